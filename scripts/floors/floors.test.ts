import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageOf, sourcesIn } from '../census/sources.mjs';
import { ROOT } from '../parts/root.mjs';
import { coverageLines, raisedBy, readFloors, thresholdsOf } from './floors.mjs';

const file = (name: string, lines: readonly [number, number], branches: readonly [number, number]) =>
  [
    join(ROOT, 'packages', name),
    {
      lines: { covered: lines[0], total: lines[1] },
      branches: { covered: branches[0], total: branches[1] },
    },
  ] as const;

const SUMMARY = Object.fromEntries([
  file('hex/src/a.ts', [9, 10], [1, 1]),
  file('hex/src/b.ts', [10, 10], [0, 0]),
  file('games/reef/src/a.ts', [2, 3], [1, 3]),
]);

test('a floor is raised to what the package has reached, whole percents, all its files together', () => {
  expect(raisedBy({ hex: { lines: 90, branches: 90 } }, SUMMARY)).toEqual({
    hex: { lines: 95, branches: 100 },
    'games/reef': { lines: 66, branches: 33 },
  });
});

test('no floor is lowered, nor is one forgotten whose package was not measured', () => {
  expect(
    raisedBy({ hex: { lines: 99, branches: 90 }, ai: { lines: 80, branches: 70 } }, SUMMARY),
  ).toMatchObject({
    hex: { lines: 99 },
    ai: { lines: 80, branches: 70 },
  });
});

test('each package is told with what it has reached and its floor', () => {
  expect(coverageLines({ hex: { lines: 90, branches: 80 } }, SUMMARY)).toEqual([
    'games/reef           lines 66% (floor 0), branches 33% (floor 0)',
    'hex                  lines 95% (floor 90), branches 100% (floor 80)',
  ]);
});

test('vitest gets a threshold for each package', () => {
  expect(thresholdsOf({ 'games/reef': { lines: 1, branches: 2 } })).toEqual({
    'packages/games/reef/src/**': { lines: 1, branches: 2 },
  });
});

test('every package with code has a floor: if not, npm run coverage -- --set adds it', () => {
  const withCode = sourcesIn(ROOT).filter(({ path, isTest }) => !isTest && !path.endsWith('/index.ts'));
  expect(Object.keys(readFloors()).toSorted()).toEqual(
    [...new Set(withCode.map(({ path }) => packageOf(path)))].toSorted(),
  );
});
