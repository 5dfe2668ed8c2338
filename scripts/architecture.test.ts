import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './parts/root.mjs';

const PAGE = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .map(path => `/${path}`);

const namedIn = (page: string): readonly string[] => [
  ...new Set([...page.matchAll(/`([\w./-]+\.(?:tsx?|mjs|json))`/g)].map(([, name = '']) => name)),
];

const isThere = (name: string): boolean => FILES.some(path => path.endsWith(`/${name}`));

test('every file that ARCHITECTURE.md names exists', () => {
  expect(namedIn(PAGE).filter(name => !isThere(name))).toEqual([]);
});

test('a name that is not there would be found', () => {
  expect(
    namedIn('see `core/src/no-such-file.ts` and `core/src/game.ts`').filter(name => !isThere(name)),
  ).toEqual(['core/src/no-such-file.ts']);
});

test('every package stands in the picture of the house', () => {
  const packages = FILES.flatMap(
    path => /^\/packages\/((?:games\/)?[^/]+)\/package\.json$/.exec(path)?.[1] ?? [],
  );
  expect(packages.filter(name => !PAGE.includes(`  ${name}/ `))).toEqual([]);
});
