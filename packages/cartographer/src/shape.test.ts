import type { HexId } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { loadAtlas } from './load.ts';
import { readDefinition } from './atlas.ts';
import { findHex, makeFrame } from './frame.ts';
import { passageSides } from './passage.ts';
import { hexList } from './region.ts';

describe('names of hexes in data files', () => {
  const frame = makeFrame(readDefinition('sixth-fleet').calibration);

  test('ranges and single names', () =>
    expect(hexList(frame, '1121-1123 2025')).toEqual(
      ['1121', '1122', '1123', '2025'].map(name => findHex(frame, name)),
    ));
  test('a name off the map is refused', () =>
    expect(() => hexList(frame, '9901')).toThrow('hex 9901 is not on the sixth-fleet map'));
  test('a position names the hex that holds it', () =>
    expect(findHex(frame, '14.48,35.86')).toBe(findHex(frame, '1010')));
  test('a sheet that the game does not have is no name', () =>
    expect(findHex(frame, '26:3310')).toBeUndefined());
});

describe('passageSides', () => {
  const frame = makeFrame(readDefinition('europa-baltic').calibration);
  const passage = { kind: 'canal', name: 'test', reason: '' };

  test('joins two hexes by a chain of touching hexsides', () => {
    const sides = passageSides(frame, { ...passage, from: [9.13, 53.89], to: [10.15, 54.33] });
    expect(sides).toHaveLength(3);
    const hexes = sides.map(side => [...frame.grid.sideHexes.subarray(side * 2, side * 2 + 2)]);
    hexes
      .slice(1)
      .forEach((pair, index) => expect(pair.some(hex => hexes[index]?.includes(hex as HexId))).toBe(true));
  });
  test('neighbours need no chain', () =>
    expect(passageSides(frame, { ...passage, from: [9.13, 53.89], to: [9.2, 54.1] })).toEqual([]));
  test('a passage that leaves the map is refused', () =>
    expect(() => passageSides(frame, { ...passage, from: [9.13, 53.89], to: [-30, 40] })).toThrow(
      'test leaves the map',
    ));
});

describe('loadAtlas', () => {
  test('refuses what is no topology', () =>
    expect(() => loadAtlas({ type: 'FeatureCollection' })).toThrow('not a TopoJSON topology'));

  test('brings a ring that starts beyond the antimeridian back to where most of it lies', () => {
    const arc = [
      [-175, 60],
      [175, 60],
      [60, 55],
      [60, 70],
      [175, 70],
      [-175, 70],
      [-175, 60],
    ];
    const polygon = { type: 'Polygon', arcs: [[0]], properties: { name: 'Far' } };
    const collection = { type: 'GeometryCollection', geometries: [polygon] };
    const { countries } = loadAtlas({
      type: 'Topology',
      arcs: [arc],
      objects: { countries: collection, land: collection },
    });
    const lons = countries[0]?.polygons[0]?.[0]?.map(([lon]) => lon) ?? [];
    expect([Math.min(...lons), Math.max(...lons)]).toEqual([60, 185]);
  });
});
