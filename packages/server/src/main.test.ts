import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { throughJson } from '@narrow-seas/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SHELF } from './shelf.ts';

/** The built program: signals and exit codes need a process of its own. */
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const start = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [MAIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] },
  });

const firstLine = async ({ stdout }: ChildProcess): Promise<string> => {
  if (stdout === null) throw new Error('The program was started without a pipe.');
  for await (const line of createInterface({ input: stdout })) return line;
  return '';
};

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
      const child = start('--port', '0');
      const address = addressIn(await firstLine(child));
      expect((await fetch(`${address}healthz`)).status).toBe(200);
      child.kill(signal);
      expect(await exitOf(child)).toBe(0);
    },
  );

  test('a client that never finishes its request does not keep the server from ending', async () => {
    const child = start('--port', '0');
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
    const child = start('--port', '0');
    const response = await fetch(`${addressIn(await firstLine(child))}games.json`);
    expect(await response.json()).toEqual({ version: expect.any(String), games: throughJson(SHELF) });
    child.kill();
    await exitOf(child);
  });

  test('a bad port is one sentence and exit code 1', async () => {
    const child = start('--port', 'harbour');
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', text => (said += text));
    expect(await exitOf(child)).toBe(1);
    expect(said).toBe('--port is "harbour", but a port is a whole number from 0 to 65535.\n');
  });
});
