import type { Point } from './geometry.ts';

/** Radius of the sphere, so that plane distances come out in nautical miles. */
export const EARTH_RADIUS = 3440.065;

export type ProjectionSpec =
  | {
      readonly type: 'albers' | 'lambert';
      readonly lon0: number;
      readonly lat0: number;
      readonly lat1: number;
      readonly lat2: number;
    }
  | { readonly type: 'stereographic'; readonly lon0: number; readonly lat0: number };

/** Degrees in, nautical miles out: x east and y north of the projection's centre. */
export type Projection = (place: Point) => Point;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Longitude east of the centre in radians, wrapped so that the antimeridian does not tear the plane. */
const meridian = (lon: number, lon0: number): number =>
  radians(((((lon - lon0 + 180) % 360) + 360) % 360) - 180);

interface Cone {
  readonly n: number;
  readonly rho: (latitude: number) => number;
}

const conic =
  (lon0: number, lat0: number, { n, rho }: Cone): Projection =>
  ([lon, lat]) => {
    const theta = n * meridian(lon, lon0);
    const radius = rho(radians(lat));
    return [radius * Math.sin(theta), rho(radians(lat0)) - radius * Math.cos(theta)];
  };

const albersCone = (first: number, second: number): Cone => {
  const n = (Math.sin(first) + Math.sin(second)) / 2;
  const c = Math.cos(first) ** 2 + 2 * n * Math.sin(first);
  return { n, rho: latitude => (EARTH_RADIUS * Math.sqrt(c - 2 * n * Math.sin(latitude))) / n };
};

const lambertCone = (first: number, second: number): Cone => {
  const stretch = (latitude: number): number => Math.tan(Math.PI / 4 + latitude / 2);
  const n = Math.log(Math.cos(first) / Math.cos(second)) / Math.log(stretch(second) / stretch(first));
  const f = (Math.cos(first) * stretch(first) ** n) / n;
  return { n, rho: latitude => (EARTH_RADIUS * f) / stretch(latitude) ** n };
};

const stereographic = (lon0: number, lat0: number): Projection => {
  const [sin0, cos0] = [Math.sin(radians(lat0)), Math.cos(radians(lat0))];
  return ([lon, lat]) => {
    const [phi, lambda] = [radians(lat), meridian(lon, lon0)];
    const [sin, cos] = [Math.sin(phi), Math.cos(phi)];
    const k = (2 * EARTH_RADIUS) / (1 + sin0 * sin + cos0 * cos * Math.cos(lambda));
    return [k * cos * Math.sin(lambda), k * (cos0 * sin - sin0 * cos * Math.cos(lambda))];
  };
};

export const projection = (spec: ProjectionSpec): Projection => {
  if (spec.type === 'stereographic') return stereographic(spec.lon0, spec.lat0);
  const cone = spec.type === 'albers' ? albersCone : lambertCone;
  return conic(spec.lon0, spec.lat0, cone(radians(spec.lat1), radians(spec.lat2)));
};
