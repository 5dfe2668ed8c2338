import { expect, test } from 'vitest';
import { sixthFleetDisplay } from '../../catalogue/sixth-fleet-display.ts';
import { degreeLabel, degreeSteps, passes, placeAt } from './degrees.ts';

const chart = await sixthFleetDisplay.loadChart();
if (chart === undefined) throw new Error('Sixth Fleet has no chart.');
const { degrees, towns } = chart;

test.each([
  ['Rome', 12.48, 41.9],
  ['Tripoli', 13.18, 32.89],
  ['Belgrade', 20.47, 44.82],
])('%s lies at %f east, %f north', (name, lon, lat) => {
  const at = towns.find(town => town.name === name)?.at;
  const [east, north] = placeAt(degrees, [at?.[0] ?? 0, at?.[1] ?? 0]);
  expect(east).toBeCloseTo(lon, 1);
  expect(north).toBeCloseTo(lat, 1);
});

test('the nearer one looks, the finer the graticule', () => {
  const [far, near] = [degreeSteps(degrees, [20, 13], 20), degreeSteps(degrees, [20, 13], 190)];
  expect(near[0]).toBeLessThan(far[0]);
  expect(near[1]).toBeLessThan(far[1]);
});

test('a line from 9.5 to 12.2 degrees passes 10, 11 and 12', () => {
  expect(passes(9.5, 12.2, 1).map(({ value }) => value)).toEqual([10, 11, 12]);
  expect(passes(12.2, 9.5, 1)[0]?.share).toBeCloseTo(2.2 / 2.7);
});

test.each([
  [12, 'E', 'W', '12°E'],
  [-3.5, 'E', 'W', '3°30′W'],
  [0, 'E', 'W', '0°'],
  [190, 'E', 'W', '170°W'],
  [41.25, 'N', 'S', '41°15′N'],
])('%f is written %s %s %s', (value, positive, negative, text) => {
  expect(degreeLabel(value, [positive, negative])).toBe(text);
});
