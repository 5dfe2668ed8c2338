import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay, writeSave } from '@narrow-seas/core';
import { europaNaval } from '@narrow-seas/europa-naval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHELF } from '../testing/shelf.ts';
import { committedMatch, DICE } from '../testing/saves.ts';
import { type Played, run } from '../testing/stage.ts';

const match = committedMatch(europaNaval, { scenario: 'husky', options: {} }, 250);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'narrow-seas-europa-'));
  writeFileSync(join(folder, 'match.json'), writeSave(europaNaval, match, DICE));
});
afterAll(() => rmSync(folder, { recursive: true }));

const call = (...argv: readonly string[]): Promise<Played> => run(argv, { folder, shelf: SHELF });

test('games tells of its scenarios', async () => {
  const { code, out } = await call('games', 'europa-naval');
  expect(code).toBe(0);
  for (const { id, title } of europaNaval.scenarios) expect(out).toContain(`    ${id}  ${title}.`);
});

test('rules finds code and tests for every case', async () => {
  const { code, out } = await call('rules', 'europa-naval');
  expect(out.trimEnd().split('\n').at(-1)).toMatch(/ 0 with something missing\.$/);
  expect(code).toBe(0);
});

test('replay tells each move as it can be read back, with names instead of numbers', async () => {
  const { code, out, err } = await call('replay', 'match.json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.trimEnd().split('\n');
  for (const [place, { entry, before }] of [...replay(europaNaval, match)].entries()) {
    const [, words = ''] = /^\d+ \S+ ([^:]*): /.exec(lines[place] ?? '') ?? [];
    expect(europaNaval.notation.parseAction(before, words)).toEqual({ ok: true, value: entry.action });
  }
  expect(out).toMatch(/covering unit=[A-Za-z0-9]\S*-\S+ /);
});

test('verify checks its dice', async () => {
  const { code, out } = await call('verify', 'match.json');
  expect(code).toBe(0);
  expect(out).toContain(`${match.throws} throws checked, all as the committed seed gives them.`);
});

test('simulate plays it at random', async () => {
  const levels = ['--axis', 'random', '--allied', 'random'];
  const plan = ['--games', '1', '--seed', '3', '--threads', '1', '--quiet'];
  const { code, out } = await call('simulate', 'europa-naval/baltic-act1', ...levels, ...plan);
  expect(code).toBe(0);
  expect(out).toMatch(/ideas refused by the rules: 0; games that did not end: 0; illegal moves: 0/);
});
