import { memo } from '@narrow-seas/core';
import type { Grid, HexId } from '@narrow-seas/hex';
import { GRID } from '../../model/chart.ts';
import type { Passage } from './passage.ts';
import type { Domain } from '../../model/vocabulary.ts';

/**
 * What a flood from one hex found. Units of one type that start together share it: one with a
 * shorter range has the first part of it, because it is ordered by cost.
 */
export interface Spread {
  readonly range: number;
  /** Hexes reached, cheapest first; the first is the start. */
  readonly hexes: Int16Array;
  /** For each of them, which of them comes before it on the cheapest way. */
  readonly before: Int16Array;
  /** For each cost from 0 to the range, how many of them can be had for it. */
  readonly within: readonly number[];
}

/** Room for one flood, which the next overwrites. */
export interface Room {
  readonly hexes: Int16Array;
  readonly before: Int16Array;
  count: number;
  /** By hex: what it costs to enter; 0 where that cannot be, and where a way was found. One more, for off the map. */
  readonly open: Uint8Array;
  /** By hex, for ships: which hex reached it first, and who else waits at the same cost. */
  readonly offered: Int16Array;
  readonly next: Int16Array;
  /** By cost: the first of those who wait, the last to come. */
  readonly first: Int16Array;
}

/** Costs that can wait at once: no hex costs more than 2 [10.14]. */
const WAITING = 4;
const NONE = -1;

/** Results are copied or read at once, so all floods of a map can share the room. */
const roomOf = memo((grid: Grid): Room => {
  const [hexes, before, offered, next] = [0, 1, 2, 3].map(() => new Int16Array(grid.size)) as FourArrays;
  const open = new Uint8Array(grid.size + 1);
  return { hexes, before, count: 0, open, offered, next, first: new Int16Array(WAITING) };
});

type FourArrays = [Int16Array, Int16Array, Int16Array, Int16Array];

/**
 * All hexes within the range, cheapest first, in the room; `within` is filled as a spread has it. Among hexes of equal
 * cost the order is always the same, and a shorter range finds the first part of what a longer one finds. A unit goes no
 * further from a controlled hex [5.25] but the one it starts in, and from that to no other [6.44].
 */
export const flood = (
  passage: Passage,
  domain: Domain,
  start: HexId,
  range: number,
  within: number[],
): Room => {
  const room = roomOf(GRID);
  room.open.set(passage.enter);
  room.open[start] = 0;
  const straight = domain !== 'submarine' && passage.control[start] !== 0;
  if (domain === 'air') fly(room, passage, start, range, straight, within);
  else sail(room, passage, start, range, straight, within);
  return room;
};

/** [9.21] Every hex costs an aircraft one, so each ring comes from the one before; the last found goes on first. */
const fly = (
  room: Room,
  passage: Passage,
  start: HexId,
  range: number,
  straight: boolean,
  within: number[],
): void => {
  const { hexes, before } = room;
  hexes[0] = start;
  within[0] = 1;
  let from = 0;
  let count = 1;
  for (let cost = 1; cost <= range; cost += 1) {
    const end = count;
    for (let place = from; place < end; place += 1) {
      if (place === 0 || passage.control[hexes[place] as number] === 0)
        count = enterAround(room, passage, place, count, straight && place === 0);
    }
    turnAround(hexes, end, count);
    turnAround(before, end, count);
    within[cost] = count;
    from = end;
  }
  room.count = count;
};

/** Puts what it enters behind the `count` hexes that were entered before, and gives the new count. */
const enterAround = (
  { hexes, before, open }: Room,
  { ways, control }: Passage,
  place: number,
  count: number,
  straight: boolean,
): number => {
  const side = (hexes[place] as number) * 6;
  let entered = count;
  for (let index = side; index < side + 6; index += 1) {
    const hex = ways[index] as number;
    if (open[hex] === 0 || (straight && control[hex] !== 0)) continue;
    open[hex] = 0;
    before[entered] = place;
    hexes[entered++] = hex;
  }
  return entered;
};

/** As reverse() does, but in place of a part: a view of the part costs more than most rings. */
const turnAround = (list: Int16Array, from: number, end: number): void => {
  for (let low = from, high = end - 1; low < high; low += 1, high -= 1) {
    const lower = list[low] as number;
    list[low] = list[high] as number;
    list[high] = lower;
  }
};

/** [10.14] Some hexes cost a ship two: what is found waits until its cost has come, the last found goes on first. */
const sail = (
  room: Room,
  passage: Passage,
  start: HexId,
  range: number,
  straight: boolean,
  within: number[],
): void => {
  const { hexes, before, offered, next, first } = room;
  room.count = 0;
  first.fill(NONE);
  first[0] = start;
  next[start] = NONE;
  offered[start] = 0;
  for (let cost = 0; cost <= range; cost += 1) {
    let hex = first[cost % WAITING] as number;
    first[cost % WAITING] = NONE;
    for (; hex !== NONE; hex = next[hex] as number) {
      const place = room.count++;
      hexes[place] = hex;
      before[place] = offered[hex] as number;
      if (place === 0 || passage.control[hex] === 0)
        offerAround(room, passage, place, cost, range, straight && place === 0);
    }
    within[cost] = room.count;
  }
};

const offerAround = (
  { hexes, open, offered, next, first }: Room,
  { ways, control }: Passage,
  place: number,
  spent: number,
  range: number,
  straight: boolean,
): void => {
  const side = (hexes[place] as number) * 6;
  for (let index = side; index < side + 6; index += 1) {
    const hex = ways[index] as number;
    const price = open[hex] as number;
    if (price === 0 || spent + price > range || (straight && control[hex] !== 0)) continue;
    const bucket = (spent + price) % WAITING;
    open[hex] = 0;
    offered[hex] = place;
    next[hex] = first[bucket] as number;
    first[bucket] = hex;
  }
};
