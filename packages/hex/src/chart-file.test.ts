import { expect, test } from 'vitest';
import { readChart } from './chart-file.ts';

const GRID = { west: -1, north: -1, step: 2, columns: 2, rows: 1 };

const FILE = {
  format: 'narrow-seas/chart',
  version: 1,
  id: 'pond',
  unit: 10,
  sheet: { west: -1, north: -1, east: 1, south: 1 },
  land: ['AAUAAU'],
  depths: [{ metres: 200, areas: [] }],
  lakes: [],
  rivers: [],
  glaciers: [],
  borders: [],
  ribbons: { blue: [], red: [] },
  degrees: { ...GRID, unit: 1, nodes: 'CECC' },
  heights: { ...GRID, rowsOfLetters: ['A_'] },
  names: [{ kind: 'islet', name: 'Rock', line: 'UU' }],
  towns: [{ name: 'Quay', rank: 1, at: 'AU' }],
};

test('lines, degrees and heights are read in their units', () => {
  const chart = readChart(FILE);
  expect([...(chart.land[0] ?? [])]).toEqual([0, 0, 1, 0, 1, 1]);
  expect([...chart.degrees.values]).toEqual([1, 2, 2, 3]);
  expect([...chart.heights.values]).toEqual([0, 4800]);
  expect(chart.names[0]?.name).toBe('Rock');
});

test.each([
  ['format', { format: 'narrow-seas/map' }, 'format must be narrow-seas/chart'],
  ['heights', { heights: { ...GRID, rowsOfLetters: ['A'] } }, 'it.heights holds 1 heights where 2 belong'],
  ['degrees', { degrees: { ...GRID, unit: 1, nodes: 'CE' } }, 'it.degrees holds 1 nodes where 2 belong'],
  ['names', { names: [{ kind: 'lagoon', name: 'x', line: '' }] }, 'it.names[0].kind must be ocean'],
])('a chart with a wrong part is refused with its place: %s', (_part, wrong, problem) => {
  expect(() => readChart({ ...FILE, ...wrong })).toThrow(problem);
});
