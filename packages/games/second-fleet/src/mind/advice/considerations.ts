import type { Consideration } from '@narrow-seas/core';
import { evaluateBy, type Judgement } from '../evaluate.ts';
import { netNow } from '../net.ts';
import { healthOf, type Worth } from '../strike-value.ts';
import { specOf, unitCount } from '../../model/roster.ts';
import type { State, PublicState } from '../../model/state.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';
import { ADVICE_WORDS } from './words.ts';

/** What the evaluation counts for a point. */
const POINT = 2;

const forcesOf = (table: PublicState, side: Side, worthOf: Worth): number => {
  let sum = 0;
  for (let id = 0; id < unitCount(table); id += 1) {
    const unit = id as UnitId;
    const worth = worthOf(table, unit) * healthOf(table, unit);
    sum += specOf(table, unit).side === side ? worth : -worth;
  }
  return sum;
};

/** Points, units, and all that the evaluation sees beyond them: together they are the evaluation. */
export const considerationsBy = (judgement: Judgement) => {
  const evaluate = evaluateBy(judgement);
  return (state: State, side: Side): readonly Consideration[] => {
    const { table } = state;
    const points = POINT * netNow(table) * (side === 'soviet' ? 1 : -1);
    const forces = forcesOf(table, side, judgement.worthOf);
    const prospects = evaluate(state, side) - points - forces;
    const titles = ADVICE_WORDS.considerations;
    return [
      { id: 'points', title: titles.points, value: points },
      { id: 'forces', title: titles.forces, value: forces },
      { id: 'prospects', title: titles.prospects, value: prospects },
    ];
  };
};
