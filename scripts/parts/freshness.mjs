import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.mjs';

/** Whether something built is of the sources as they are now. */

/** @param {string} path */
const isSource = path => !/[\\/](node_modules|dist)[\\/]|\.test\.ts$/.test(path);

/**
 * @param {string} place
 * @returns {readonly string[]}
 */
const filesIn = place => {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(isSource);
};

/**
 * Changes when any source comes, goes or is written; times and sizes are enough and cost no reading.
 * @param {readonly string[]} sources
 */
export const stampOf = sources => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(source => filesIn(join(ROOT, source))).toSorted()) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
};

/** @param {string} file */
export const readStamp = file => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/**
 * @param {string} file
 * @param {string} stamp
 */
export const writeStamp = (file, stamp) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
};
