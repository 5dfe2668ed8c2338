import { BASE_IDS, baseState } from '../stacking/bases.ts';
import type { Event } from '../../model/event.ts';
import type { State, PublicState } from '../../model/state.ts';
import type { Step } from '../../turn/step.ts';
import { timeOf } from '../../model/time.ts';
import type { BaseId, Grade } from '../../model/vocabulary.ts';

const PARTS = ['airfield', 'port'] as const;

const repairOf = (table: PublicState, base: BaseId): readonly Event[] => {
  const state = baseState(table, base);
  if (state.lodgement > 0) return [];
  return PARTS.filter(part => state[part] === 1 || state[part] === 2).map(part => ({
    type: 'base-repaired',
    base,
    part,
    grade: (state[part] - 1) as Grade,
  }));
};

/** [14.7] [14.7.1] [14.7.2] [14.4] [C.2.21] [C.20.3] Every damaged base improves one grade, but not while the enemy is ashore; destroyed stays. */
export const repairBases = ({ table }: State): readonly Event[] =>
  BASE_IDS.flatMap(base => repairOf(table, base));

/** [C.24] [2.4.2] At night, from the intermediate game on. */
export const repairStep: Step = {
  name: 'repair',
  applies: ({ table }) => table.level !== 'basic' && timeOf(table) === 'night',
  begin: repairBases,
};
