import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Played, run, typed } from '../testing/stage.ts';

/** The built server, with a folder of its own. */
const SERVER = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-terminal-'));
let server: ChildProcess;
let address = '';

beforeAll(async () => {
  server = spawn(process.execPath, [SERVER, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ONLINE: 'on', DATA_FOLDER: folder },
  });
  for await (const line of createInterface({ input: server.stdout! })) {
    address = /at (http:\S+)/.exec(line)?.[1] ?? address;
    if (line === 'Online play is ready.') return;
  }
});

afterAll(async () => {
  const ended = new Promise(resolve => void server.once('exit', resolve));
  server.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

const play = (lines: readonly string[], ...args: readonly string[]): Promise<Played> =>
  run(['play', ...args], { lines: () => typed(lines) });

test('a game on a server: orders, a refusal with its case, taking back, and the way back into the seat', async () => {
  const lines = ['lay 0201; lay 0203', 'lay 0601', 'undo', 'board', 'save x.json', 'quit'];
  const { code, out } = await play(lines, 'skerry/sortie', '--server', address, '--level', 'cadet');
  expect(code).toBe(0);
  expect(out).toContain('* North lays a mine in 0203.');
  expect(out).toMatch(/Not allowed: [^.]+\. \[2\.2\]/);
  expect(out).toContain('Taken back.');
  expect(out).toContain('0101  North: 0');
  expect(out).toContain('A server keeps this game');
  const back = /To come back: narrow-seas play (.+)/.exec(out)?.[1]?.split(' ') ?? [];
  const again = await play(['log'], ...back);
  expect(again).toMatchObject({ code: 0, err: '' });
  expect(again.out).toContain('* North lays a mine in 0201.');
  expect(again.out).not.toContain('0203.');
});

test.each([
  ['an unknown token', () => ['skerry/sortie', '--server', address, '--token', 'x']],
  ['a link that leads nowhere', () => [`${address}#join/nowhere/${'x'.repeat(43)}`]],
])('the server refuses %s in one sentence', async (_what, args) => {
  expect(await play([], ...args())).toMatchObject({ code: 2, err: expect.stringMatching(/^[^\n]+\.\n$/) });
});

test('an optional rule goes to the server with the game, and an unknown one is refused before', async () => {
  const args = ['skerry/sortie', '--server', address, '--level', 'cadet', '--option'];
  expect((await play([], ...args, 'turns=3')).out).toContain('Turn 1 of 3.');
  expect(await play([], ...args, 'wind=9')).toMatchObject({ code: 2, err: expect.stringContaining('wind') });
});

test.each([
  [['skerry/sortie', '--server', 'seas'], '--server is "seas"'],
  [['skerry/sortie', '--server', 'http://127.0.0.1:9'], 'There is no answer from http://127.0.0.1:9'],
  [['http://127.0.0.1:9/#join/'], 'is not a link to a seat'],
  [['skerry/sortie', '--server', 'http://127.0.0.1:9', '--seed', '3'], 'A server throws its own dice'],
  [[`http://127.0.0.1:9/#join/game/${'x'.repeat(43)}`, '--seed', '3'], 'A server throws its own dice'],
])('play %s is refused in one sentence', async (args, sentence) => {
  const { code, err } = await play([], ...args);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});
