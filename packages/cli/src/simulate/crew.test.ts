import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/narrow-seas.js', import.meta.url));
const BUILT = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

beforeAll(() => {
  if (!existsSync(BUILT)) throw new Error('This test runs the built program: run `npm run build` first.');
});

const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-crew-'));
afterAll(() => rmSync(folder, { recursive: true }));

const start = (...argv: readonly string[]) => {
  const child = spawn(
    process.execPath,
    [BIN, 'simulate', 'skerry/sortie', '--ladder', 'random,cadet', ...argv],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const said = { out: '' };
  child.stdout.setEncoding('utf8').on('data', text => (said.out += text));
  return { child, said };
};

const games = async (threads: string): Promise<readonly object[]> => {
  const { child, said } = start('--games', '8', '--seed', '31', '--json', '--threads', threads);
  await once(child, 'close');
  const lines = said.out.trim().split('\n').slice(0, -1);
  return lines.map(line => ({ ...(JSON.parse(line) as object), times: 0, milliseconds: 0 }));
};

test('a pool of threads plays the same games as one thread, in the same order', async () => {
  const [one, three] = [await games('1'), await games('3')];
  expect(one).toHaveLength(8);
  expect(three).toEqual(one);
});

test('Ctrl-C breaks off the games under way and keeps those that ended', async () => {
  const { child, said } = start('--games', '50000', '--seed', '1', '--threads', '2', '--out', folder);
  // The first line of progress says that games have ended.
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  await once(child, 'close');
  expect(child.exitCode).toBe(0);
  expect(said.out).toMatch(
    /\nStopped after \d+ of 50000 games; run the same command with --resume to continue\.\n/,
  );
  const kept = readFileSync(join(folder, 'games.jsonl'), 'utf8').trim().split('\n');
  const summary = JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8')) as {
    readonly games: number;
  };
  expect(summary.games).toBe(kept.length);
});
