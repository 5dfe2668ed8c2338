import { describe, expect, test } from 'vitest';
import { loadMap, MAPS, readDefinition } from './atlas.ts';
import { CITIES } from './cities.test-data.ts';
import { hexOfPlace, makeFrame } from './frame.ts';

describe.each(MAPS)('cities of %s', id => {
  const map = loadMap(id);
  const frame = makeFrame(readDefinition(id).calibration);

  test('are at least 40', () => expect(CITIES[id].length).toBeGreaterThanOrEqual(40));

  test.each(CITIES[id])('%s (%f, %f) is %s', (_name, lon, lat, nation) => {
    const hex = hexOfPlace(frame, [lon, lat]);
    expect(hex === undefined ? 'off the map' : map.nations[map.nation[hex] ?? 0]?.id).toBe(nation);
  });
});
