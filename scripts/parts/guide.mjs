import { join } from 'node:path';
import { runNode } from './command.mjs';
import { readStamp, stampOf, writeStamp } from './freshness.mjs';
import { ROOT } from './root.mjs';

/** @typedef {import('./command.mjs').Finished} Finished */

const BUILT = join(ROOT, 'packages', 'guide', 'dist');
const MAKER = join(BUILT, 'code', 'main.js');
const STAMP = join(BUILT, 'site.stamp');

/** What reads the code for the pages about it: slow, so it has a stamp of its own. */
const BINDER = join(BUILT, 'code', 'library', 'main.js');
const LIBRARY_STAMP = join(BUILT, 'library.stamp');

/** What these pages are made of. */
const LIBRARY = [
  'package-lock.json',
  'packages/guide/src/library',
  'packages/guide/site/tsconfig.library.json',
  ...['core', 'ai', 'umpire', 'protocol', 'store'].map(name => `packages/${name}/src`),
];

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
  'packages/web/src/style/moods.css',
  // Its own number stays the same while the pages about the code do.
  'packages/guide/dist/library.digest',
  ...['game', 'game-package', 'desk', 'face', 'mind', 'handbook', 'rule-index'].map(
    name => `packages/core/src/${name}.ts`,
  ),
  ...['sixth-fleet', 'second-fleet', 'europa-naval', 'skerry'].flatMap(game => [
    `packages/games/${game}/src/cases`,
    `packages/games/${game}/src/handbook`,
  ]),
];

/** @type {Finished} */
const NOTHING_TO_DO = { code: 0, output: '', seconds: 0 };

/**
 * @param {string} maker
 * @param {string} stamp where it says of what the last one was made
 * @param {readonly string[]} sources
 * @returns {Promise<Finished>}
 */
const makeIfStale = async (maker, stamp, sources) => {
  const wanted = stampOf(sources);
  if (readStamp(stamp) === wanted) return NOTHING_TO_DO;
  const made = await runNode([maker]);
  if (made.code === 0) writeStamp(stamp, wanted);
  return made;
};

/**
 * Draws the guides when they are stale. The caller holds the lock of the set-up, and has compiled.
 * @returns {Promise<Finished>}
 */
export const buildGuide = async () => {
  const bound = await makeIfStale(BINDER, LIBRARY_STAMP, LIBRARY);
  if (bound.code !== 0) return bound;
  const drawn = await makeIfStale(MAKER, STAMP, SOURCES);
  return { ...drawn, seconds: bound.seconds + drawn.seconds };
};
