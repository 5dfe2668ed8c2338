import { memo, type Random } from '@narrow-seas/core';
import { type HexId, hasHex } from '@narrow-seas/hex';
import { type Passage, passageFor } from './passage.ts';
import { placeOf } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import { flood, type Spread } from './spread.ts';
import type { State } from '../../model/state.ts';
import type { Domain, UnitId } from '../../model/vocabulary.ts';

/** Where a unit can go: its own hex first, at no cost, then `count` - 1 others, cheapest first. */
export interface Reach extends Spread {
  readonly count: number;
  /** [6.42] Hexes to pass, not to stay. */
  readonly harmless: Passage['harmless'];
}

/** The farthest spread that was asked for, by where it starts. */
const spreadsOver = memo((_passage: Passage) => new Map<HexId, Spread>());

/** [5.1] The whole reach of a unit that may move. */
export const reachOf = (state: State, unit: UnitId): Reach => {
  const { side, domain, ratings } = specOf(state, unit);
  const passage = passageFor(state, side, domain);
  const spread = spreadFrom(passage, domain, placeOf(state, unit) as HexId, ratings.move);
  const { range, hexes, before, within } = spread;
  return { range, hexes, before, within, count: within[ratings.move] as number, harmless: passage.harmless };
};

const spreadFrom = (passage: Passage, domain: Domain, start: HexId, range: number): Spread => {
  const known = spreadsOver(passage);
  const found = known.get(start);
  if (found !== undefined && found.range >= range) return found;
  const made = makeSpread(passage, domain, start, range);
  known.set(start, made);
  return made;
};

const makeSpread = (passage: Passage, domain: Domain, start: HexId, range: number): Spread => {
  const within: number[] = [];
  const { hexes, before, count } = flood(passage, domain, start, range, within);
  return { range, hexes: hexes.slice(0, count), before: before.slice(0, count), within };
};

/**
 * The way to one hex where the move may end, any of them; undefined when there is none, or a few tries hit none. The
 * flood is not remembered: random play asks once for each unit.
 */
export const pickPath = (state: State, unit: UnitId, random: Random): readonly HexId[] | undefined => {
  const { side, domain, ratings } = specOf(state, unit);
  const passage = passageFor(state, side, domain);
  const found = flood(passage, domain, placeOf(state, unit) as HexId, ratings.move, []);
  for (let tries = 0; tries < 3 && found.count > 1; tries += 1) {
    const place = 1 + random.below(found.count - 1);
    if (!hasHex(passage.harmless, found.hexes[place] as HexId)) return pathToPlace(found, place);
  }
  return undefined;
};

export interface Destination {
  readonly hex: HexId;
  readonly cost: number;
}

/** The hexes where the move may end, cheapest first. */
export const destinations = ({ hexes, within, count, harmless }: Reach): readonly Destination[] => {
  const found: Destination[] = [];
  let cost = 0;
  for (let place = 1; place < count; place += 1) {
    while (place >= (within[cost] as number)) cost += 1;
    const hex = hexes[place] as HexId;
    if (!hasHex(harmless, hex)) found.push({ hex, cost });
  }
  return found;
};

/** The cheapest way there: the hexes entered; none where it cannot go. */
export const pathWithin = (reach: Reach, to: HexId): readonly HexId[] => {
  const place = reach.hexes.indexOf(to);
  return place < reach.count ? pathToPlace(reach, place) : [];
};

/** The way to each of the destinations, in their order. */
export const pathsWithin = (reach: Reach): readonly (readonly HexId[])[] => {
  const paths: (readonly HexId[])[] = [];
  for (let place = 1; place < reach.count; place += 1) {
    if (!hasHex(reach.harmless, reach.hexes[place] as HexId)) paths.push(pathToPlace(reach, place));
  }
  return paths;
};

const pathToPlace = ({ hexes, before }: Pick<Spread, 'hexes' | 'before'>, to: number): readonly HexId[] => {
  const path: HexId[] = [];
  for (let place = to; place > 0; place = before[place] as number) path.push(hexes[place] as HexId);
  return path.reverse();
};
