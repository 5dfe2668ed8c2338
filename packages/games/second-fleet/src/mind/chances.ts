import type { Chance } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { outcomes } from '../turn/decide.ts';
import { attackDieShift } from '../rules/combat/attack-die.ts';
import { attackPoints, columnOf, defencePoints } from '../rules/combat/crt.ts';
import type { AttackRoll, DefenceRoll } from '../model/fire/phase.ts';
import { isFound } from '../rules/strategic-air/search-table.ts';
import { quarryOf } from '../rules/detection/sosus.ts';
import type { State, PublicState } from '../model/state.ts';
import { DIE_FACES, type DieFace, type UnitId } from '../model/vocabulary.ts';

const joinedBy = (resultOf: (face: DieFace) => number): readonly Chance<Action>[] => {
  const joined = new Map<number, { face: DieFace; ways: number }>();
  for (const face of DIE_FACES) {
    const result = resultOf(face);
    const known = joined.get(result);
    if (known === undefined) joined.set(result, { face, ways: 1 });
    else known.ways += 1;
  }
  return [...joined.values()].map(({ face, ways }) => ({ action: { type: 'roll', face }, ways }));
};

const defences = ({ value, shift }: DefenceRoll): readonly Chance<Action>[] =>
  joinedBy(face => defencePoints(columnOf(value), face + shift));

const attacks = (table: PublicState, phase: AttackRoll): readonly Chance<Action>[] | undefined => {
  const aim = phase.aims[phase.points.length];
  if (aim === undefined) return undefined;
  const shift = attackDieShift(table, phase.aimed, aim.target) - phase.defence;
  return joinedBy(face => attackPoints(columnOf(aim.points), face + shift));
};

const searches = (table: PublicState, submarine: UnitId): readonly Chance<Action>[] => {
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
