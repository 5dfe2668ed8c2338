import type { Handbook } from '@narrow-seas/core';
import type { SecondFleetTypes } from '../game.ts';
import { ACTION_DIAGRAMS } from './action-diagrams.ts';
import { DIAGRAMS } from './diagrams.ts';
import { RELATED } from './related.ts';
import { SHEET } from './sheet.ts';

export const handbook: Handbook<SecondFleetTypes> = {
  diagrams: [...DIAGRAMS, ...ACTION_DIAGRAMS],
  sheet: SHEET,
  chapters: { A: 'Charts' },
  related: RELATED,
};
