import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/narrow-seas.js', import.meta.url));
const BUILT = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const start = (argv: readonly string[], bin = BIN): ChildProcess =>
  spawn(process.execPath, [bin, ...argv], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] },
  });

const finish = async (child: ChildProcess) => {
  const said = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', text => (said.out += text));
  child.stderr?.setEncoding('utf8').on('data', text => (said.err += text));
  await once(child, 'close');
  return { code: child.exitCode, ...said };
};

beforeAll(() => {
  if (!existsSync(BUILT)) throw new Error('This test runs the built program: run `npm run build` first.');
});

describe('the program as people start it', () => {
  test('answers and ends with 0', async () => {
    const { code, out } = await finish(start(['games', '--json']));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveProperty('games');
  });

  test('ends with 2 on misuse, in one sentence without colours', async () => {
    expect(await finish(start(['fuz']))).toEqual({
      code: 2,
      out: '',
      err: "Unknown command 'fuz': did you mean fuzz?\n",
    });
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends a hunt cleanly, with its summary', async signal => {
    const child = start(['fuzz', 'skerry', '--seconds', '3600']);
    const ended = finish(child);
    // The first line of progress says that the hunt is on.
    await once(child.stderr!, 'data');
    child.kill(signal);
    const { code, out } = await ended;
    expect(code).toBe(0);
    expect(out).toMatch(/^Stopped by hand after \d+ games, .*: nothing found\.\n$/);
  });

  test('a reader that goes away is no failure', async () => {
    const child = start(['games']);
    child.stdout?.destroy();
    await once(child, 'close');
    expect(child.exitCode).toBe(0);
  });

  test('without a build it says what to do', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-bin-'));
    mkdirSync(join(folder, 'bin'));
    const bin = join(folder, 'bin', 'narrow-seas.mjs');
    copyFileSync(BIN, bin);
    expect(await finish(start(['games'], bin))).toEqual({
      code: 1,
      out: '',
      err: 'narrow-seas is not built yet: run `npm run build` in the repository first.\n',
    });
    rmSync(folder, { recursive: true });
  });
});
