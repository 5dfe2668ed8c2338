import { join } from 'node:path';
import { runNode } from './command.mjs';
import { withLock } from './lock.mjs';
import { ROOT, SETUP_LOCK } from './root.mjs';

const COMPILER = join(ROOT, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

/**
 * Builds what is stale. Two builds at once would write the same files, so they take turns.
 * @param {readonly string[]} projects
 */
export const compile = projects => withLock(SETUP_LOCK, () => runNode([COMPILER, '-b', ...projects]));
