import { feature, mesh } from 'topojson-client';
import type { Point, Polygon, Ring } from './geometry.ts';

export interface Country {
  readonly name: string;
  readonly polygons: readonly Polygon[];
}

/** Natural Earth as plain polygons and lines in degrees. */
export interface Atlas {
  readonly countries: readonly Country[];
  /** All land as one, without the borders between countries. */
  readonly land: readonly Polygon[];
  /** Borders between countries for which `differ` says so. */
  readonly borders: (differ: (a: string, b: string) => boolean) => readonly (readonly Point[])[];
}

type Topology = Parameters<typeof mesh>[0];
type Shape = NonNullable<Parameters<typeof mesh>[1]>;

const isTopology = (value: unknown): value is Topology =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'Topology' &&
  'objects' in value;

/**
 * A line that jumps from 180 E to 180 W would smear land across the whole map; it is continued past 180, then the whole
 * is brought back to where most of it lies, because Russia's ring starts in Chukotka.
 */
const unwrap = (line: readonly (readonly number[])[]): readonly Point[] => {
  const points: Point[] = [];
  for (const [lon = 0, lat = 0] of line) {
    const before = points.at(-1)?.[0] ?? lon;
    points.push([lon - 360 * Math.round((lon - before) / 360), lat]);
  }
  const middle = points.reduce((sum, [lon]) => sum + lon, 0) / Math.max(1, points.length);
  const turns = 360 * Math.round(middle / 360);
  return turns === 0 ? points : points.map(([lon, lat]): Point => [lon - turns, lat]);
};

/** Rings in the file repeat their first point at the end. */
const ringOf = (line: readonly (readonly number[])[]): Ring => unwrap(line.slice(0, -1));

const polygonsOf = (geometry: GeoJSON.Geometry): readonly Polygon[] => {
  if (geometry.type === 'Polygon') return [geometry.coordinates.map(ringOf)];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.map(polygon => polygon.map(ringOf));
  return [];
};

const nameOf = (properties: object | null | undefined): string =>
  properties && 'name' in properties && typeof properties.name === 'string' ? properties.name : '';

const shapeOf = (topology: Topology, name: string): Shape => {
  const shape = topology.objects[name];
  if (!shape) throw new TypeError(`The atlas file has no ${name}; reinstall world-atlas.`);
  return shape as Shape;
};

const featuresOf = (topology: Topology, shape: Shape): readonly Country[] => {
  const made = feature(topology, shape);
  const features = made.type === 'FeatureCollection' ? made.features : [made];
  return features.map(({ properties, geometry }) => ({
    name: nameOf(properties),
    polygons: polygonsOf(geometry),
  }));
};

export const loadAtlas = (topology: unknown): Atlas => {
  if (!isTopology(topology))
    throw new TypeError('The atlas file is not a TopoJSON topology; reinstall world-atlas.');
  const countries = shapeOf(topology, 'countries');
  return {
    countries: featuresOf(topology, countries),
    land: featuresOf(topology, shapeOf(topology, 'land')).flatMap(({ polygons }) => polygons),
    borders: differ =>
      mesh(
        topology,
        countries,
        (a, b) => a !== b && differ(nameOf(a.properties), nameOf(b.properties)),
      ).coordinates.map(unwrap),
  };
};
