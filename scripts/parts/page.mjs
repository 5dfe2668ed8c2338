import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runNode } from './command.mjs';
import { ROOT } from './root.mjs';

/** @typedef {import('./command.mjs').Finished} Finished */

const WEB = join(ROOT, 'packages', 'web');
const STAMP = join(WEB, 'dist', 'page.stamp');
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

/** What the page is made of: its own files and those of the packages it takes in. */
const SOURCES = [
  'package-lock.json',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/build',
  'packages/web/offline',
  'packages/web/public',
  'packages/web/src',
  'packages/core/src',
  'packages/hex/src',
  'packages/umpire/src',
  'packages/ai/src',
  'packages/catalogue/src',
  'packages/reference/src',
  'packages/games',
];

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

/** Changes when any source comes, goes or is written; times and sizes are enough and cost no reading. */
const wantedStamp = () => {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(source => filesIn(join(ROOT, source))).toSorted()) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
};

const presentStamp = () => {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return '';
  }
};

/** @type {Finished} */
const NOTHING_TO_DO = { code: 0, output: '', seconds: 0 };

/**
 * Builds the page when it is stale. The caller holds the lock of the set-up.
 * @returns {Promise<Finished>}
 */
export const buildPage = async () => {
  const wanted = wantedStamp();
  if (presentStamp() === wanted) return NOTHING_TO_DO;
  rmSync(STAMP, { force: true });
  const built = await runNode([VITE, 'build', WEB, '--logLevel', 'warn']);
  if (built.code !== 0) return built;
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
  return built;
};
