import type { RuleIndex } from '@narrow-seas/core';
import { GLOSSARY } from './glossary.ts';
import { EDITION } from './edition.ts';
import { CHARTS } from './index/charts.ts';
import { COMPLETION_1_AND_2 } from './index/completion-01-02.ts';
import { COMPLETION_3_TO_12 } from './index/completion-03-12.ts';
import { COMPLETION_13_TO_16 } from './index/completion-13-16.ts';
import { COMPLETION_17_TO_19 } from './index/completion-17-19.ts';
import { COMPLETION_20_TO_26 } from './index/completion-20-26.ts';
import { SECTION_4 } from './index/section-04.ts';
import { SECTION_9 } from './index/section-09.ts';
import { SECTION_7 } from './index/section-07.ts';
import { SECTION_8 } from './index/section-08.ts';
import { SECTION_10_ATTACKS } from './index/section-10-attacks.ts';
import { SECTION_10_BOMBING } from './index/section-10-bombing.ts';
import { SECTION_10_HUNTING } from './index/section-10-hunting.ts';
import { SECTION_10_MISSILES } from './index/section-10-missiles.ts';
import { SECTION_10_TORPEDO } from './index/section-10-torpedo.ts';
import { SECTIONS_1_AND_2 } from './index/sections-01-02.ts';
import { SECTIONS_5_AND_6 } from './index/sections-05-06.ts';
import { SECTIONS_11_TO_16 } from './index/sections-11-16.ts';
import { SECTIONS_17_TO_24 } from './index/sections-17-24.ts';

/** Titles whose cases say it all, and what only tells. */
const PROSE: readonly string[] = [
  '1 2 4 5 6 7 8 9 10 11 12 14 16 18 20 21 22 23 24',
  '4.1 4.2 4.3 7.4 7.8 7.9 7.10 9.3 9.5 9.12 10.1 10.7.4 10.7.5 10.8.6 10.8.7 10.9.5 10.9.6',
  '10.11 12.1 12.2 14.3 14.5 14.6 16.1 16.2 16.3 23.1 23.4',
  'A16 A17 C.1 C.2 C.3 C.4 C.5 C.6 C.7 C.8 C.9 C.10 C.11 C.12 C.17 C.18 C.19 C.20 C.21 C.22',
].flatMap(line => line.split(' '));

/** Every heading and bullet of the notes, the charts and our completion in our own words, and every fill. */
export const RULES: RuleIndex = {
  glossary: GLOSSARY,
  cases: [
    ...SECTIONS_1_AND_2,
    ...SECTION_4,
    ...SECTIONS_5_AND_6,
    ...SECTION_7,
    ...SECTION_8,
    ...SECTION_9,
    ...SECTION_10_ATTACKS,
    ...SECTION_10_TORPEDO,
    ...SECTION_10_MISSILES,
    ...SECTION_10_BOMBING,
    ...SECTION_10_HUNTING,
    ...SECTIONS_11_TO_16,
    ...SECTIONS_17_TO_24,
    ...CHARTS,
    ...COMPLETION_1_AND_2,
    ...COMPLETION_3_TO_12,
    ...COMPLETION_13_TO_16,
    ...COMPLETION_17_TO_19,
    ...COMPLETION_20_TO_26,
  ],
  fills: EDITION,
  prose: PROSE,
};
