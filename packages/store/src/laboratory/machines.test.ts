import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { enterBatch } from './batches.ts';
import { openLaboratory } from './open.ts';
import { havePostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../../../cli/bin/narrow-seas.js', import.meta.url));
const BUILT = fileURLToPath(new URL('../../../cli/dist/main.js', import.meta.url));

interface Running {
  readonly child: ChildProcess;
  readonly said: { out: string; err: string };
}

const GAMES = [
  'simulate',
  'skerry/sortie',
  '--games',
  '60',
  '--seed',
  '31',
  '--ladder',
  'random,cadet',
  '--json',
];

describe.skipIf(!havePostgres())('games on several machines', () => {
  const now: { server?: TestPostgres; running: Running[] } = { running: [] };
  beforeAll(async () => {
    if (!existsSync(BUILT)) throw new Error('This test runs the built program: run `npm run build` first.');
    now.server = await startPostgres();
  });
  afterEach(() => {
    for (const { child } of now.running.splice(0)) child.kill('SIGKILL');
  });
  afterAll(async () => {
    await now.server?.remove();
  });

  const start = (url: string, ...argv: readonly string[]): Running => {
    const child = spawn(process.execPath, [BIN, ...argv], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', text => (said.out += text));
    child.stderr.setEncoding('utf8').on('data', text => (said.err += text));
    const running = { child, said };
    now.running.push(running);
    return running;
  };
  const worker = (url: string): Running => start(url, 'worker', '--threads', '1');
  const ended = async ({ child }: Running): Promise<unknown> => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    return child.exitCode;
  };
  /** What a game was, without what depends on the machine. */
  const gamesOf = ({ said }: Running): readonly object[] =>
    said.out
      .trim()
      .split('\n')
      .slice(0, -1)
      .map(line => ({ ...(JSON.parse(line) as object), times: 0, milliseconds: 0 }));

  test('workers that are killed lose nothing: the batch has each game once, as one process plays them', async () => {
    const url = await now.server!.newDatabase();
    const alone = start(url, ...GAMES, '--threads', '1');
    expect(await ended(alone)).toBe(0);
    const asked = start(url, ...GAMES, '--database');
    const steady = worker(url);
    for (let kills = 0; kills < 4; kills += 1) {
      const victim = worker(url);
      // oxlint-disable-next-line no-await-in-loop -- killed while it has games in hand
      await expect.poll(() => victim.said.err, { timeout: 60_000 }).toContain('takes games');
      // oxlint-disable-next-line no-await-in-loop -- the same
      await new Promise(resolve => setTimeout(resolve, 300 * kills));
      victim.child.kill('SIGKILL');
    }
    expect(await ended(asked)).toBe(0);
    expect(gamesOf(asked)).toEqual(gamesOf(alone));
    expect(gamesOf(asked).length).toBe(60);
    steady.child.kill('SIGTERM');
    expect(await ended(steady)).toBe(0);
    expect(steady.said.out).toMatch(/^This worker has played \d+ games\.\n$/);
  });

  test('the same command again plays nothing: the report comes from the database', async () => {
    const url = await now.server!.newDatabase();
    const first = start(url, ...GAMES, '--database');
    const helper = worker(url);
    expect(await ended(first)).toBe(0);
    helper.child.kill('SIGTERM');
    await ended(helper);
    const again = start(url, ...GAMES, '--database');
    expect(await ended(again)).toBe(0);
    expect(again.said.out).toBe(first.said.out);
  });

  test('who is told to leave finishes its game, and somebody else plays the rest', async () => {
    const url = await now.server!.newDatabase();
    const asked = start(url, ...GAMES, '--database');
    const leaver = worker(url);
    await expect.poll(() => leaver.said.err, { timeout: 60_000 }).toContain('takes games');
    leaver.child.kill('SIGTERM');
    expect(await ended(leaver)).toBe(0);
    const heir = worker(url);
    expect(await ended(asked)).toBe(0);
    expect(new Set(gamesOf(asked).map(game => JSON.stringify(game))).size).toBe(60);
    heir.child.kill('SIGTERM');
    await ended(heir);
  });

  test('a worker with other rules or minds refuses a batch, and says so once', async () => {
    const url = await now.server!.newDatabase();
    const laboratory = await openLaboratory(url);
    const games = { title: 'Sortie of old', plan: '{"arrangements":[],"games":[]}', games: 0 };
    await enterBatch(laboratory.db, { ...games, id: 'old', build: '000000000000' });
    const stranger = start(url, 'worker', '--threads', '1', '--leave-after', '6');
    expect(await ended(stranger)).toBe(0);
    const refusals = stranger.said.err.match(/refuses Sortie of old: the batch needs build 000000000000/g);
    expect(refusals).toHaveLength(1);
    await laboratory.close();
  });

  test('a worker with nothing to do leaves when it was told to', async () => {
    const url = await now.server!.newDatabase();
    const idle = start(url, 'worker', '--threads', '1', '--leave-after', '1');
    expect(await ended(idle)).toBe(0);
    expect(idle.said.out).toBe('This worker has played 0 games.\n');
  });

  test('a database that is not there, a wrong address and options of the workers are told in a sentence', async () => {
    const nobody = start('postgres://u@127.0.0.1:1/none', 'worker');
    expect(await ended(nobody)).toBe(1);
    expect(nobody.said.err).toMatch(
      /^The database at 127\.0\.0\.1:1\/none cannot be reached \(.*\): check the address/,
    );
    const wrong = start('mysql://u@127.0.0.1/x', ...GAMES, '--database');
    expect(await ended(wrong)).toBe(1);
    expect(wrong.said.err).toMatch(/must start with postgres/);
    const threads = start('postgres://u@127.0.0.1:1/none', ...GAMES, '--database', '--threads', '2');
    expect(await ended(threads)).toBe(2);
    expect(threads.said.err).toMatch(/^With --database the workers play/);
    const unset = start('', 'worker');
    expect(await ended(unset)).toBe(2);
    expect(unset.said.err).toMatch(/^Say where the database is/);
  });
});
