import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildOf } from './build.ts';

const root = mkdtempSync(join(tmpdir(), 'narrow-seas-build-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Built packages in small. */
const packagesAt = (
  name: string,
): { readonly sources: string; readonly write: (file: string, text: string) => void } => {
  const folder = join(root, name);
  const write = (file: string, text: string): void => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const part of ['core', 'hex', 'ai']) write(`${part}/dist/index.js`, part);
  write('cli/dist/simulate/bout.js', 'bout');
  write('games/skerry/dist/rules/fire.js', 'fire');
  return { sources: join(folder, 'games'), write };
};

test('equal programs have equal builds, wherever they lie', () => {
  const here = packagesAt('here');
  cpSync(join(root, 'here'), join(root, 'there'), { recursive: true });
  expect(buildOf({ sources: join(root, 'there/games') })).toBe(buildOf(here));
});

test.each([
  ['a rule', 'games/skerry/dist/rules/fire.js'],
  ['a rule that is new', 'games/skerry/dist/rules/smoke.js'],
  ['a level of the computer', 'ai/dist/index.js'],
  ['the loop that plays', 'cli/dist/simulate/bout.js'],
])('%s that differs makes another build', (name, file) => {
  const { sources, write } = packagesAt(name);
  const before = buildOf({ sources });
  write(file, 'changed');
  expect(buildOf({ sources })).not.toBe(before);
});

test('what says how a game went to people is no part of it', () => {
  const { sources, write } = packagesAt('words');
  const before = buildOf({ sources });
  write('cli/dist/words/help.js', 'changed');
  expect(buildOf({ sources })).toBe(before);
});
