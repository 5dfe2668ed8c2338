import type { HexId } from '@narrow-seas/hex';
import { GRID } from './chart.ts';
import { specOf, unitCount } from './roster.ts';
import type { HoldingBox, Stack, State } from './state.ts';
import { type BySide, enemyOf, SIDES, type Side, type UnitId } from './vocabulary.ts';

const NOWHERE = -1;

/** Where everything of one side is, made once for each list of stacks: lists never change, so it is never stale. */
interface Whereabouts {
  readonly hexOfUnit: Int16Array;
  readonly stackAtHex: Int16Array;
}

const whereabouts = new WeakMap<readonly Stack[], Whereabouts>();

type Placed = Pick<State, 'stacks' | 'extra'>;

const whereaboutsOf = (state: Placed, side: Side): Whereabouts => {
  const stacks = state.stacks[side];
  const known = whereabouts.get(stacks);
  if (known !== undefined) return known;
  const made: Whereabouts = {
    hexOfUnit: new Int16Array(unitCount(state)).fill(NOWHERE),
    stackAtHex: new Int16Array(GRID.size).fill(NOWHERE),
  };
  for (let place = 0; place < stacks.length; place += 1) {
    const { hex, units } = stacks[place] as Stack;
    made.stackAtHex[hex] = place;
    for (const unit of units) made.hexOfUnit[unit] = hex;
  }
  whereabouts.set(stacks, made);
  return made;
};

const NO_UNITS: readonly UnitId[] = [];

/** The units of a side in a hex, topmost first. */
export const unitsAt = (state: Placed, side: Side, hex: HexId): readonly UnitId[] =>
  state.stacks[side][whereaboutsOf(state, side).stackAtHex[hex] ?? NOWHERE]?.units ?? NO_UNITS;

/** The hex of a unit on the map; undefined when it is in a box, dead or not yet in play. */
export const hexOfUnit = (state: Placed, unit: UnitId): HexId | undefined => {
  const hex = whereaboutsOf(state, specOf(state, unit).side).hexOfUnit[unit];
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
  const aircraft = units.filter(id => specOf(state, id).domain === 'air').length;
  return units.toSpliced(aircraft, 0, unit);
};

const withStack = (stacks: readonly Stack[], hex: HexId, units: readonly UnitId[]): readonly Stack[] => {
  const place = stacks.findIndex(stack => stack.hex >= hex);
  const found = place >= 0 && stacks[place]?.hex === hex;
  const at = place < 0 ? stacks.length : place;
  if (units.length === 0) return found ? stacks.toSpliced(at, 1) : stacks;
  return stacks.toSpliced(at, found ? 1 : 0, { hex, units });
};

const withSide = (state: State, side: Side, stacks: readonly Stack[]): BySide<readonly Stack[]> =>
  side === 'nato'
    ? { nato: stacks, soviet: state.stacks.soviet }
    : { nato: state.stacks.nato, soviet: stacks };

const withoutFromBoxes = (boxes: readonly HoldingBox[], unit: UnitId): readonly HoldingBox[] =>
  boxes
    .map(box => (box.units.includes(unit) ? { ...box, units: box.units.filter(id => id !== unit) } : box))
    .filter(box => box.units.length > 0);

/** The state with the unit taken off the map and out of any box. */
export const lifted = (state: State, unit: UnitId): State => {
  const { side } = specOf(state, unit);
  const hex = hexOfUnit(state, unit);
  if (hex !== undefined) {
    const left = unitsAt(state, side, hex).filter(id => id !== unit);
    return { ...state, stacks: withSide(state, side, withStack(state.stacks[side], hex, left)) };
  }
  return carrierOf(state, unit) === undefined
    ? state
    : { ...state, boxes: withoutFromBoxes(state.boxes, unit) };
};

/** The state with the unit in that hex, wherever it was. */
export const placed = (state: State, unit: UnitId, hex: HexId): State => {
  const without = lifted(state, unit);
  const { side } = specOf(state, unit);
  const units = entered(state, unitsAt(without, side, hex), unit);
  return { ...without, stacks: withSide(without, side, withStack(without.stacks[side], hex, units)) };
};

export const arranged = (state: State, side: Side, hex: HexId, units: readonly UnitId[]): State => ({
  ...state,
  stacks: withSide(state, side, withStack(state.stacks[side], hex, units)),
});

/** The state with the aircraft in the carrier's box. */
export const boxed = (state: State, unit: UnitId, carrier: UnitId): State => {
  const without = lifted(state, unit);
  const units = [...boxOf(without, carrier), unit];
  const others = without.boxes.filter(box => box.carrier !== carrier);
  const boxes = [...others, { carrier, units }].toSorted((a, b) => a.carrier - b.carrier);
  return { ...without, boxes };
};

export const ownStacks = (state: Placed, side: Side): readonly Stack[] => state.stacks[side];

export const enemyStacks = (state: Placed, side: Side): readonly Stack[] => state.stacks[enemyOf(side)];
