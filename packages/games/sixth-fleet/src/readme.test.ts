import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** `rules/combat/crt.ts` under `src`, `data/units.json` beside it. */
const isThere = (path: string): boolean =>
  existsSync(new URL(path, import.meta.url)) || existsSync(new URL(`../${path}`, import.meta.url));

test('the README names only files that are there', () => {
  const named = [...README.matchAll(/`((?:[\w-]+\/)+[\w.-]+\.(?:ts|json))`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(path => !isThere(path))).toEqual([]);
});
