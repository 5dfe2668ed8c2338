import type { Chance } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { outcomes } from '../decide.ts';
import { attackDieShift } from '../fire/attack-die.ts';
import { attackPoints, columnOf, defencePoints } from '../fire/crt.ts';
import type { AttackRoll, DefenceRoll } from '../fire/phase.ts';
import { isFound } from '../fire/search-table.ts';
import { quarryOf } from '../sea/sosus.ts';
import type { State, Table } from '../state.ts';
import { FACES, type Face, type UnitId } from '../vocabulary.ts';

const joinedBy = (resultOf: (face: Face) => number): readonly Chance<Action>[] => {
  const joined = new Map<number, { face: Face; ways: number }>();
  for (const face of FACES) {
    const result = resultOf(face);
    const known = joined.get(result);
    if (known === undefined) joined.set(result, { face, ways: 1 });
    else known.ways += 1;
  }
  return [...joined.values()].map(({ face, ways }) => ({ action: { type: 'roll', face }, ways }));
};

const defences = ({ value, shift }: DefenceRoll): readonly Chance<Action>[] =>
  joinedBy(face => defencePoints(columnOf(value), face + shift));

const attacks = (table: Table, phase: AttackRoll): readonly Chance<Action>[] | undefined => {
  const aim = phase.aims[phase.points.length];
  if (aim === undefined) return undefined;
  const shift = attackDieShift(table, phase.aimed, aim.target) - phase.defence;
  return joinedBy(face => attackPoints(columnOf(aim.points), face + shift));
};

const searches = (table: Table, submarine: UnitId): readonly Chance<Action>[] => {
  const quarry = quarryOf(table, submarine);
  return joinedBy(face => Number(isFound(quarry, face)));
};

/** [1.3] The die, faces that lead to the same put together. */
export const joinedOutcomes = (state: State): readonly Chance<Action>[] => {
  const { table } = state;
  const { phase } = table;
  switch (phase.name) {
    case 'initiative':
      return joinedBy(face => face % 2);
    case 'defence-roll':
      return defences(phase);
    case 'attack-roll':
      return attacks(table, phase) ?? outcomes(state);
    case 'search':
      return searches(table, phase.submarine);
    case 'sosus':
      return searches(table, phase.unit);
    default:
      return outcomes(state);
  }
};
