import type { HexId } from '@narrow-seas/hex';
import { withUnitsAt } from './copy.ts';
import { ROSTER, specOf } from './roster.ts';
import type { HoldingBox, Stack, State } from './state.ts';
import { type BySide, SIDES, type Side, type UnitId } from './vocabulary.ts';

const NOWHERE = -1;

type Placed = Pick<State, 'stacks' | 'extra'>;

/**
 * The hex of every unit, found once for each list of stacks. No memo of core: every move asks several times and hands one
 * on, and random play was 4% slower with it.
 */
const hexesOfUnits = new WeakMap<readonly Stack[], readonly number[]>();

const hexesIn = (stacks: readonly Stack[]): readonly number[] => {
  const known = hexesOfUnits.get(stacks);
  if (known !== undefined) return known;
  const last = stacks.reduce((most, { units }) => Math.max(most, ...units), ROSTER.length - 1);
  const hexes = new Array<number>(last + 1).fill(NOWHERE);
  for (const { hex, units } of stacks) for (const unit of units) hexes[unit] = hex;
  hexesOfUnits.set(stacks, hexes);
  return hexes;
};

/** One unit moved: what was known of the others is still true. Finding it again for every move showed in profiles. */
const handDown = (state: Placed, side: Side, stacks: readonly Stack[], unit: UnitId, hex: number): void => {
  const hexes = hexesIn(state.stacks[side]).slice();
  hexes[unit] = hex;
  hexesOfUnits.set(stacks, hexes);
};

/** The place of the first stack at or beyond the hex: the list is in the order of hexes. */
const placeInList = (stacks: readonly Stack[], hex: HexId): number => {
  let low = 0;
  let high = stacks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((stacks[middle] as Stack).hex < hex) low = middle + 1;
    else high = middle;
  }
  return low;
};

const NO_UNITS: readonly UnitId[] = [];

const unitsIn = (stacks: readonly Stack[], hex: HexId): readonly UnitId[] => {
  const stack = stacks[placeInList(stacks, hex)];
  return stack?.hex === hex ? stack.units : NO_UNITS;
};

/** The units of a side in a hex, topmost first. */
export const unitsAt = (state: Placed, side: Side, hex: HexId): readonly UnitId[] =>
  unitsIn(state.stacks[side], hex);

/** The hex of a unit on the map; undefined when it is in a box, dead or not yet in play. */
export const hexOfUnit = (state: Placed, unit: UnitId): HexId | undefined => {
  const hex = hexesIn(state.stacks[specOf(state, unit).side])[unit];
  return hex === undefined || hex === NOWHERE ? undefined : (hex as HexId);
};

export const boxOf = (state: Pick<State, 'boxes'>, carrier: UnitId): readonly UnitId[] =>
  state.boxes.find(box => box.carrier === carrier)?.units ?? NO_UNITS;

/** The carrier whose box holds the unit. */
export const carrierOf = (state: Pick<State, 'boxes'>, unit: UnitId): UnitId | undefined =>
  state.boxes.find(box => box.units.includes(unit))?.carrier;

/** On the map, or aboard something that is. */
export const placeOf = (state: Placed & Pick<State, 'boxes'>, unit: UnitId): HexId | undefined => {
  const hex = hexOfUnit(state, unit);
  if (hex !== undefined || state.boxes.length === 0) return hex;
  const carrier = carrierOf(state, unit);
  return carrier === undefined ? undefined : hexOfUnit(state, carrier);
};

export const isOccupied = (state: Placed, hex: HexId): boolean =>
  SIDES.some(side => unitsAt(state, side, hex).length > 0);

/** Not yet in play: neither on the map, nor aboard, nor gone. */
export const inReserve = (state: State, unit: UnitId): boolean =>
  hexOfUnit(state, unit) === undefined &&
  carrierOf(state, unit) === undefined &&
  !state.dead.includes(unit) &&
  !state.grounded.includes(unit) &&
  !state.forfeited.includes(unit);

/** [7.43] Aircraft go on top, ships under the aircraft and above the other ships. */
const entered = (state: Placed, units: readonly UnitId[], unit: UnitId): readonly UnitId[] => {
  if (specOf(state, unit).domain === 'air') return [unit, ...units];
  let place = 0;
  while (place < units.length && specOf(state, units[place] as UnitId).domain === 'air') place += 1;
  return units.toSpliced(place, 0, unit);
};

const withStack = (stacks: readonly Stack[], hex: HexId, units: readonly UnitId[]): readonly Stack[] => {
  const place = placeInList(stacks, hex);
  const found = stacks[place]?.hex === hex;
  const copy = stacks.slice();
  if (units.length > 0) copy.splice(place, found ? 1 : 0, { hex, units });
  else if (found) copy.splice(place, 1);
  return copy;
};

const withSide = (state: State, side: Side, stacks: readonly Stack[]): BySide<readonly Stack[]> =>
  side === 'nato'
    ? { nato: stacks, soviet: state.stacks.soviet }
    : { nato: state.stacks.nato, soviet: stacks };

const withoutFromBoxes = (boxes: readonly HoldingBox[], unit: UnitId): readonly HoldingBox[] =>
  boxes
    .map(box => (box.units.includes(unit) ? { ...box, units: box.units.filter(id => id !== unit) } : box))
    .filter(box => box.units.length > 0);

const stacksWithout = (state: State, side: Side, unit: UnitId): readonly Stack[] => {
  const stacks = state.stacks[side];
  const hex = hexOfUnit(state, unit);
  if (hex === undefined) return stacks;
  return withStack(
    stacks,
    hex,
    unitsIn(stacks, hex).filter(id => id !== unit),
  );
};

const boxesWithout = (state: State, unit: UnitId): readonly HoldingBox[] =>
  carrierOf(state, unit) === undefined ? state.boxes : withoutFromBoxes(state.boxes, unit);

/** The state with the unit taken off the map and out of any box. */
export const lifted = (state: State, unit: UnitId): State => {
  const { side } = specOf(state, unit);
  const stacks = stacksWithout(state, side, unit);
  if (stacks !== state.stacks[side]) handDown(state, side, stacks, unit, NOWHERE);
  return withUnitsAt(state, withSide(state, side, stacks), boxesWithout(state, unit));
};

/** The state with the unit in that hex, wherever it was. */
export const placed = (state: State, unit: UnitId, hex: HexId): State => {
  const { side } = specOf(state, unit);
  const left = stacksWithout(state, side, unit);
  const stacks = withStack(left, hex, entered(state, unitsIn(left, hex), unit));
  handDown(state, side, stacks, unit, hex);
  return withUnitsAt(state, withSide(state, side, stacks), boxesWithout(state, unit));
};

export const arranged = (state: State, side: Side, hex: HexId, units: readonly UnitId[]): State =>
  withUnitsAt(state, withSide(state, side, withStack(state.stacks[side], hex, units)), state.boxes);

/** The state with the aircraft in the carrier's box. */
export const boxed = (state: State, unit: UnitId, carrier: UnitId): State => {
  const without = lifted(state, unit);
  const units = [...boxOf(without, carrier), unit];
  const others = without.boxes.filter(box => box.carrier !== carrier);
  const boxes = [...others, { carrier, units }].toSorted((a, b) => a.carrier - b.carrier);
  return withUnitsAt(without, without.stacks, boxes);
};
