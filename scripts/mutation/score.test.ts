import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../parts/root.mjs';
import { CHAPTERS, pathOf, testFilesOf } from './chapters.mjs';
import { missedIn, scoresOf } from './score.mjs';

const mutant = (status: string, line: number) => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement: 'a >=\n  b',
  location: { start: { line } },
});

const REPORT = {
  files: {
    [pathOf('sixth-fleet', 'rules/stacking/stacking')]: {
      mutants: [
        mutant('Killed', 1),
        mutant('Timeout', 2),
        mutant('Survived', 3),
        mutant('NoCoverage', 4),
        mutant('Ignored', 5),
      ],
    },
    [pathOf('sixth-fleet', 'rules/zones/control')]: { mutants: [mutant('Killed', 6)] },
  },
};

test('a chapter has the share that its tests noticed; what only loads counts for nothing', () => {
  expect(scoresOf('sixth-fleet', REPORT)).toEqual([
    { chapter: '6 zones of control', noticed: 1, missed: 0, score: 100 },
    { chapter: '7 stacking', noticed: 2, missed: 2, score: 50 },
  ]);
});

test('what was missed is told by its place, in one line', () => {
  expect(missedIn('sixth-fleet', REPORT)).toEqual([
    'rules/stacking/stacking.ts:3 EqualityOperator → a >= b',
    'rules/stacking/stacking.ts:4 (no test) EqualityOperator → a >= b',
  ]);
});

test('every file of every chapter is there, in one chapter only', () => {
  for (const [game, chapters] of Object.entries(CHAPTERS)) {
    const files = Object.values(chapters).flatMap(names => names.split(' ').map(name => pathOf(game, name)));
    expect(files.filter(file => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(files).toHaveLength(new Set(files).size);
  }
});

test('a game is judged by the tests of its rules, not by those of its desk', () => {
  const names = testFilesOf(ROOT, 'sixth-fleet').map(file => file.replaceAll('\\', '/'));
  expect(names.some(name => name.endsWith('/rules/stacking/stacking.test.ts'))).toBe(true);
  expect(names.filter(name => /\/(desk|mind)\/|golden/.test(name))).toEqual([]);
});
