import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runNode } from './command.mjs';
import { isStale, withLock } from './lock.mjs';
import { ROOT } from './root.mjs';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'narrow-seas-lock-'));
  lock = join(folder, 'setup.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const silent = (): void => undefined;

/** A process number that belonged to a program which has ended. */
const endedProcess = async (): Promise<number> =>
  Number((await runNode(['-e', 'process.stdout.write(String(process.pid))'])).output);

const leaveLock = (owner: object, ageSeconds = 0): void => {
  mkdirSync(lock);
  writeFileSync(join(lock, 'owner.json'), JSON.stringify(owner));
  const then = Date.now() / 1000 - ageSeconds;
  utimesSync(lock, then, then);
};

describe('a lock', () => {
  test('is held during the work and gone afterwards, with nothing left behind', async () => {
    const result = await withLock(lock, async () => existsSync(lock), silent);
    expect(result).toBe(true);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is given back when the work fails', async () => {
    const work = withLock(lock, () => Promise.reject(new Error('no disk')), silent);
    await expect(work).rejects.toThrow('no disk');
    expect(existsSync(lock)).toBe(false);
  });

  test('makes a second holder wait, and says so', async () => {
    const order: string[] = [];
    const said: string[] = [];
    let finish = silent;
    const first = withLock(lock, () => new Promise<void>(resolve => (finish = resolve)), silent);
    const second = withLock(
      lock,
      async () => void order.push('second'),
      sentence => {
        said.push(sentence);
        order.push('first ends');
        finish();
      },
    );
    await Promise.all([first, second]);
    expect(order).toEqual(['first ends', 'second']);
    expect(said).toEqual([`Another run (process ${process.pid}) is setting up; waiting for it.`]);
  });

  test('of several processes is held by one at a time', async () => {
    const log = join(folder, 'log');
    const program = `
      import { appendFileSync } from 'node:fs';
      import { setTimeout as sleep } from 'node:timers/promises';
      import { withLock } from ${JSON.stringify(join(ROOT, 'scripts/parts/lock.mjs'))};
      await withLock(${JSON.stringify(lock)}, async () => {
        appendFileSync(${JSON.stringify(log)}, 'in ');
        await sleep(30);
        appendFileSync(${JSON.stringify(log)}, 'out ');
      }, () => {});`;
    leaveLock({ pid: await endedProcess(), host: hostname(), token: 'left behind' });
    const runs = await Promise.all(
      Array.from({ length: 5 }, () => runNode(['--input-type=module', '-e', program])),
    );
    expect(runs.map(({ code, output }) => [code, output])).toEqual(Array.from({ length: 5 }, () => [0, '']));
    expect(readFileSync(log, 'utf8')).toBe('in out '.repeat(5));
  });
});

describe('a lock left behind', () => {
  test('by a program that has ended is taken over', async () => {
    leaveLock({ pid: await endedProcess(), host: hostname(), token: 'left behind' });
    expect(isStale(lock)).toBe(true);
    expect(await withLock(lock, async () => 'done', silent)).toBe('done');
  });

  test.each([
    ['a live process', { pid: process.pid, host: hostname() }, 0, false],
    ['a live process that has long been silent', { pid: process.pid, host: hostname() }, 60, true],
    ['another machine, lately', { pid: 1, host: 'elsewhere' }, 0, false],
    ['another machine, long ago', { pid: 1, host: 'elsewhere' }, 60, true],
    ['nobody known, lately', {}, 0, false],
    ['nobody known, long ago', {}, 60, true],
  ])('by %s', (_case, owner, age, expected) => {
    leaveLock(owner, age);
    expect(isStale(lock)).toBe(expected);
  });

  test('that was taken over is not removed by its first holder', async () => {
    await withLock(
      lock,
      async () => writeFileSync(join(lock, 'owner.json'), JSON.stringify({ token: 'somebody else' })),
      silent,
    );
    expect(existsSync(lock)).toBe(true);
  });
});
