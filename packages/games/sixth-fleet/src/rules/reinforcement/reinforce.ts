import type { Refusal } from '@narrow-seas/core';
import { type HexId, hexesIn } from '@narrow-seas/hex';
import { refuseBox } from '../air/air.ts';
import { AIRBASES, BLACK_SEA, isWater, NORTH_EDGE, WEST_EDGE, WEST_ENTRY } from '../../model/chart.ts';
import { hasLine } from './communication.ts';
import { airbaseAt, barsEntry } from '../terrain/fortress.ts';
import { assignedCarrier } from '../set-up/group.ts';
import { hexOfUnit, inReserve, unitsAt } from '../../model/position.ts';
import { at, no, noAt, notYours } from '../../turn/refusals.ts';
import { isNaval, ROSTER, specOf } from '../../model/roster.ts';
import { hasRoomFor } from '../stacking/stacking.ts';
import type { State } from '../../model/state.ts';
import { enemyOf, type Side, type UnitId } from '../../model/vocabulary.ts';

const ARRIVING: readonly UnitId[] = ROSTER.flatMap((spec, id) =>
  spec.arrives === 'turn-11' ? [id as UnitId] : [],
);

const WESTERN_ENTRIES = hexesIn(WEST_ENTRY);
const BLACK_SEA_HEXES = hexesIn(BLACK_SEA).filter(isWater);

/** [12.2] Reinforcements of the side that are not yet placed. */
export const unitsDue = (state: State, side: Side): readonly UnitId[] =>
  ARRIVING.filter(unit => specOf(state, unit).side === side && inReserve(state, unit));

/** [12.21] to [12.24] Where reinforcements of this kind come in, before stacking and enemies are looked at. */
export const entryHexes = (state: State, unit: UnitId): readonly HexId[] => {
  const spec = specOf(state, unit);
  if (spec.carrierBased) {
    const carrier = assignedCarrier(state, unit);
    const hex = carrier === undefined ? undefined : hexOfUnit(state, carrier);
    return hex === undefined ? [] : [hex];
  }
  if (isNaval(spec)) return spec.side === 'nato' ? WESTERN_ENTRIES : BLACK_SEA_HEXES;
  return AIRBASES.filter(base => base.nation === spec.nation && !base.optional).map(({ hex }) => hex);
};

/** [12.2] Why a reinforcement may not be placed there. */
export const refuseReinforcement = (
  state: State,
  side: Side,
  unit: UnitId,
  hex: HexId,
): Refusal | undefined => {
  if (!isDue(state, side, unit)) return notYours(unit);
  if (!entryHexes(state, unit).includes(hex)) {
    return noAt(
      entryRule(state, unit),
      'not-an-entry',
      `This reinforcement cannot arrive at ${at(hex)}.`,
      hex,
      unit,
    );
  }
  return refuseEntryHex(state, side, unit, hex);
};

const isDue = (state: State, side: Side, unit: UnitId): boolean => {
  const spec = specOf(state, unit);
  return spec.side === side && spec.arrives === 'turn-11' && inReserve(state, unit);
};

/** The same for a hex that is an entry of a unit that is due. */
const refuseEntryHex = (state: State, side: Side, unit: UnitId, hex: HexId): Refusal | undefined => {
  const spec = specOf(state, unit);
  if (unitsAt(state, enemyOf(side), hex).length > 0) {
    return noAt(
      side === 'nato' ? '12.22' : '5.21',
      'enemy-there',
      'Reinforcements cannot be placed in a hex with enemy units.',
      hex,
      unit,
    );
  }
  if (barsEntry(state, side, hex) !== undefined)
    return noAt('10.15', 'defended', 'The enemy defences of this hex still stand.', hex, unit);
  if (!hasRoomFor(state, unit, hex))
    return noAt(
      '12.2',
      'full',
      'This hex is full. Reinforcements must keep to the stacking limit.',
      hex,
      unit,
    );
  return isNaval(spec) || spec.carrierBased ? undefined : refuseLine(state, side, unit, hex);
};

const entryRule = (state: State, unit: UnitId): string => {
  const { side, domain, carrierBased } = specOf(state, unit);
  const landBased = domain === 'air' && !carrierBased;
  if (side === 'nato') return landBased ? '12.21' : '12.22';
  return landBased ? '12.23' : '12.24';
};

/** [12.21] [12.23] Land-based aircraft need a standing base and a line from it off the map. */
const refuseLine = (state: State, side: Side, unit: UnitId, hex: HexId): Refusal | undefined => {
  const rule = side === 'nato' ? '12.21' : '12.23';
  if (airbaseAt(state, hex) === undefined)
    return noAt(rule, 'base-destroyed', 'The airbase in this hex is destroyed.', hex, unit);
  const edge = side === 'nato' ? WEST_EDGE : NORTH_EDGE;
  if (hasLine(state, side, hex, edge)) return undefined;
  return noAt(
    rule,
    'cut-off',
    `No line of communications runs from ${at(hex)} off the ${side === 'nato' ? 'western' : 'northern'} edge.`,
    hex,
    unit,
  );
};

/** [12.22] [12.24] Aircraft of Kiev and of the French carriers arrive aboard their own. */
export const refuseReinforcementAboard = (
  state: State,
  side: Side,
  unit: UnitId,
  carrier: UnitId,
): Refusal | undefined => {
  const spec = specOf(state, unit);
  if (!isDue(state, side, unit)) return notYours(unit);
  if (assignedCarrier(state, unit) !== carrier || hexOfUnit(state, carrier) === undefined) {
    return no(
      side === 'nato' ? '12.22' : '12.24',
      'own-carrier',
      'Carrier aircraft must arrive with the carrier they are assigned to.',
      unit,
      carrier,
    );
  }
  return refuseBox(state, spec, specOf(state, carrier), unit, carrier);
};

export const reinforcementHexes = (state: State, side: Side, unit: UnitId): readonly HexId[] =>
  isDue(state, side, unit)
    ? entryHexes(state, unit).filter(hex => refuseEntryHex(state, side, unit, hex) === undefined)
    : [];

/** [12.2] A unit that can be placed may not wait. */
export const canArrive = (state: State, side: Side, unit: UnitId): boolean => {
  const carrier = assignedCarrier(state, unit);
  if (carrier !== undefined && refuseReinforcementAboard(state, side, unit, carrier) === undefined)
    return true;
  return (
    isDue(state, side, unit) &&
    entryHexes(state, unit).some(hex => refuseEntryHex(state, side, unit, hex) === undefined)
  );
};
