import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { type Holder, isAlive, thisProcess } from './holder.ts';

const QUICK = { beatMs: 20, silentMs: 100 };
const nobody = (): void => undefined;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leave = (holder: Partial<Holder>): string => {
  const path = join(folder, 'lock.1');
  writeFileSync(path, JSON.stringify({ ...thisProcess('other'), ...holder }));
  return path;
};

/** No process has a number that large. */
const DEAD = 2 ** 30;

test('one holder at a time; after a release the next one gets it', async () => {
  const first = await lockFolder(folder, nobody);
  await expect(lockFolder(folder, nobody)).rejects.toMatchObject({ code: 'ERR_STORE_IN_USE' });
  first.release();
  const second = await lockFolder(folder, nobody);
  await expect(lockFolder(folder, nobody)).rejects.toThrow(`Another server (process ${process.pid}`);
  second.release();
});

test('of many that come at once, one gets it', async () => {
  leave({ pid: DEAD });
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder, nobody)));
  const got = all.filter(({ status }) => status === 'fulfilled');
  expect(got).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['lock.2']);
});

test('a holder that was killed is known at once', async () => {
  leave({ pid: DEAD });
  const lock = await lockFolder(folder, nobody);
  expect(readdirSync(folder)).toEqual(['lock.2']);
  lock.release();
});

test.runIf(process.platform === 'linux')('its number given out again to another process is no riddle', () => {
  expect(isAlive(thisProcess('x'))).toBe(true);
  expect(isAlive({ ...thisProcess('x'), started: '1' })).toBe(false);
});

test('on another machine or in another container nobody can ask: it is watched', async () => {
  expect(isAlive({ ...thisProcess('x'), host: 'far away' })).toBeUndefined();
  expect(isAlive({ ...thisProcess('x'), space: 'pid:[1]' })).toBeUndefined();
  leave({ host: 'far away', pid: DEAD });
  const lock = await lockFolder(folder, nobody, QUICK);
  lock.release();
});

test('while it shows that it lives, it keeps the folder', async () => {
  const path = leave({ host: 'far away', pid: DEAD });
  const beats = { count: 0 };
  const beat = setInterval(() => {
    beats.count += 1;
    utimesSync(path, beats.count, beats.count);
  }, 5);
  await expect(lockFolder(folder, nobody, { beatMs: 200, silentMs: 400 })).rejects.toMatchObject({
    code: 'ERR_STORE_IN_USE',
  });
  clearInterval(beat);
});

test('who finds the folder in other hands is told so', async () => {
  const lost: { resolve: () => void } = { resolve: nobody };
  const told = new Promise<void>(resolve => {
    lost.resolve = resolve;
  });
  await lockFolder(folder, () => lost.resolve(), QUICK);
  writeFileSync(join(folder, 'lock.2'), JSON.stringify(thisProcess('thief')));
  await told;
  expect(readdirSync(folder)).toContain('lock.2');
});
