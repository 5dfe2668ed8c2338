/* oxlint-disable no-await-in-loop -- one thing after another is what is tested */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { throughJson } from '@narrow-seas/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCards } from './shelf.ts';

/** The built program: signals and exit codes need a process of its own. */
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (
  args: readonly string[],
  env: { readonly [name: string]: string } = {},
  cwd = process.cwd(),
): ChildProcess =>
  spawn(process.execPath, [MAIN, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ONLINE: 'off', ...env },
  });

const ANY_PORT = ['--port', '0'];

/** Answers the next line of a stream each time; one reader has them all, or some would be lost between two. */
const lineReader = (stream: Readable | null): (() => Promise<string>) => {
  if (stream === null) throw new Error('The program was started without a pipe.');
  const lines: AsyncIterator<string, undefined> = createInterface({ input: stream })[Symbol.asyncIterator]();
  return async () => (await lines.next()).value ?? '';
};

const firstLine = ({ stdout }: ChildProcess): Promise<string> => lineReader(stdout)();

const exitOf = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
};

const addressIn = (line: string): string => /^Narrow Seas is at (http:\S+)$/.exec(line)?.[1] ?? '';

beforeAll(() => {
  if (!existsSync(MAIN)) throw new Error('This test runs the built server: run `npm run build` first.');
});

describe('the server program', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'prints its address, answers there and ends well on %s',
    async signal => {
      const child = start(ANY_PORT);
      const address = addressIn(await firstLine(child));
      expect((await fetch(`${address}healthz`)).status).toBe(200);
      child.kill(signal);
      expect(await exitOf(child)).toBe(0);
    },
  );

  test('a client that never finishes its request does not keep the server from ending', async () => {
    const child = start(ANY_PORT);
    const { port } = new URL(addressIn(await firstLine(child)));
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\n'));
    // The server breaks the connection off, which newer Node tells the client as an error.
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    child.kill('SIGTERM');
    expect(await exitOf(child)).toBe(0);
    socket.destroy();
  });

  test('/games.json is the shelf, whole', async () => {
    const child = start(ANY_PORT);
    const response = await fetch(`${addressIn(await firstLine(child))}games.json`);
    expect(await response.json()).toEqual({
      version: expect.any(String),
      games: throughJson(await loadCards()),
    });
    child.kill();
    await exitOf(child);
  });

  test('online play can be turned off', async () => {
    const child = start(ANY_PORT);
    const response = await fetch(`${addressIn(await firstLine(child))}api/v1/me`);
    expect([response.status, await response.json()]).toEqual([
      503,
      { problem: { code: 'off', sentence: 'Online play is off on this server.' } },
    ]);
    child.kill();
    expect(await exitOf(child)).toBe(0);
  });

  test('online play is on by itself, in a folder where it runs; the page is there while the folder is made', async () => {
    const child = start(ANY_PORT, { ONLINE: '' }, folder);
    const nextLine = lineReader(child.stdout);
    const address = addressIn(await nextLine());
    // A database is being made: the page answers all the same, again and again, and nothing waits for it.
    const answers = { page: 0, starting: 0, isOver: false };
    const ready = nextLine().finally(() => (answers.isOver = true));
    while (!answers.isOver) {
      answers.page += Number((await fetch(`${address}healthz`)).ok);
      answers.starting += Number((await fetch(`${address}api/v1/me`)).status === 503);
    }
    expect(answers.page).toBeGreaterThan(20);
    expect(answers.starting).toBeGreaterThan(20);
    expect(await ready).toBe('Online play is ready.');
    expect(existsSync(join(folder, '.data', 'postgres'))).toBe(true);
    expect((await fetch(`${address}readyz`)).status).toBe(200);

    const second = start(ANY_PORT, { ONLINE: '' }, folder);
    const elsewhere = addressIn(await firstLine(second));
    expect(await lineReader(second.stderr)()).toMatch(
      /^Online play is off here, because another server \(process \d+ on \S+\) uses the data folder [^.]*\.data: stop it first, or choose another folder\.$/,
    );
    const answer = await fetch(`${elsewhere}api/v1/me`);
    expect(await answer.json()).toMatchObject({ problem: { code: 'off' } });
    for (const program of [second, child]) {
      program.kill();
      expect(await exitOf(program)).toBe(0);
    }
  });

  test.skipIf(process.getuid?.() === 0)(
    'where nothing can be written the page is served all the same',
    async () => {
      const locked = mkdtempSync(join(tmpdir(), 'locked-'));
      chmodSync(locked, 0o500);
      const child = start(ANY_PORT, { ONLINE: '' }, locked);
      expect((await fetch(`${addressIn(await firstLine(child))}healthz`)).status).toBe(200);
      expect(await lineReader(child.stderr)()).toMatch(
        /^Online play is off here, because the data folder \S+ cannot be written: check who owns it, or choose another folder\.$/,
      );
      child.kill();
      expect(await exitOf(child)).toBe(0);
      rmSync(locked, { recursive: true, force: true });
    },
  );

  test('a bad port is one sentence and exit code 1', async () => {
    const child = start(['--port', 'harbour']);
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', text => (said += text));
    expect(await exitOf(child)).toBe(1);
    expect(said).toBe('--port is "harbour", but a port is a whole number from 0 to 65535.\n');
  });
});
