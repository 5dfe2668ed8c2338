import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { someGame } from '@narrow-seas/core';
import { gamePackage } from '@narrow-seas/skerry';
import { afterAll, expect, test } from 'vitest';
import { run } from './testing/stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-scenario-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILE = {
  format: 'narrow-seas/scenario',
  version: 1,
  game: 'skerry',
  title: 'Two boats',
  position: {
    skerry: 'sortie turn 1 of 2',
    stock: '0 0',
    phase: 'signals',
    boat: ['north @0101 left=3', 'south @0601 left=3'],
  },
};

const fileOf = (change: object): string => {
  const path = join(folder, 'made.json');
  writeFileSync(path, JSON.stringify({ ...FILE, ...change }));
  return path;
};

const shelf = [someGame(gamePackage)];
const simulate = (file: string, ...more: readonly string[]) =>
  run(
    [
      'simulate',
      file,
      '--games',
      '2',
      '--seed',
      '1',
      '--north',
      'random',
      '--south',
      'random',
      ...more,
    ].concat(['--threads', '1', '--quiet']),
    { shelf },
  );

test('a scenario file is simulated under its title', async () => {
  const { code, out } = await simulate(fileOf({}));
  expect(code).toBe(0);
  expect(out).toMatch(/^Two boats: 2 games in /);
});

test('its options stand in its position', async () => {
  const { code, err } = await simulate(fileOf({}), '--option', 'turns=3');
  expect([code, err]).toEqual([
    2,
    'A scenario file has its options in its position: change the file, and leave --option and --options out.\n',
  ]);
});

test.each([
  [{ title: '' }, 'At title: Write a title.'],
  [{ game: 'chess' }, 'There is no game "chess"'],
  [{ position: { ...FILE.position, boat: ['north @9999 left=3'] } }, 'At position.boat[0]: '],
])('%j is refused with its place', async (change, message) => {
  const { code, err } = await simulate(fileOf(change));
  expect(code).toBe(2);
  expect(err).toContain(message);
});
