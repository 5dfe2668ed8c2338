import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from './trouble.mjs';

/** @typedef {{ pid: number, host: string, token: string }} Owner */

const BEAT_MS = 2_000;
const SILENT_MS = 30_000;
const POLL_MS = 100;
const CLEARING_MS = 10_000;

/** @param {string} path */
const ageOf = path => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

/** @param {number} pid */
const isAlive = pid => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/**
 * @param {string} directory
 * @returns {Owner | undefined}
 */
const ownerOf = directory => {
  try {
    return /** @type {Owner} */ (JSON.parse(readFileSync(join(directory, 'owner.json'), 'utf8')));
  } catch {
    return undefined;
  }
};

/**
 * A holder is gone when its process is, or when it has not touched the lock for a while: a process number
 * says nothing on another machine or after it was given out again.
 * @param {string} directory
 */
export const isStale = directory => {
  const owner = ownerOf(directory);
  if (owner?.host === hostname() && !isAlive(owner.pid)) return true;
  return ageOf(directory) > SILENT_MS;
};

/**
 * Renaming first makes the removal one step: emptying the folder in place would let a newcomer take it over
 * half-way and lose its lock to the rest of the removal.
 * @param {string} directory
 */
const remove = directory => {
  const grave = `${directory}.${randomUUID()}`;
  renameSync(directory, grave);
  rmSync(grave, { recursive: true, force: true });
};

/**
 * Only one process at a time may judge and clear a stale lock; otherwise a second one, still acting on the
 * old judgement, would clear the lock that the first has just taken.
 * @param {string} directory
 */
const clearIfStale = directory => {
  const clearing = `${directory}.clearing`;
  if (ageOf(clearing) > CLEARING_MS) rmSync(clearing, { recursive: true, force: true });
  try {
    mkdirSync(clearing);
  } catch {
    return;
  }
  try {
    if (isStale(directory)) remove(directory);
  } finally {
    rmdirSync(clearing);
  }
};

/**
 * The folder appears under its final name with its owner already inside, so nobody ever sees it without one.
 * @param {string} directory
 * @param {string} token
 */
const take = (directory, token) => {
  const draft = `${directory}.${token}`;
  const owner = JSON.stringify({ pid: process.pid, host: hostname(), token });
  try {
    mkdirSync(draft);
    writeFileSync(join(draft, 'owner.json'), owner);
  } catch (error) {
    // Nobody would ever take it away.
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  try {
    renameSync(draft, directory);
    return true;
  } catch {
    rmSync(draft, { recursive: true, force: true });
    return false;
  }
};

/**
 * @param {string} directory
 * @param {string} token
 * @param {(sentence: string) => void} say
 */
const takeOrWait = async (directory, token, say) => {
  makeFolder(dirname(directory));
  for (let waited = 0; !take(directory, token); waited += POLL_MS) {
    const pid = ownerOf(directory)?.pid ?? 'unknown';
    if (waited === 2 * POLL_MS) say(`Another run (process ${pid}) is setting up; waiting for it.`);
    if (isStale(directory)) clearIfStale(directory);
    // oxlint-disable-next-line no-await-in-loop -- waiting is the point
    await sleep(POLL_MS);
  }
};

/**
 * Runs `work` while no other process runs work under the same folder name.
 * @template T
 * @param {string} directory
 * @param {() => Promise<T>} work
 * @param {(sentence: string) => void} [say]
 * @returns {Promise<T>}
 */
export const withLock = async (directory, work, say = console.log) => {
  const token = randomUUID();
  await takeOrWait(directory, token, say);
  // A process that was stopped for long may find its lock in other hands: then it is not ours to touch.
  const isOurs = () => ownerOf(directory)?.token === token;
  const beat = setInterval(() => isOurs() && utimesSync(directory, new Date(), new Date()), BEAT_MS);
  const release = () => isOurs() && remove(directory);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
};
