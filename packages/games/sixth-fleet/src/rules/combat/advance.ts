import type { Refusal } from '@narrow-seas/core';
import { type HexId, neighboursOf } from '@narrow-seas/hex';
import { GRID } from '../../model/chart.ts';
import { refuseEntry } from '../movement/movement.ts';
import { passageFor } from '../movement/passage.ts';
import { hexOfUnit, isOccupied, unitsAt } from '../../model/position.ts';
import { no } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { Combat, State } from '../../model/state.ts';
import { enemyOf, type UnitId } from '../../model/vocabulary.ts';

/** [8.5] */
export const ADVANCE_LIMIT = 3;

/** [6.6] Control does not matter to an advance, the terrain and standing defences do. */
const canEnter = (state: State, unit: UnitId, hex: HexId): boolean => {
  const spec = specOf(state, unit);
  const from = hexOfUnit(state, unit);
  const passage = passageFor(state, spec.side, spec.domain);
  return from !== undefined && refuseEntry(state, spec, passage, from, hex) === undefined;
};

/** [8.5] The attackers of a hex who may move into it now that it is empty. */
export const advancingAttackers = (state: State, combat: Combat, hex: HexId): readonly UnitId[] =>
  isOccupied(state, hex)
    ? []
    : combat.attacked.filter(
        (unit, place) =>
          combat.targets[place] === hex && !combat.exempt.includes(unit) && canEnter(state, unit, hex),
      );

/** [8.5] The other side's units beside a hex that the phasing side had to give up. */
export const advancingOpponents = (state: State, combat: Combat, hex: HexId): readonly UnitId[] =>
  isOccupied(state, hex)
    ? []
    : neighboursOf(GRID, hex).flatMap(beside =>
        unitsAt(state, enemyOf(combat.side), beside).filter(unit => canEnter(state, unit, hex)),
      );

export const refuseAdvance = (
  candidates: readonly UnitId[],
  units: readonly UnitId[],
): Refusal | undefined => {
  const unentitled = units.find(unit => !candidates.includes(unit));
  if (unentitled !== undefined)
    return no(
      '8.5',
      'not-entitled',
      'This unit may not advance here. It took no part in emptying the hex, or it cannot enter it.',
      unentitled,
    );
  if (new Set(units).size < units.length)
    return no('8.5', 'twice', 'Name each unit that advances only once.', ...units);
  return units.length > ADVANCE_LIMIT
    ? no('8.5', 'too-many', 'At most three units may advance into a hex.', ...units)
    : undefined;
};
