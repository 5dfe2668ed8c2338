import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository root, wherever the command was started from. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Held while node_modules or build output is being written. It cannot lie in node_modules: npm empties that. */
export const SETUP_LOCK = join(ROOT, '.cache', 'setup.lock');
