import type { Refusal } from '@narrow-seas/core';
import { type HexId, neighboursOf } from '@narrow-seas/hex';
import { GRID } from './chart.ts';
import { refuseEntry } from './movement.ts';
import { passageFor } from './passage.ts';
import { hexOfUnit, isOccupied, unitsAt } from './position.ts';
import { no } from './refusals.ts';
import { specOf } from './roster.ts';
import type { Combat, State } from './state.ts';
import { enemyOf, type UnitId } from './vocabulary.ts';

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
  const stranger = units.find(unit => !candidates.includes(unit));
  if (stranger !== undefined)
    return no(
      '8.5',
      'not-entitled',
      'The unit took no part in emptying that hex, or cannot enter it.',
      stranger,
    );
  if (new Set(units).size < units.length) return no('8.5', 'twice', 'A unit advances once.', ...units);
  return units.length > ADVANCE_LIMIT
    ? no('8.5', 'too-many', 'At most three units advance.', ...units)
    : undefined;
};
