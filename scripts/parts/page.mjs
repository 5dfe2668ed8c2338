import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './command.mjs';
import { readStamp, stampOf, writeStamp } from './freshness.mjs';
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

/** @type {Finished} */
const NOTHING_TO_DO = { code: 0, output: '', seconds: 0 };

/**
 * Builds the page when it is stale. The caller holds the lock of the set-up.
 * @returns {Promise<Finished>}
 */
export const buildPage = async () => {
  const wanted = stampOf(SOURCES);
  if (readStamp(STAMP) === wanted) return NOTHING_TO_DO;
  rmSync(STAMP, { force: true });
  const built = await runNode([VITE, 'build', WEB, '--logLevel', 'warn']);
  if (built.code === 0) writeStamp(STAMP, wanted);
  return built;
};
