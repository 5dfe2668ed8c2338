import { AIR_WAYS, RESTRICTED, SEA_WAYS } from '../model/chart.ts';
import { NAVAL_LIMIT } from '../rules/stacking/stacking.ts';
import { maskOf } from './mask.ts';
import type { GoalPoints } from './objective.ts';
import { AIR, type Facts, opposite, type SideIndex } from './facts.ts';

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
  /** The same for ships alone. */
  readonly ships: readonly [Uint8Array, Uint8Array];
  /** By side: how many of its piles lie beside each hex. */
  readonly beside: readonly [Uint8Array, Uint8Array];
  readonly piles: readonly [Int16Array, Int16Array];
  /** By side: everybody in play. */
  readonly units: readonly [readonly number[], readonly number[]];
  /** By side and type: where its units could go if no enemy were there. Defences and closed waters do not change in a phase. */
  readonly open: readonly Uint8Array[];
  /** [6.0] By side and type of the enemy, as `Control.level`; true after `spread`. */
  readonly control: readonly Uint8Array[];
  /** By side and type of the enemy: what the ships and the aircraft of each hex spread around it. */
  readonly byShips: readonly Uint8Array[];
  readonly byAircraft: readonly Uint8Array[];
  /** By side: the hexes whose piles have changed since control was worked out. */
  readonly changed: readonly [Changes, Changes];
}

/** Each hex once. */
export interface Changes {
  readonly hexes: Int16Array;
  readonly isListed: Uint8Array;
  count: number;
}

/** [10.31] */
export const DOUBLED: Uint8Array = maskOf(RESTRICTED);

/** Into the pile, at this place from the top. */
export const putAt = (board: Board, unit: number, hex: number, place: number): void => {
  const side = board.facts.side[unit] as SideIndex;
  const pile = board.piles[side];
  const size = board.sizes[side][hex] as number;
  const first = hex * ROOM;
  for (let at = first + size; at > first + place; at -= 1) pile[at] = pile[at - 1] as number;
  pile[first + place] = unit;
  board.sizes[side][hex] = size + 1;
  if (size === 0) countBeside(board.beside[side], hex, 1);
  if (board.facts.domain[unit] !== AIR) board.ships[side][hex] = (board.ships[side][hex] as number) + 1;
  board.hexOf[unit] = hex;
  noteChange(board.changed[side], hex);
};

const countBeside = (beside: Uint8Array, hex: number, more: 1 | -1): void => {
  for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
    const other = AIR_WAYS[way] as number;
    beside[other] = (beside[other] as number) + more;
  }
};

const noteChange = (changes: Changes, hex: number): void => {
  if (changes.isListed[hex] === 1) return;
  changes.isListed[hex] = 1;
  changes.hexes[changes.count] = hex;
  changes.count += 1;
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
  if (board.sizes[side][hex] === 0) countBeside(board.beside[side], hex, -1);
  if (board.facts.domain[unit] !== AIR) board.ships[side][hex] = (board.ships[side][hex] as number) - 1;
  board.hexOf[unit] = NOWHERE;
  noteChange(board.changed[side], hex);
};

/** Whether the unit lies on top of its pile: each pile is met once when all units are gone through. */
export const isTop = ({ facts, hexOf, piles }: Board, unit: number): boolean => {
  const hex = hexOf[unit] as number;
  return hex !== NOWHERE && piles[facts.side[unit] as SideIndex][hex * ROOM] === unit;
};

/** [8.71] Whether a ship driven from its hex finds a place; harmless enemies are taken to bar the way. */
export const hasRefuge = (board: Board, unit: number): boolean => {
  const { facts, hexOf, open, control, sizes, ships } = board;
  const side = facts.side[unit] as SideIndex;
  const domain = facts.domain[unit] as number;
  const enemies = sizes[opposite(side)];
  const friends = ships[side];
  const enter = open[side * 3 + domain] as Uint8Array;
  const held = control[opposite(side) * 3 + domain] as Uint8Array;
  const hex = hexOf[unit] as number;
  for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
    const beside = SEA_WAYS[way] as number;
    if (enter[beside] === 0 || held[beside] !== 0 || enemies[beside] !== 0) continue;
    if ((friends[beside] as number) < NAVAL_LIMIT) return true;
  }
  return false;
};

/** How many of its kind, ships or aircraft, its side has in the hex. */
export const alikeIn = ({ facts, ships, sizes }: Board, unit: number, hex: number): number => {
  const side = facts.side[unit] as SideIndex;
  const naval = ships[side][hex] as number;
  return facts.domain[unit] === AIR ? (sizes[side][hex] as number) - naval : naval;
};
