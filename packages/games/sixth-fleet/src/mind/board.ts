import { hasHex, type HexId, type HexSet } from '@narrow-seas/hex';
import { AIR_WAYS, GRID, PROHIBITED, RESTRICTED, SEA_WAYS } from '../model/chart.ts';
import { passageFor } from '../rules/movement/passage.ts';
import type { State } from '../model/state.ts';
import { DOMAINS } from '../model/vocabulary.ts';
import { type GoalPoints, goalPointsOf } from './objective.ts';
import {
  AIR,
  chancesIn,
  type Facts,
  factsOf,
  NATO,
  opposite,
  type SideIndex,
  sideOfIndex,
  SOVIET,
} from './facts.ts';

/** Room for a pile: three ships and six aircraft, and those that are too many there until the phase ends. */
export const ROOM = 32;
export const NOWHERE = -1;

/**
 * A position in flat lists that search changes and changes back: thousands of looks in the time that one copied state
 * takes. Made from a state, it says the same of hexes, piles and control.
 */
export interface Board {
  readonly facts: Facts;
  readonly chances: Float64Array;
  readonly turn: number;
  readonly lastTurn: number;
  /** [13.1] */
  readonly goals: GoalPoints;
  /** The hex of each unit on the map. */
  readonly hexOf: Int16Array;
  /** [9.62] The carrier that each aircraft is aboard of. */
  readonly aboard: Int16Array;
  /** By side: how many are in each hex, and who, topmost first. */
  readonly sizes: readonly [Uint8Array, Uint8Array];
  readonly piles: readonly [Int16Array, Int16Array];
  /** By side: everybody in play. */
  readonly units: readonly [readonly number[], readonly number[]];
  /** By side and type: where its units could go if no enemy were there. Defences and closed waters do not change in a phase. */
  readonly open: readonly Uint8Array[];
  /** [6.0] By side and type of the enemy, as `Control.level`. */
  readonly control: readonly Uint8Array[];
}

/** By hex: 1 for those of the set. */
export const maskOf = (set: HexSet): Uint8Array =>
  Uint8Array.from({ length: GRID.size }, (_, hex) => (hasHex(set, hex as HexId) ? 1 : 0));

/** [10.31] */
export const DOUBLED: Uint8Array = maskOf(RESTRICTED);

/** [10.21] Control does not reach there. */
const NEUTRAL: Uint8Array = maskOf(PROHIBITED);

export const boardOf = (state: State): Board => {
  const facts = factsOf(state);
  const board: Board = {
    facts,
    chances: chancesIn(state.crt),
    turn: state.turn,
    lastTurn: state.lastTurn,
    goals: goalPointsOf(state.scenario),
    hexOf: new Int16Array(facts.count).fill(NOWHERE),
    aboard: new Int16Array(facts.count).fill(NOWHERE),
    sizes: [new Uint8Array(GRID.size), new Uint8Array(GRID.size)],
    piles: [new Int16Array(GRID.size * ROOM), new Int16Array(GRID.size * ROOM)],
    units: [unitsOf(state, NATO), unitsOf(state, SOVIET)],
    open: [...openTo(state, NATO), ...openTo(state, SOVIET)],
    control: Array.from({ length: 2 * DOMAINS.length }, () => new Uint8Array(GRID.size)),
  };
  for (const side of [NATO, SOVIET]) {
    for (const { hex, units } of state.stacks[sideOfIndex(side)])
      for (const [place, unit] of units.entries()) putAt(board, unit, hex, place);
    spread(board, side);
  }
  for (const { carrier, units } of state.boxes) for (const unit of units) board.aboard[unit] = carrier;
  return board;
};

const unitsOf = (state: State, side: SideIndex): readonly number[] => {
  const { side: sides } = factsOf(state);
  const aboard = state.boxes.flatMap(({ units }) => units).filter(unit => sides[unit] === side);
  return [...state.stacks[sideOfIndex(side)].flatMap(({ units }) => units), ...aboard];
};

const openTo = (state: State, side: SideIndex): readonly Uint8Array[] => {
  const { stacks } = state;
  const alone = { ...state, stacks: side === NATO ? { ...stacks, soviet: [] } : { ...stacks, nato: [] } };
  return DOMAINS.map(domain => passageFor(alone, sideOfIndex(side), domain).enter);
};

const putAt = (board: Board, unit: number, hex: number, place: number): void => {
  const side = board.facts.side[unit] as SideIndex;
  const pile = board.piles[side];
  const size = board.sizes[side][hex] as number;
  const first = hex * ROOM;
  for (let at = first + size; at > first + place; at -= 1) pile[at] = pile[at - 1] as number;
  pile[first + place] = unit;
  board.sizes[side][hex] = size + 1;
  board.hexOf[unit] = hex;
};

