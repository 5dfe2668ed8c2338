import { join } from 'node:path';
import { runNode } from './command.mjs';
import { buildGuide } from './guide.mjs';
import { withLock } from './lock.mjs';
import { buildPage } from './page.mjs';
import { ROOT, SETUP_LOCK } from './root.mjs';
import { probeDisk } from './trouble.mjs';

const COMPILER = join(ROOT, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

/** What draws the guides that the server shows beside the page. */
const GUIDE = 'packages/guide';

/**
 * What a tool says of a disk that it cannot write is of no use to anybody.
 * @param {import('./command.mjs').Finished} finished
 */
const failedBy = finished => {
  probeDisk();
  return finished;
};

/**
 * @param {readonly string[]} projects
 */
const compileNow = async projects => {
  const compiled = await runNode([COMPILER, '-b', ...projects, GUIDE]);
  if (compiled.code !== 0) return failedBy(compiled);
  const built = await buildPage();
  if (built.code !== 0) return failedBy(built);
  const drawn = await buildGuide();
  if (drawn.code !== 0) return failedBy(drawn);
  return { ...built, seconds: compiled.seconds + built.seconds + drawn.seconds };
};

/**
 * Builds what is stale, the page included. Two builds at once would write the same files, so they take turns.
 * @param {readonly string[]} projects
 */
export const compile = projects => withLock(SETUP_LOCK, () => compileNow(projects));
