import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { airbaseAt } from '../terrain/fortress.ts';
import { boxOf, carrierOf, hexOfUnit, unitsAt } from '../../model/position.ts';
import { no, notYours } from '../../turn/refusals.ts';
import { isCarrier, specOf, type UnitSpec } from '../../model/roster.ts';
import type { Movement, State } from '../../model/state.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';

/** [9.62] */
export const BOX_LIMIT = 6;

/** [9.1] [9.12] [9.13] [9.43] [9.61] Whether the hex is a base for that aircraft: a land base of its nation, or a carrier for carrier aircraft. */
export const isBaseFor = (state: State, spec: UnitSpec, hex: HexId): boolean =>
  airbaseAt(state, hex)?.nation === spec.nation || carrierFor(state, spec, hex) !== undefined;

/** [9.11] [9.17] The carrier of its nation in that hex, for carrier-based aircraft only. */
export const carrierFor = (state: State, spec: UnitSpec, hex: HexId): UnitId | undefined =>
  spec.carrierBased
    ? unitsAt(state, spec.side, hex).find(unit => isCarrierOf(specOf(state, unit), spec))
    : undefined;

const isCarrierOf = (carrier: UnitSpec, aircraft: UnitSpec): boolean =>
  isCarrier(carrier) && carrier.nation === aircraft.nation;

/** [9.22] Aircraft that begin the phase away from a base must end it at one. */
export const aircraftAway = (state: State, side: Side): readonly UnitId[] =>
  state.stacks[side].flatMap(({ hex, units }) =>
    units.filter(unit => {
      const spec = specOf(state, unit);
      return spec.domain === 'air' && !isBaseFor(state, spec, hex);
    }),
  );

/** [9.22] Those of them that are not at a base of their own now. */
export const aircraftUnlanded = (state: State, mustLand: readonly UnitId[]): readonly UnitId[] =>
  mustLand.filter(unit => {
    const hex = hexOfUnit(state, unit);
    return hex !== undefined && !isBaseFor(state, specOf(state, unit), hex);
  });

/** [9.63] Aircraft leave their carrier before it moves; those it left behind stay where they are. */
export const refuseTakeOff = (
  state: State,
  { moved, mustLand }: Movement,
  unit: UnitId,
): Refusal | undefined => {
  const spec = specOf(state, unit);
  if (!spec.carrierBased || mustLand.includes(unit)) return undefined;
  const aboard = carrierOf(state, unit);
  const free =
    aboard === undefined
      ? mayLeaveHex(state, spec, hexOfUnit(state, unit) as HexId, moved)
      : !moved.includes(aboard);
  return free
    ? undefined
    : no('9.63', 'carrier-moved', 'Aircraft must leave their carrier before it moves.', unit);
};

/** It began the phase at a base: if no base is here that has stayed, its carrier has gone. */
const mayLeaveHex = (state: State, spec: UnitSpec, hex: HexId, moved: readonly UnitId[]): boolean =>
  airbaseAt(state, hex)?.nation === spec.nation ||
  unitsAt(state, spec.side, hex).some(
    unit => isCarrierOf(specOf(state, unit), spec) && !moved.includes(unit),
  );

/** [9.62] B. Why the aircraft may not be put into the carrier's box. */
export const refuseEmbark = (
  state: State,
  side: Side,
  unit: UnitId,
  carrier: UnitId,
): Refusal | undefined => {
  const spec = specOf(state, unit);
  const hex = hexOfUnit(state, unit);
  if (hex === undefined || spec.side !== side) return notYours(unit);
  const ship = specOf(state, carrier);
  if (hexOfUnit(state, carrier) !== hex)
    return no(
      '9.62',
      'not-with-carrier',
      'The aircraft must be in the same hex as the carrier.',
      unit,
      carrier,
    );
  return refuseBox(state, spec, ship, unit, carrier);
};

/** [9.17] [9.62] Whether this carrier can take that aircraft. */
export const refuseBox = (
  state: State,
  spec: UnitSpec,
  ship: UnitSpec,
  unit: UnitId,
  carrier: UnitId,
): Refusal | undefined => {
  if (spec.domain !== 'air' || !spec.carrierBased)
    return no('9.17', 'land-based', 'Only carrier-based aircraft can go aboard a carrier.', unit);
  if (!isCarrierOf(ship, spec))
    return no(
      '9.62',
      'wrong-carrier',
      'Aircraft can go aboard only a carrier of their own nation.',
      unit,
      carrier,
    );
  if (boxOf(state, carrier).length >= BOX_LIMIT)
    return no('9.62', 'box-full', 'This carrier is full. Its holding box takes six aircraft.', carrier);
  return undefined;
};

/** [9.62] A. Out of the box, over the carrier. */
export const refuseLaunch = (state: State, side: Side, unit: UnitId): Refusal | undefined =>
  specOf(state, unit).side === side && carrierOf(state, unit) !== undefined ? undefined : notYours(unit);
