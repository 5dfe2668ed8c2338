import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, SETUP_LOCK } from './root.mjs';

/** @typedef {{ code?: string, path?: string }} Trouble */

const NOT_YOURS = 'this user may not write there; make it writable, then run the command again';

/** @type {{ readonly [code: string]: string }} */
const REASONS = {
  ENOSPC: 'the disk is full; free some space, then run the command again',
  EDQUOT: 'the share of this user is used up; free some space, then run the command again',
  EROFS:
    'the disk may only be read; make it writable or copy the repository elsewhere, then run the command again',
  EACCES: NOT_YOURS,
  EPERM: NOT_YOURS,
};

/**
 * The one sentence for a disk that cannot be written; undefined for every other fault, whose stack is of use.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export const diskSentence = error => {
  if (!(error instanceof Error)) return undefined;
  // A write that fails does not tell where: it is nearly always the repository.
  const { code = '', path = ROOT } = /** @type {Error & Trouble} */ (error);
  const reason = REASONS[code];
  return reason === undefined ? undefined : `${path} cannot be written: ${reason}.`;
};

/**
 * Tells what ended a task, and makes its exit code say so.
 * @param {unknown} error
 */
export const tellTrouble = error => {
  console.error(diskSentence(error) ?? error);
  process.exitCode = 1;
};

/**
 * Makes the folder and those above it that are missing. Node's own way says "no such file" of a disk that may only be read.
 * @param {string} folder
 */
export const makeFolder = folder => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been quicker.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
};

/** More than any one file of a build. */
const PROBE_BYTES = 8 * 1024 * 1024;

/**
 * Throws what the system says when a file of some size cannot be written there. Asked after a tool has failed: the compiler
 * dies of a full disk with hundreds of lines, none of which says so.
 * @param {string} [folder]
 */
export const probeDisk = (folder = dirname(SETUP_LOCK)) => {
  const probe = join(folder, `probe.${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
  } finally {
    rmSync(probe, { force: true });
  }
};
