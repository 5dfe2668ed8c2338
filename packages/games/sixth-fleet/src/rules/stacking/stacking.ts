import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { unitsAt } from '../../model/position.ts';
import { no, noAt } from '../../turn/refusals.ts';
import { isNaval, specOf } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';

/** [7.0] [7.11] [9.41] The most of one side in a hex, whatever their types [7.41], when movement ends [7.21]. */
export const NAVAL_LIMIT = 3;
export const AIR_LIMIT = 6;

/** How many more units of its kind fit into the hex beside it. */
export const freeSeats = (state: State, unit: UnitId, hex: HexId): number => {
  const spec = specOf(state, unit);
  const alike = unitsAt(state, spec.side, hex).filter(
    id => isNaval(specOf(state, id)) === isNaval(spec),
  ).length;
  return (isNaval(spec) ? NAVAL_LIMIT : AIR_LIMIT) - alike;
};

/** [7.22] Whether one more unit of its kind fits into the hex. */
export const hasRoomFor = (state: State, unit: UnitId, hex: HexId): boolean =>
  freeSeats(state, unit, hex) > 0;

/** [7.0] Hexes where a side has more than the limit. */
export const overfullHexes = (state: State, side: Side): readonly HexId[] =>
  state.stacks[side].filter(({ units }) => excessKinds(state, units).length > 0).map(({ hex }) => hex);

/** Which kinds are too many in a stack. */
export const excessKinds = (state: State, units: readonly UnitId[]): readonly ('naval' | 'air')[] => {
  const ships = units.filter(unit => isNaval(specOf(state, unit))).length;
  return [
    ...(ships > NAVAL_LIMIT ? (['naval'] as const) : []),
    ...(units.length - ships > AIR_LIMIT ? (['air'] as const) : []),
  ];
};

/** [7.4] [7.42] [9.42] Why the stack may not be put in that order. */
export const refuseArrangement = (
  state: State,
  side: Side,
  hex: HexId,
  units: readonly UnitId[],
): Refusal | undefined => {
  const there = unitsAt(state, side, hex);
  const same = there.length > 0 && there.length === units.length && there.every(unit => units.includes(unit));
  if (!same) return noAt('7.47', 'other-units', 'Name each unit of the stack exactly once.', hex);
  const lowestAircraft = units.findLastIndex(unit => !isNaval(specOf(state, unit)));
  const highestShip = units.findIndex(unit => isNaval(specOf(state, unit)));
  return highestShip >= 0 && lowestAircraft > highestShip
    ? noAt('7.43', 'aircraft-below', 'Aircraft must lie above the ships in a stack.', hex, ...units)
    : undefined;
};

/** [7.47] The orders that bring one unit to the top of its kind, the ships or the aircraft: a few of these make any. */
export const raisedOrders = (state: State, units: readonly UnitId[]): readonly (readonly UnitId[])[] => {
  const highestShip = units.findIndex(unit => isNaval(specOf(state, unit)));
  return units.flatMap((unit, place) => {
    const top = isNaval(specOf(state, unit)) ? highestShip : 0;
    return place === top ? [] : [units.toSpliced(place, 1).toSpliced(top, 0, unit)];
  });
};

/** [7.0] Why the opponent may not choose this unit. */
export const refuseRemoval = (state: State, mover: Side, unit: UnitId): Refusal | undefined =>
  removable(state, mover).includes(unit)
    ? undefined
    : no('7.0', 'not-excess', 'Choose a unit in a hex that has too many units of its kind.', unit);

/** The units of overfull hexes, of the kind that is too many. */
export const removable = (state: State, mover: Side): readonly UnitId[] =>
  state.stacks[mover].flatMap(({ units }) => {
    const kinds = excessKinds(state, units);
    return units.filter(unit => kinds.includes(isNaval(specOf(state, unit)) ? 'naval' : 'air'));
  });
