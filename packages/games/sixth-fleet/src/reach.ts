import type { Random } from '@narrow-seas/core';
import { type Field, flood, type Grid, type HexId, hasHex, makeField, pathTo } from '@narrow-seas/hex';
import { GRID } from './chart.ts';
import { type Passage, passageFor } from './passage.ts';
import { placeOf } from './position.ts';
import { specOf } from './roster.ts';
import type { State } from './state.ts';
import type { Domain, UnitId } from './vocabulary.ts';

/**
 * What a flood from one hex found. Units of one type that start together share it: who can go less far has the first
 * part of it, for it is ordered by cost.
 */
interface Spread {
  readonly range: number;
  /** Hexes reached, cheapest first; the first is the start. */
  readonly hexes: Int16Array;
  /** For each hex of the map what it costs to get there, -1 where the flood did not come. */
  readonly costs: Int16Array;
  /** For each hex of the map the one before it on the way, -1 where the flood did not come. */
  readonly from: Int16Array;
}

/** Room for one flood, which the next overwrites: results are copied or read at once, so all can share it. */
const fields = new WeakMap<Grid, Field>();

const scratch = (): Field => {
  const known = fields.get(GRID);
  if (known !== undefined) return known;
  const made = makeField(GRID);
  fields.set(GRID, made);
  return made;
};

const spreads = new WeakMap<Passage, Map<HexId, Spread>>();

const spreadFrom = (passage: Passage, start: HexId, range: number, domain: Domain): Spread => {
  let known = spreads.get(passage);
  if (known === undefined) {
    known = new Map();
    spreads.set(passage, known);
  }
  const found = known.get(start);
  if (found !== undefined && found.range >= range) return found;
  const made = makeSpread(passage, start, range, domain);
  known.set(start, made);
  return made;
};

const makeSpread = (passage: Passage, start: HexId, range: number, domain: Domain): Spread => {
  const field = floodFrom(passage, start, range, domain);
  const hexes = new Int16Array(field.reached.subarray(0, field.count));
  return { range, hexes, costs: field.cost.slice(), from: new Int16Array(field.from) };
};

const floodFrom = (passage: Passage, start: HexId, range: number, domain: Domain): Field => {
  const straight = passage.control[start] !== 0 && domain !== 'submarine';
  const terrain = straight ? withoutStraightSteps(passage, start) : passage;
  return flood(GRID, terrain, start, range, scratch());
};

/** [6.44] The hexsides from a controlled start to controlled neighbours are shut. */
const withoutStraightSteps = (passage: Passage, start: HexId): Passage => {
  const closed = passage.closed.slice();
  for (let place = start * 6; place < start * 6 + 6; place += 1) {
    const beside = GRID.neighbours[place] as number;
    if (beside >= 0 && passage.control[beside] !== 0) closed[GRID.hexsides[place] as number] = 1;
  }
  return { ...passage, closed };
};

/** Where a unit can go: its own hex first, at no cost, then `count` - 1 others, cheapest first. */
export interface Reach extends Spread {
  readonly count: number;
  readonly harmless: Passage['harmless'];
}

/** [5.1] The whole reach of a unit that may move. */
export const reachOf = (state: State, unit: UnitId): Reach => {
  const { side, domain, ratings } = specOf(state, unit);
  const passage = passageFor(state, side, domain);
  const spread = spreadFrom(passage, placeOf(state, unit) as HexId, ratings.move, domain);
  return { ...spread, count: countWithin(spread, ratings.move), harmless: passage.harmless };
};

/** How many of the hexes lie within the range. */
const countWithin = ({ hexes, costs, range }: Spread, most: number): number => {
  if (range <= most) return hexes.length;
  let low = 0;
  let high = hexes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((costs[hexes[middle] as number] as number) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The way to one hex where the move may end, any of them; undefined when there is none, or a few tries hit none. A
 * single flood, not kept: random play asks once for each unit.
 */
export const pickPath = (state: State, unit: UnitId, random: Random): readonly HexId[] | undefined => {
  const { side, domain, ratings } = specOf(state, unit);
  const passage = passageFor(state, side, domain);
  const field = floodFrom(passage, placeOf(state, unit) as HexId, ratings.move, domain);
  for (let tries = 0; tries < 3 && field.count > 1; tries += 1) {
    const hex = field.reached[1 + random.below(field.count - 1)] as HexId;
    if (!hasHex(passage.harmless, hex)) return pathTo(field, hex)?.slice(1);
  }
  return undefined;
};

export interface Destination {
  readonly hex: HexId;
  readonly cost: number;
}

/** The hexes where the move may end, cheapest first. */
export const destinations = ({ hexes, costs, count, harmless }: Reach): readonly Destination[] => {
  const found: Destination[] = [];
  for (let place = 1; place < count; place += 1) {
    const hex = hexes[place] as HexId;
    if (!hasHex(harmless, hex)) found.push({ hex, cost: costs[hex] as number });
  }
  return found;
};

/** The cheapest way there: the hexes entered; none where it cannot go. */
export const pathWithin = ({ from, hexes }: Reach, to: HexId): readonly HexId[] => {
  const path: HexId[] = [];
  for (let hex = to; hex !== hexes[0]; hex = from[hex] as HexId) {
    if (from[hex] === -1) return [];
    path.push(hex);
  }
  return path.reverse();
};
