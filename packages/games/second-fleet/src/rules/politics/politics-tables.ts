import type { BaseId, DieFace } from '../../model/vocabulary.ts';
import { baseOf } from '../stacking/bases.ts';
import type { PoliticalEvent } from '../../model/campaign/phase.ts';

/** [A10] [C.14] The armistice die with its modifiers. */
export const armisticeResult = (die: number): 'random' | 'none' | 'advance' => {
  if (die <= 5) return 'random';
  return die <= 7 ? 'none' : 'advance';
};

/** [C.14] A campaign of this number of turns or fewer is a short game. */
export const SHORT_GAME = 18;

/** [A10] Boxes: start, negotiations begin, negotiations progress, armistice. */
export const ARMISTICE_BOX = 3;

/** [A10] */
const RANDOM_EVENTS: readonly (PoliticalEvent | 'special')[] = [
  'un-collapse',
  'un-breakthrough',
  'command-failure',
  'command-failure',
  'command-failure',
  'command-failure',
  'norwegian-base-falls',
  'norwegian-base-falls',
  'special',
  'special',
];

/** [A10] */
const SPECIAL_EVENTS: readonly PoliticalEvent[] = [
  'nato-break-up',
  'escalation',
  'accident',
  'accident',
  'accident',
  'submarine-accident',
  'reinforcements-enhanced',
  'reinforcements-enhanced',
  'reinforcements-delayed',
  'reinforcements-delayed',
];

const at = <T>(list: readonly T[], face: DieFace): T => {
  const item = list[face];
  if (item === undefined) throw new RangeError(`There is no event for ${face}`);
  return item;
};

export const randomEvent = (face: DieFace): PoliticalEvent | 'special' => at(RANDOM_EVENTS, face);
export const specialEvent = (face: DieFace): PoliticalEvent => at(SPECIAL_EVENTS, face);

/** [C.14.3] The order in which Norwegian bases fall. */
export const FALL_ORDER: readonly BaseId[] = [
  'Banak',
  'Tromso',
  'Bardufoss',
  'Andoya',
  'Narvik',
  'Bodo',
  'Orland',
  'Trondheim',
  'Bergen',
].map(baseOf);
