import { hexAtPoint } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { sixthFleetDisplay } from '../catalogue/sixth-fleet-display.ts';
import { placesOf } from './places.ts';

const { map } = sixthFleetDisplay;
const places = placesOf(map, await sixthFleetDisplay.loadChart());
const named = (name: string) => places.find(place => place.name === name);

test.each([
  ['Rome', 'town'],
  ['Rhodes', 'island'],
  ['Strait of Sicily', 'strait'],
  ['Black Sea', 'sea'],
  ['Turkey', 'country'],
  ['C. Matapan', 'cape'],
])('%s is found as a %s', (name, kind) => {
  expect(named(name)).toMatchObject({ kind });
});

test('a sea lies on water, a country on land', () => {
  const terrainAt = (name: string) => map.terrainKinds[map.terrain[named(name)?.hex ?? -1] ?? -1];
  expect(terrainAt('Black Sea')).toBe('sea');
  expect(terrainAt('Turkey')).toBe('land');
});

test('before the chart has come there are no places', () => {
  expect(placesOf(map, undefined)).toEqual([]);
});

test('each place lies in the hex that it names', () => {
  for (const { at, hex } of places) expect(hexAtPoint(map.grid, ...at)).toBe(hex);
});
