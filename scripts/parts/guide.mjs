import { join } from 'node:path';
import { runNode } from './command.mjs';
import { readStamp, stampOf, writeStamp } from './freshness.mjs';
import { ROOT } from './root.mjs';

/** @typedef {import('./command.mjs').Finished} Finished */

const MAKER = join(ROOT, 'packages', 'guide', 'dist', 'code', 'main.js');
const STAMP = join(ROOT, 'packages', 'guide', 'dist', 'site.stamp');

/** What the site is made of. Of the games only what it tells: their rules in code are for others. */
const SOURCES = [
  'package-lock.json',
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs',
  'packages/guide/src',
  'packages/guide/site',
  'packages/reference/src',
  'packages/core/src/handbook.ts',
  'packages/core/src/rule-index.ts',
  'packages/web/src/style/moods.css',
  ...['sixth-fleet', 'second-fleet', 'europa-naval', 'skerry'].flatMap(game => [
    `packages/games/${game}/src/cases`,
    `packages/games/${game}/src/handbook`,
  ]),
];

/** @type {Finished} */
const NOTHING_TO_DO = { code: 0, output: '', seconds: 0 };

/**
 * Draws the guides when they are stale. The caller holds the lock of the set-up, and has compiled.
 * @returns {Promise<Finished>}
 */
export const buildGuide = async () => {
  const wanted = stampOf(SOURCES);
  if (readStamp(STAMP) === wanted) return NOTHING_TO_DO;
  const built = await runNode([MAKER]);
  if (built.code === 0) writeStamp(STAMP, wanted);
  return built;
};
