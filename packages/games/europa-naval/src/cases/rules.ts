import type { RuleIndex } from '@narrow-seas/core';
import { GLOSSARY } from './glossary.ts';
import { EDITION } from './edition.ts';
import { FRAME_1_TO_8 } from './index/frame-01-08.ts';
import { FRAME_9_TO_18 } from './index/frame-09-18.ts';
import { FRAME_19_TO_31 } from './index/frame-19-31.ts';
import { RULE_36 } from './index/rule-36.ts';
import { TABLES } from './index/tables.ts';

/** Titles whose cases say it all, and what only tells. */
const PROSE: readonly string[] =
  '36 36.A 36.D.1 36.F F.1 F.1.3 F.1.4 F.2.8 F.3 F.5.5 F.6 F.6.2 F.7 F.8 F.9.4 F.13.3 F.18 F.19 F.20 F.21 F.21.3 F.27 F.28.2 F.31 S S.4 S.5 T.8'.split(
    ' ',
  );

/** Every clause of Rule 36 and of the frame around it, in our own words, and every fill. */
export const RULES: RuleIndex = {
  cases: [...RULE_36, ...FRAME_1_TO_8, ...FRAME_9_TO_18, ...FRAME_19_TO_31, ...TABLES],
  glossary: GLOSSARY,
  fills: EDITION,
  prose: PROSE,
};
