import type { Consideration } from '@narrow-seas/core';
import { evaluate } from '../mind/evaluate.ts';
import { netNow } from '../mind/net.ts';
import { healthOf, worthOf } from '../mind/strike-value.ts';
import { specOf, unitCount } from '../roster.ts';
import type { State, Table } from '../state.ts';
import type { Side, UnitId } from '../vocabulary.ts';
import { ADVICE_WORDS } from './words.ts';

/** What the evaluation counts for a point. */
const POINT = 2;

const forcesOf = (table: Table, side: Side): number => {
  let sum = 0;
  for (let id = 0; id < unitCount(table); id += 1) {
    const unit = id as UnitId;
    const worth = worthOf(table, unit) * healthOf(table, unit);
    sum += specOf(table, unit).side === side ? worth : -worth;
  }
  return sum;
};

/** Points, units, and all that the evaluation sees beyond them: together they are the evaluation. */
export const considerations = (state: State, side: Side): readonly Consideration[] => {
  const { table } = state;
  const points = POINT * netNow(table) * (side === 'soviet' ? 1 : -1);
  const forces = forcesOf(table, side);
  const prospects = evaluate(state, side) - points - forces;
  const titles = ADVICE_WORDS.considerations;
  return [
    { id: 'points', title: titles.points, value: points },
    { id: 'forces', title: titles.forces, value: forces },
    { id: 'prospects', title: titles.prospects, value: prospects },
  ];
};
