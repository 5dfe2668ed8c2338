import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { readChart } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { chartFile, MAPS, readChartInputs, readDefinition, readNames } from '../atlas.ts';
import { makeFrame } from '../frame.ts';
import { degreeGrid, placeAt } from './degrees.ts';
import { readGazetteer } from './gazetteer.ts';
import { heightAt, letterOf } from './heights.ts';
import { plainLetters } from './names.ts';

describe.each(MAPS)('the chart of %s', id => {
  const text = readFileSync(chartFile(id), 'utf8');
  const chart = readChart(JSON.parse(text));

  test('is within the budget of a first load', () => expect(gzipSync(text).length).toBeLessThan(70_000));

  test('was made from the gazetteer and the settings that lie in the tree', () => {
    const { provenance } = JSON.parse(text) as { provenance: { inputs: unknown } };
    expect(provenance.inputs).toEqual(expect.arrayContaining([...readChartInputs(id)]));
  });

  test('its grid of degrees says where the frame puts places', () => {
    const { degrees } = chart;
    const frame = makeFrame(readDefinition(id).calibration);
    for (const node of [0, 0.3, 0.5, 0.8].map(share => Math.floor(share * degrees.columns * degrees.rows))) {
      const [lon = 0, lat = 0] = degrees.values.slice(node * 2, node * 2 + 2);
      const [x, y] = frame.locate([lon, lat]);
      expect(x).toBeCloseTo(degrees.west + (node % degrees.columns) * degrees.step, 0);
      expect(y).toBeCloseTo(degrees.north + Math.floor(node / degrees.columns) * degrees.step, 0);
    }
  });

  test('has names of seas, towns, depths and hills', () => {
    expect(chart.names.some(({ kind }) => kind === 'sea')).toBe(true);
    expect(chart.towns.length).toBeGreaterThan(40);
    expect(chart.depths.map(({ metres }) => metres)).toEqual([200, 1000, 2000, 3000]);
    expect(Math.max(...chart.heights.values)).toBeGreaterThan(500);
  });
});

test('a place is found again from where it lies on the plane', () => {
  const { locate } = makeFrame(readDefinition('sixth-fleet').calibration);
  const [lon, lat] = placeAt(locate, locate([14.5, 35.9]), [20, 40]);
  expect([lon, lat]).toEqual([expect.closeTo(14.5, 6), expect.closeTo(35.9, 6)]);
});

test('the grid of degrees does not lose its way around the pole', () => {
  const frame = makeFrame(readDefinition('second-fleet').calibration);
  const { values } = degreeGrid(frame.locate, frame.sheet, 4, [0, 66]);
  for (const [lon, lat] of values) {
    expect(Math.abs(lon)).toBeLessThanOrEqual(180);
    expect(lat).toBeLessThan(90);
  }
});

test('between two heights the height is between them', () => {
  const heights = {
    longitudes: [10, 11],
    latitudes: [40, 41],
    rows: [
      [0, 100],
      [200, 300],
    ],
  };
  expect(heightAt(heights, [10.5, 40])).toBe(50);
  expect(heightAt(heights, [10.5, 40.5])).toBe(150);
});

test('a letter stands for the root of a height', () => {
  expect([letterOf(-200), letterOf(0), letterOf(4800), letterOf(9000)]).toEqual(['A', 'A', '_', '_']);
  expect(letterOf(1200)).toBe('g');
});

test.each([
  ['gulf Gulf of Lion 3.6,43', 'line 1: It is not a kind, a name and points.'],
  ['lagoon Venice: 12,45', 'line 1: "lagoon" is not a kind of name.'],
  ['\n\ncape C. Bon: 11', 'line 3: "11" is not a longitude and a latitude.'],
])('%j is refused with its line', (text, problem) => {
  expect(() => readGazetteer(text)).toThrow(problem);
});

test('the gazetteer is read with kinds, lines and maps', () => {
  expect(readGazetteer('# a note\nsea Black Sea: 30,43 34,43.4 @sixth-fleet')).toEqual([
    {
      kind: 'sea',
      name: 'Black Sea',
      line: [
        [30, 43],
        [34, 43.4],
      ],
      map: 'sixth-fleet',
    },
  ]);
  expect(readNames().length).toBeGreaterThan(200);
});

test.each([
  ['Şanlıurfa', 'Sanliurfa'],
  ['Łódź', 'Lódz'],
  ['Ísafjörður', 'Ísafjörður'],
])('%s is written %s', (name, plain) => {
  expect(plainLetters(name)).toBe(plain);
});
