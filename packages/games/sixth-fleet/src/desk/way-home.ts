import { addHex, emptySet, type HexId, type HexSet } from '@narrow-seas/hex';
import { isBaseFor } from '../rules/air/air.ts';
import { AIRBASES, GRID } from '../model/chart.ts';
import { placed } from '../model/position.ts';
import { reachOf } from '../rules/movement/reach.ts';
import { specOf, type UnitSpec } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';

/** [9.1] The bases of that aircraft as things stand, carriers among them. */
export const basesFor = (state: State, spec: UnitSpec): readonly HexId[] => {
  const hexes = new Set([...AIRBASES, ...state.stacks[spec.side]].map(({ hex }) => hex));
  return [...hexes].filter(hex => isBaseFor(state, spec, hex));
};

/**
 * [9.22] The hexes from which the aircraft could fly to a base if nothing else changed. Every hex costs an aircraft the
 * same, and control stops it from both ends alike, so the way out from the base is the way home. No enemy can bar the
 * base itself: while it is one, it is a Defended hex that stands [10.15] or has a carrier in it.
 */
export const homeRange = (state: State, unit: UnitId): HexSet => {
  const spec = specOf(state, unit);
  const found = emptySet(GRID.size);
  for (const base of basesFor(state, spec)) {
    const { hexes, count } = reachOf(placed(state, unit, base), unit);
    for (let place = 0; place < count; place += 1) addHex(found, hexes[place] as HexId);
  }
  return found;
};

/** The same for many aircraft: those of one nation, range and kind share their ways home, so these are made once. */
export const homeRanges = (state: State): ((unit: UnitId) => HexSet) => {
  const known = new Map<string, HexSet>();
  return unit => {
    const { nation, ratings, carrierBased } = specOf(state, unit);
    const key = `${nation} ${ratings.move} ${carrierBased}`;
    const home = known.get(key) ?? homeRange(state, unit);
    known.set(key, home);
    return home;
  };
};
