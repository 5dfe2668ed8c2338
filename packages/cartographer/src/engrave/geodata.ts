import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Input } from '../emit.ts';
import type { Point, Polygon } from '../geometry.ts';

/** Depths of which there are areas: deeper than this many metres. */
const DEPTHS = [200, 1000, 2000, 3000] as const;

export interface River {
  /** 0 for the greatest. */
  readonly rank: number;
  readonly line: readonly Point[];
}

export interface Town {
  readonly name: string;
  readonly at: Point;
  /** 0 for the greatest. */
  readonly rank: number;
  readonly people: number;
  readonly isCapital: boolean;
}

/** Heights in metres on a grid of degrees, rows from the south. */
export interface Heights {
  readonly longitudes: readonly number[];
  readonly latitudes: readonly number[];
  readonly rows: readonly (readonly number[])[];
}

/** Public-domain data in degrees that the charts are drawn from, and that is not in the repository. */
export interface Geodata {
  readonly depths: readonly { readonly metres: number; readonly areas: readonly Polygon[] }[];
  readonly lakes: readonly Polygon[];
  readonly rivers: readonly River[];
  readonly glaciers: readonly Polygon[];
  readonly towns: readonly Town[];
  readonly heights: Heights;
  readonly inputs: readonly Input[];
}

const DEPTH_FILES = ['K_200', 'J_1000', 'I_2000', 'H_3000'].map(
  name => `ne_10m_bathymetry_${name}.geojson.gz`,
);
const LAKE_FILES = ['ne_10m_lakes.geojson.gz', 'ne_10m_lakes_europe.geojson.gz'];
const RIVER_FILES = ['ne_10m_rivers_lake_centerlines.geojson.gz', 'ne_10m_rivers_europe.geojson.gz'];
const GLACIER_FILE = 'ne_10m_glaciated_areas.geojson.gz';
const TOWN_FILE = 'ne_10m_populated_places_simple.geojson.gz';
const HEIGHT_FILE = 'etopo20.json.gz';

interface Feature {
  readonly properties: { readonly [name: string]: unknown };
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

const bytesOf = (folder: string, file: string): Buffer => {
  try {
    return readFileSync(join(folder, file));
  } catch {
    throw new Error(
      `${join(folder, file)} cannot be read; give the folder with the geodata after --geodata.`,
    );
  }
};

const parsed = (folder: string, file: string): unknown =>
  JSON.parse(gunzipSync(bytesOf(folder, file)).toString('utf8'));

const featuresIn = (folder: string, file: string): readonly Feature[] =>
  (parsed(folder, file) as { readonly features: readonly Feature[] }).features;

const pointsOf = (line: readonly (readonly number[])[]): readonly Point[] =>
  line.map(([lon = 0, lat = 0]): Point => [lon, lat]);

type Line = readonly (readonly number[])[];

const polygonsOf = ({ geometry: { type, coordinates } }: Feature): readonly Polygon[] => {
  const ringsOf = (rings: readonly Line[]): Polygon => rings.map(ring => pointsOf(ring.slice(0, -1)));
  if (type === 'Polygon') return [ringsOf(coordinates as readonly Line[])];
  return type === 'MultiPolygon' ? (coordinates as readonly (readonly Line[])[]).map(ringsOf) : [];
};

const linesOf = ({ geometry: { type, coordinates } }: Feature): readonly (readonly Point[])[] => {
  if (type === 'LineString') return [pointsOf(coordinates as Line)];
  return type === 'MultiLineString' ? (coordinates as readonly Line[]).map(pointsOf) : [];
};

const numberIn = ({ properties }: Feature, name: string): number => Number(properties[name] ?? 0);

const townOf = (feature: Feature): Town => {
  const [lon = 0, lat = 0] = feature.geometry.coordinates as readonly number[];
  return {
    name: String(feature.properties['name']),
    at: [lon, lat],
    rank: numberIn(feature, 'scalerank'),
    people: numberIn(feature, 'pop_max'),
    isCapital: feature.properties['featurecla'] === 'Admin-0 capital',
  };
};

const heightsIn = (folder: string): Heights => {
  const { lons, lats, rows } = parsed(folder, HEIGHT_FILE) as {
    readonly lons: readonly number[];
    readonly lats: readonly number[];
    readonly rows: Heights['rows'];
  };
  return { longitudes: lons, latitudes: lats, rows };
};

const inputsIn = (folder: string): readonly Input[] =>
  [...DEPTH_FILES, ...LAKE_FILES, ...RIVER_FILES, GLACIER_FILE, TOWN_FILE, HEIGHT_FILE].map(name => ({
    name,
    sha256: createHash('sha256').update(bytesOf(folder, name)).digest('hex'),
  }));

export const readGeodata = (folder: string): Geodata => ({
  depths: DEPTHS.map((metres, place) => ({
    metres,
    areas: featuresIn(folder, DEPTH_FILES[place] as string).flatMap(polygonsOf),
  })),
  lakes: LAKE_FILES.flatMap(file => featuresIn(folder, file)).flatMap(polygonsOf),
  rivers: RIVER_FILES.flatMap(file => featuresIn(folder, file)).flatMap(feature =>
    linesOf(feature).map(line => ({ rank: numberIn(feature, 'scalerank'), line })),
  ),
  glaciers: featuresIn(folder, GLACIER_FILE).flatMap(polygonsOf),
  towns: featuresIn(folder, TOWN_FILE).map(townOf),
  heights: heightsIn(folder),
  inputs: inputsIn(folder),
});
