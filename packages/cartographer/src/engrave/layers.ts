import { chartLines, chartPolygons } from '../chart.ts';
import type { NationRule } from '../definition.ts';
import type { Frame } from '../frame.ts';
import { type Point, type Polygon, ringArea } from '../geometry.ts';
import type { Atlas } from '../load.ts';
import { deltaText, quantise, simplifyLine, simplifyRing } from '../quantise.ts';
import type { ChartRule } from './chart-rule.ts';
import type { Geodata } from './geodata.ts';

/** Steps to a hex width: half a step is a fifth of a pixel at 64 pixels to the hex. */
export const CHART_UNIT = 160;

/** How far lines may stray, in hexes, and the smallest areas that are drawn, in square hexes. */
const TOLERANCE = { coast: 0.012, depth: 0.055, lake: 0.03, river: 0.05, glacier: 0.06, border: 0.03 };
const SMALLEST = { coast: 0.0015, depth: 0.06, lake: 0.02, glacier: 0.04 };
const SHORTEST_RIVER = 1;
const RIVER_RANK = 8;

const ringsOf = (rings: readonly Polygon[number][], tolerance: number, smallest: number): readonly string[] =>
  rings
    .filter(ring => ringArea(ring) >= smallest)
    .map(ring => quantise(simplifyRing(ring, tolerance), CHART_UNIT))
    .filter(ring => ring.length > 2)
    .map(deltaText);

const areas = (
  frame: Frame,
  polygons: readonly Polygon[],
  tolerance: number,
  smallest: number,
): readonly string[] => ringsOf(chartPolygons(frame, polygons).flat(), tolerance, smallest);

const lines = (
  frame: Frame,
  given: readonly (readonly Point[])[],
  tolerance: number,
  shortest = 0,
): readonly string[] =>
  chartLines(frame, given)
    .filter(line => lengthOf(line) >= shortest)
    .map(line => deltaText(quantise(simplifyLine(line, tolerance), CHART_UNIT)));

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = line[index - 1] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);

export interface Layers {
  readonly land: readonly string[];
  readonly depths: readonly { readonly metres: number; readonly areas: readonly string[] }[];
  readonly lakes: readonly string[];
  readonly rivers: readonly string[];
  readonly glaciers: readonly string[];
  readonly borders: readonly string[];
  readonly ribbons: { readonly blue: readonly string[]; readonly red: readonly string[] };
}

const bordersOf = (frame: Frame, atlas: Atlas, nations: readonly NationRule[], bloc?: readonly string[]) => {
  const nationOf = (country: string): string => nations.find(({ of }) => of.includes(country))?.id ?? '';
  const isIn = (nation: string): boolean => bloc?.includes(nation) ?? false;
  return lines(
    frame,
    atlas.borders((a, b) => {
      const [one, other] = [nationOf(a), nationOf(b)];
      return bloc === undefined ? one !== other : isIn(one) !== isIn(other);
    }),
    TOLERANCE.border,
  );
};

/** Everything that is drawn as lines and areas, on the plane of the map, as text. */
export const engraveLayers = (
  frame: Frame,
  rule: ChartRule,
  atlas: Atlas,
  nations: readonly NationRule[],
  { depths, lakes, rivers, glaciers }: Geodata,
  coarse = rule.coarseness,
): Layers => ({
  land: areas(frame, atlas.land, TOLERANCE.coast * Math.sqrt(coarse), SMALLEST.coast * coarse),
  depths: depths.map(({ metres, areas: deep }) => ({
    metres,
    areas: areas(frame, deep, TOLERANCE.depth * coarse, SMALLEST.depth * coarse),
  })),
  lakes: areas(frame, lakes, TOLERANCE.lake * coarse, SMALLEST.lake * coarse ** 2),
  rivers: lines(
    frame,
    rivers.filter(({ rank }) => rank <= RIVER_RANK).map(({ line }) => line),
    TOLERANCE.river * coarse,
    SHORTEST_RIVER * coarse,
  ),
  glaciers: areas(frame, glaciers, TOLERANCE.glacier * coarse, SMALLEST.glacier * coarse),
  borders: bordersOf(frame, atlas, nations),
  ribbons: {
    blue: bordersOf(frame, atlas, nations, rule.blocs.blue),
    red: bordersOf(frame, atlas, nations, rule.blocs.red),
  },
});
