import { clipPolygon, clipRing, densify } from './clip.ts';
import type { Cession, NationRule } from './definition.ts';
import type { Frame } from './frame.ts';
import type { Box, Point, Polygon } from './geometry.ts';
import type { Country } from './load.ts';
import { fillPolygon, makeRaster, type Raster } from './raster.ts';

/** The land of one nation on the plane of the map. */
export interface Territory {
  /** 1-based place in the list of nations, which is also the value of its raster cells. */
  readonly nation: number;
  readonly polygons: readonly Polygon[];
}

/** Degrees between points of a projected line. */
const STEP = 0.5;

/** y runs south on the plane, so the clip's lower bound is the northern edge. */
const clipBox = ({ west, north, east, south }: Box): Box => ({ west, east, south: north, north: south });

const nationOf = (nations: readonly NationRule[], country: string): number =>
  nations.findIndex(({ of }) => of.includes(country)) + 1;

/** Polygons in degrees onto the plane, cut to the sheet; those off it are dropped. */
export const chartPolygons = (frame: Frame, polygons: readonly Polygon[]): readonly Polygon[] => {
  const box = clipBox(frame.sheet);
  return polygons
    .map(polygon => clipPolygon(polygon, frame.calibration.window))
    .map(polygon =>
      clipPolygon(
        polygon.map(ring => densify(ring, STEP).map(frame.locate)),
        box,
      ),
    )
    .filter(polygon => polygon.length > 0);
};

/** Lines in degrees onto the plane, parted where they leave the sheet. */
export const chartLines = (
  frame: Frame,
  lines: readonly (readonly Point[])[],
): readonly (readonly Point[])[] => {
  const { west, north, east, south } = frame.sheet;
  const { window } = frame.calibration;
  const near = ([lon, lat]: Point): boolean =>
    lon >= window.west && lon <= window.east && lat >= window.south && lat <= window.north;
  const onSheet = ([x, y]: Point): boolean => x >= west && x <= east && y >= north && y <= south;
  const parts: Point[][] = [];
  for (const line of lines) {
    let part: Point[] | undefined;
    for (const place of line) {
      const point = near(place) ? frame.locate(place) : undefined;
      if (!point || !onSheet(point)) part = undefined;
      else if (part) part.push(point);
      else parts.push((part = [point]));
    }
  }
  return parts.filter(part => part.length > 1);
};

/** Countries become nations on the plane. Land of no listed nation is a slip in nations.json. */
export const chartLand = (
  frame: Frame,
  countries: readonly Country[],
  nations: readonly NationRule[],
): readonly Territory[] =>
  countries.flatMap(({ name, polygons }) => {
    const shapes = chartPolygons(frame, polygons);
    const nation = nationOf(nations, name);
    if (shapes.length > 0 && nation === 0)
      throw new RangeError(`${name} is on the ${frame.calibration.id} map; name its nation in nations.json.`);
    return shapes.length > 0 ? [{ nation, polygons: shapes }] : [];
  });

const cede = (
  raster: Raster,
  frame: Frame,
  nations: readonly NationRule[],
  { nation, from, ring }: Cession,
): void => {
  const index = (id: string): number => nations.findIndex(entry => entry.id === id) + 1;
  const givers = new Set(from.map(index));
  const outline = clipRing(densify(ring, STEP).map(frame.locate), clipBox(frame.sheet));
  fillPolygon(raster, [outline], index(nation), now => givers.has(now));
};

/** Every cell of the sheet knows whose land it is; borders of the year are painted over today's. */
export const paintLand = (
  frame: Frame,
  land: readonly Territory[],
  nations: readonly NationRule[],
  cessions: readonly Cession[],
): Raster => {
  const raster = makeRaster(frame.sheet, frame.calibration.density);
  for (const { nation, polygons } of land)
    for (const polygon of polygons) fillPolygon(raster, polygon, nation);
  for (const cession of cessions) cede(raster, frame, nations, cession);
  return raster;
};
