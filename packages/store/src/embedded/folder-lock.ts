import { randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { trouble } from '../trouble.ts';
import { type Holder, holderSchema, isAlive, thisProcess } from './holder.ts';

export interface FolderLock {
  readonly release: () => void;
}

export interface LockPace {
  /** How often the holder shows that it lives. */
  readonly beatMs: number;
  /** How long it may be silent, where nobody can ask whether it runs. */
  readonly silentMs: number;
}

const PACE: LockPace = { beatMs: 2_000, silentMs: 20_000 };
const LOCK = /^lock\.(\d+)$/;

/**
 * Locks are numbered and a number is never used twice: a newcomer that was judging an old lock while another took the folder
 * finds the next number taken, whatever has happened in between. The last lock stays in the folder, marked as released.
 */
const lastLock = (folder: string): number =>
  Math.max(0, ...readdirSync(folder).map(name => Number(LOCK.exec(name)?.[1] ?? 0)));

const pathOf = (folder: string, number: number): string => join(folder, `lock.${number}`);

/** Undefined for a lock that was released. */
const holderOf = (path: string): Holder | undefined => {
  try {
    return holderSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
};

/** The file appears with its holder inside; it fails where the number is taken. */
const claim = (folder: string, number: number, token: string): boolean => {
  const draft = join(folder, `draft.${token}`);
  writeFileSync(draft, JSON.stringify(thisProcess(token)), { flush: true });
  try {
    putNew(draft, pathOf(folder, number));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Some file systems know no links. */
const putNew = (draft: string, path: string): void => {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw error;
    copyFileSync(draft, path, constants.COPYFILE_EXCL);
  }
};

const beatOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Watches rather than compares clocks: those of two machines differ. */
const staysSilent = async (path: string, pace: LockPace): Promise<boolean> => {
  const before = beatOf(path);
  for (let waited = 0; waited < pace.silentMs; waited += pace.beatMs) {
    // oxlint-disable-next-line no-await-in-loop -- waiting is the point
    await sleep(pace.beatMs);
    if (beatOf(path) !== before) return false;
  }
  return true;
};

const isFree = async (path: string, pace: LockPace): Promise<boolean> => {
  const holder = holderOf(path);
  if (holder === undefined) return true;
  const alive = isAlive(holder);
  return alive === undefined ? staysSilent(path, pace) : !alive;
};

const inUse = (folder: string, number: number): Error => {
  const { pid, host } = holderOf(pathOf(folder, number)) ?? { pid: 'unknown', host: 'unknown' };
  return trouble(
    'ERR_STORE_IN_USE',
    `Another server (process ${pid} on ${host.split(' ')[0]}) uses the data folder ${folder}: stop it first, or choose another folder.`,
  );
};

const hold = (
  folder: string,
  number: number,
  token: string,
  pace: LockPace,
  lost: () => void,
): FolderLock => {
  const path = pathOf(folder, number);
  for (let older = number - 1; older > 0 && older > number - 10; older -= 1) {
    rmSync(pathOf(folder, older), { force: true });
  }
  const isOurs = (): boolean => lastLock(folder) === number && holderOf(path)?.token === token;
  const beat = (): void => {
    if (isOurs()) utimesSync(path, new Date(), new Date());
    else lost();
  };
  const timer = setInterval(() => quietlyBeat(beat), pace.beatMs).unref();
  const release = (): void => {
    clearInterval(timer);
    process.off('exit', release);
    if (holderOf(path)?.token === token) writeFileSync(path, '{}');
  };
  process.once('exit', release);
  return { release };
};

/** A disk that does not answer for a moment must not end the process; the next beat tries again. */
const quietlyBeat = (beat: () => void): void => {
  try {
    beat();
  } catch {
    // The next beat tries again.
  }
};

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw trouble(
      'ERR_STORE_SETTINGS',
      `The data folder ${folder} cannot be written: check who owns it, or choose another folder.`,
      error,
    );
  }
};

/**
 * Takes the folder for this process, or refuses in one sentence. `lost` is called when another process took it over, which
 * happens only to one that could not show for a long while that it lives.
 */
export const lockFolder = async (
  folder: string,
  lost: () => void,
  pace: LockPace = PACE,
): Promise<FolderLock> => {
  makeFolder(folder);
  const token = randomUUID();
  for (;;) {
    const last = lastLock(folder);
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    if (last > 0 && !(await isFree(pathOf(folder, last), pace))) throw inUse(folder, last);
    if (claim(folder, last + 1, token)) return hold(folder, last + 1, token, pace, lost);
  }
};
