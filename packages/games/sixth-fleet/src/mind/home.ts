import { distance, type HexId } from '@narrow-seas/hex';
import { isBaseFor } from '../rules/air/air.ts';
import { AIRBASES, GRID } from '../model/chart.ts';
import { isControlledAgainst } from '../rules/zones/control.ts';
import { airbaseAt } from '../rules/terrain/fortress.ts';
import { pathWithin, reachOf } from '../rules/movement/reach.ts';
import { isCarrier, specOf, type UnitSpec } from '../model/roster.ts';
import { AIR_LIMIT } from '../rules/stacking/stacking.ts';
import { unitsAt } from '../model/position.ts';
import type { State } from '../model/state.ts';
import { NATIONS, type Nation, type Side, type UnitId } from '../model/vocabulary.ts';

/** [9.1] Where the aircraft could land, wherever it is. */
export const basesFor = (state: State, spec: UnitSpec): readonly HexId[] => {
  const bases = basesOnLand(spec.nation).filter(hex => isOpen(state, spec, hex));
  return spec.carrierBased ? [...bases, ...carrierHexes(state, spec)] : bases;
};

const BASES: ReadonlyMap<Nation, readonly HexId[]> = new Map(
  NATIONS.map(nation => [nation, AIRBASES.filter(base => base.nation === nation).map(({ hex }) => hex)]),
);

const basesOnLand = (nation: Nation): readonly HexId[] => BASES.get(nation) ?? [];

const isOpen = (state: State, spec: UnitSpec, hex: HexId): boolean =>
  airbaseAt(state, hex) !== undefined &&
  unitsAt(state, spec.side, hex).filter(unit => specOf(state, unit).domain === 'air').length < AIR_LIMIT;

const carrierHexes = (state: State, spec: UnitSpec): readonly HexId[] =>
  state.stacks[spec.side].filter(({ units }) => hasDeck(state, spec, units)).map(({ hex }) => hex);

const hasDeck = (state: State, { nation }: UnitSpec, units: readonly UnitId[]): boolean =>
  units.some(unit => isCarrier(specOf(state, unit)) && specOf(state, unit).nation === nation);

/** An aircraft away from its bases, and the range it would have left at the nearest; below zero it cannot get there. */
export interface Flight {
  readonly unit: UnitId;
  readonly spare: number;
}

/** [9.22] The aircraft of a side that must be home by the end of their next Movement Phase. */
export const flightsOf = (state: State, side: Side): readonly Flight[] => {
  const flights: Flight[] = [];
  for (const { hex, units } of state.stacks[side]) {
    for (const unit of units) {
      const spec = specOf(state, unit);
      if (spec.domain !== 'air') break;
      if (!isBaseFor(state, spec, hex)) flights.push({ unit, spare: spareOf(state, unit, spec, hex) });
    }
  }
  return flights;
};

/** Away from all control an aircraft finds a way around; the flood that would prove it is too slow for every look. */
const spareOf = (state: State, unit: UnitId, spec: UnitSpec, hex: HexId): number => {
  const spare = spec.ratings.move - crowFlies(state, spec, hex);
  if (spare < 0) return NO_WAY;
  return spare > DETOUR && !isControlledAgainst(state, spec, hex)
    ? spare
    : spareOnMap(state, unit, spec, basesFor(state, spec));
};

/** How far the nearest of its bases is; without limit where there is none. */
const crowFlies = (state: State, spec: UnitSpec, hex: HexId): number => {
  let nearest = Number.POSITIVE_INFINITY;
  for (const base of basesOnLand(spec.nation)) {
    const far = distance(GRID, hex, base);
    if (far < nearest && isOpen(state, spec, base)) nearest = far;
  }
  if (!spec.carrierBased) return nearest;
  for (const { hex: deck, units } of state.stacks[spec.side]) {
    if (!hasDeck(state, spec, units)) continue;
    const far = distance(GRID, hex, deck);
    if (far < nearest) nearest = far;
  }
  return nearest;
};

const NO_WAY = -1;
/** Hexes that going around takes. */
const DETOUR = 2;

/** In the air every hex costs one, so the length of the way is its cost. */
const spareOnMap = (state: State, unit: UnitId, spec: UnitSpec, bases: readonly HexId[]): number => {
  const reach = reachOf(state, unit);
  const ways = bases.map(base => pathWithin(reach, base).length).filter(steps => steps > 0);
  return ways.length === 0 ? NO_WAY : Math.max(NO_WAY, spec.ratings.move - Math.min(...ways));
};