/** [7.43] [7.47] Into the pile, at the place where it shields the others best. */
export const put = (board: Board, unit: number, hex: number): void => {
  const { facts, piles, sizes } = board;
  const side = facts.side[unit] as SideIndex;
  const size = sizes[side][hex] as number;
  const shield = facts.shield[unit] as number;
  let place = 0;
  while (place < size && (facts.shield[piles[side][hex * ROOM + place] as number] as number) > shield)
    place += 1;
  putAt(board, unit, hex, place);
};

/** Puts all piles of a side in order. */
export const arrangeAll = (board: Board, side: SideIndex): void => {
  for (const unit of board.units[side]) {
    const hex = board.hexOf[unit] as number;
    if (hex === NOWHERE) continue;
    lift(board, unit);
    put(board, unit, hex);
  }
};

/** Off the map. */
export const lift = (board: Board, unit: number): void => {
  const hex = board.hexOf[unit] as number;
  if (hex === NOWHERE) return;
  const side = board.facts.side[unit] as SideIndex;
  const pile = board.piles[side];
  const last = hex * ROOM + (board.sizes[side][hex] as number) - 1;
  let at = hex * ROOM;
  while (pile[at] !== unit) at += 1;
  for (; at < last; at += 1) pile[at] = pile[at + 1] as number;
  board.sizes[side][hex] = (board.sizes[side][hex] as number) - 1;
  board.hexOf[unit] = NOWHERE;
};

/** Whether the unit lies on top of its pile: each pile is met once when all units are gone through. */
export const isTop = ({ facts, hexOf, piles }: Board, unit: number): boolean => {
  const hex = hexOf[unit] as number;
  return hex !== NOWHERE && piles[facts.side[unit] as SideIndex][hex * ROOM] === unit;
};

/** [6.0] Works out again how a side controls the sea. */
export const spread = (board: Board, side: SideIndex): void => {
  const { hexOf, units, control } = board;
  for (let domain = 0; domain < 3; domain += 1) (control[side * 3 + domain] as Uint8Array).fill(0);
  for (const unit of units[side]) {
    if (!isTop(board, unit)) continue;
    for (let domain = 0; domain < 3; domain += 1) spreadFrom(board, side, hexOf[unit] as number, domain);
  }
};

/** [6.42] A unit that could not attack that type does not control the sea against it. */
const spreadFrom = (
  { facts, piles, sizes, control }: Board,
  side: SideIndex,
  hex: number,
  domain: number,
): void => {
  const strength = facts.strength[domain] as Float64Array;
  let ships = 0;
  let aircraft = 0;
  for (let at = hex * ROOM; at < hex * ROOM + (sizes[side][hex] as number); at += 1) {
    const unit = piles[side][at] as number;
    if (strength[unit] === 0) continue;
    if (facts.domain[unit] === AIR) aircraft = 1;
    else if ((facts.move[unit] as number) >= ships) ships = 1 + (facts.move[unit] as number);
  }
  if (ships + aircraft > 0) raise(control[side * 3 + domain] as Uint8Array, hex, ships, aircraft);
};

/** [10.21] [10.22] */
const raise = (level: Uint8Array, hex: number, ships: number, aircraft: number): void => {
  for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
    const beside = AIR_WAYS[way] as number;
    if (beside < 0 || NEUTRAL[beside] === 1) continue;
    const byShips = SEA_WAYS[way] === beside ? ships : 0;
    const most = byShips > aircraft ? byShips : aircraft;
    if (most > (level[beside] as number)) level[beside] = most;
  }
};

/** [8.71] Whether a ship driven from its hex finds a place; harmless enemies are taken to bar the way. */
export const hasRefuge = (board: Board, unit: number): boolean => {
  const { facts, hexOf, open, control, sizes } = board;
  const side = facts.side[unit] as SideIndex;
  const domain = facts.domain[unit] as number;
  const enemy = opposite(side);
  const enter = open[side * 3 + domain] as Uint8Array;
  const held = control[enemy * 3 + domain] as Uint8Array;
  const hex = hexOf[unit] as number;
  for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
    const beside = SEA_WAYS[way] as number;
    if (beside < 0 || enter[beside] === 0 || held[beside] !== 0 || sizes[enemy][beside] !== 0) continue;
    if (alikeIn(board, unit, beside) < 3) return true;
  }
  return false;
};

/** How many of its kind, ships or aircraft, its side has in the hex. */
export const alikeIn = ({ facts, piles, sizes }: Board, unit: number, hex: number): number => {
  const side = facts.side[unit] as SideIndex;
  const isAir = facts.domain[unit] === AIR;
  let alike = 0;
  for (let at = hex * ROOM; at < hex * ROOM + (sizes[side][hex] as number); at += 1)
    if ((facts.domain[piles[side][at] as number] === AIR) === isAir) alike += 1;
  return alike;
};
