import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EARTH_RADIUS, type ProjectionSpec, projection } from './project.ts';

const albers: ProjectionSpec = { type: 'albers', lon0: -96, lat0: 23, lat1: 29.5, lat2: 45.5 };
const lambert: ProjectionSpec = { type: 'lambert', lon0: -96, lat0: 23, lat1: 33, lat2: 45 };
const stereographic: ProjectionSpec = { type: 'stereographic', lon0: 20, lat0: 60 };

/** Plane miles for a mile east and a mile north, and the area of the square they span. */
const local = (spec: ProjectionSpec, lon: number, lat: number) => {
  const project = projection(spec);
  const step = 0.001;
  const mile = EARTH_RADIUS * step * (Math.PI / 180);
  const [x, y] = project([lon, lat]);
  const [ex, ey] = project([lon + step / Math.cos((lat * Math.PI) / 180), lat]);
  const [nx, ny] = project([lon, lat + step]);
  const [a, b, c, d] = [ex - x, ey - y, nx - x, ny - y].map(each => each / mile) as [
    number,
    number,
    number,
    number,
  ];
  return { east: Math.hypot(a, b), north: Math.hypot(c, d), area: a * d - b * c, skew: a * c + b * d };
};

const lons = fc.double({ min: -30, max: 30, noNaN: true });
const lats = fc.double({ min: 25, max: 75, noNaN: true });

describe('projections', () => {
  test.each([
    ['Albers', albers, 0.295272, 0.2416774],
    ['Lambert', lambert, 0.2966785, 0.2462112],
  ] as const)(
    '%s of 75 W 35 N agrees with the published worked example on the unit sphere',
    (_name, spec, x, y) => {
      const [east, north] = projection(spec)([-75, 35]);
      expect(east / EARTH_RADIUS).toBeCloseTo(x, 6);
      expect(north / EARTH_RADIUS).toBeCloseTo(y, 6);
    },
  );

  test.each([albers, lambert, stereographic])('$type puts its centre at the origin', spec => {
    const [x, y] = projection(spec)([spec.lon0, spec.lat0]);
    expect([x, y].map(each => Math.abs(each) < 1e-9)).toEqual([true, true]);
  });

  test('Albers keeps areas', () => {
    fc.assert(
      fc.property(lons, lats, (east, lat) => {
        expect(local(albers, albers.lon0 + east, lat).area).toBeCloseTo(1, 3);
      }),
    );
  });

  test.each([lambert, stereographic])('$type keeps angles', spec => {
    fc.assert(
      fc.property(lons, lats, (east, lat) => {
        const { east: a, north: b, skew } = local(spec, spec.lon0 + east, lat);
        expect(a / b).toBeCloseTo(1, 3);
        expect(skew).toBeCloseTo(0, 3);
      }),
    );
  });

  test.each([33, 45])('Lambert keeps lengths on its parallel %i', lat =>
    expect(local(lambert, -80, lat).east).toBeCloseTo(1, 4),
  );

  test('the antimeridian does not tear the plane', () => {
    const project = projection({ type: 'stereographic', lon0: 170, lat0: 60 });
    const [west, east] = [project([179.99, 65]), project([-179.99, 65])];
    expect(Math.hypot(west[0] - east[0], west[1] - east[1])).toBeLessThan(1);
  });
});
