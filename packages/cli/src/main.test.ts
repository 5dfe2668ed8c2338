import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/narrow-seas.js', import.meta.url));
const BUILT = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const EXAMPLES = fileURLToPath(new URL('../examples/sixth-fleet.cases.json', import.meta.url));

const start = (argv: readonly string[], { bin = BIN, cwd = '.' } = {}): ChildProcess =>
  spawn(process.execPath, [bin, ...argv], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ONLINE: 'off' },
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

  test('judges the examples of Sixth Fleet', async () => {
    const { code, out, err } = await finish(start(['judge', EXAMPLES]));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/\n\d+ cases, \d+ actions: \d+ legal, \d+ refused, 0 not reached\.\n$/);
  });

  test('finds the sources of the games, wherever it is started', async () => {
    const { out, err } = await finish(start(['rules', 'sixth-fleet', '--json'], { cwd: tmpdir() }));
    expect(err).toBe('');
    expect(out).toContain('"rules/combat/obligation.test.ts"');
  });

  test('a whole map goes through a pipe', async () => {
    const { code, out } = await finish(start(['map', 'sixth-fleet', '--svg', '-']));
    expect(code).toBe(0);
    expect(out.startsWith('<svg')).toBe(true);
    expect(out.endsWith('</svg>\n')).toBe(true);
  });

  test.each([
    [['judge', 'gone.json'], 'gone.json cannot be read: there is no such file.'],
    [['verify', BIN], 'narrow-seas.js cannot be used: '],
    [['map', 'sixth-fleet', '--svg', '/'], '/ is a folder, not a file.'],
  ])('%j ends with 2 and one sentence', async (argv, sentence) => {
    const { code, out, err } = await finish(start(argv));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('several threads hunt together, and stop when the time is up', async () => {
    const argv = ['fuzz', 'skerry', '--seconds', '3', '--seed', '5', '--threads', '3', '--json'];
    const { code, out, err } = await finish(start(argv));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const told = JSON.parse(out) as { readonly [key: string]: number | string };
    expect(told).toMatchObject({ game: 'skerry', threads: 3, ended: 'time' });
    expect(told['games']).toBeGreaterThan(0);
    expect(told['events']).toHaveProperty('laid');
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends a hunt cleanly, with its summary', async signal => {
    const child = start(['fuzz', 'skerry', '--seconds', '3600']);
    const ended = finish(child);
    // The first line of progress says that the hunt is on.
    await once(child.stderr!, 'data');
    child.kill(signal);
    const { code, out } = await ended;
    expect(code).toBe(0);
    expect(out).toMatch(/^Stopped after \d+ games?, .*: nothing found\.\n$/);
  });

  test('serve starts the server, passes its arguments on and ends with it', async () => {
    const child = start(['serve', '--port', '0']);
    const ended = finish(child);
    const [line] = (await once(child.stdout!, 'data')) as [Buffer];
    const address = /^Narrow Seas is at (http:\S+)/.exec(String(line))?.[1] ?? '';
    expect((await fetch(`${address}healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  test.each([[['games']], [['map', 'second-fleet', '--svg', '-']]])(
    '%j: a reader that goes away is no failure',
    async argv => {
      const child = start(argv);
      child.stdout?.destroy();
      await once(child, 'close');
      expect(child.exitCode).toBe(0);
    },
  );

  test('without a build it says what to do', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-bin-'));
    mkdirSync(join(folder, 'bin'));
    const bin = join(folder, 'bin', 'narrow-seas.mjs');
    copyFileSync(BIN, bin);
    expect(await finish(start(['games'], { bin }))).toEqual({
      code: 1,
      out: '',
      err: 'narrow-seas is not built yet: run `npm run build` in the repository first.\n',
    });
    rmSync(folder, { recursive: true });
  });
});
