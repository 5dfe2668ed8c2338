import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Two folders up from the package, from the sources and from the build alike. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]packages[\\/]?$/, '');

const GUIDE = join(ROOT, 'packages/guide');

/** The pages as text, before they are drawn. */
export const WORK = join(GUIDE, 'dist/work');

/** The pages about the code as text, written again only when the code has changed. */
export const LIBRARY = join(GUIDE, 'dist/library');

/** Changes only when one of them does. */
export const DIGEST = join(GUIDE, 'dist/library.digest');

/** The site as it is served under `/docs`. */
export const SITE = join(GUIDE, 'dist/site');

/** What draws it. */
export const SOURCE = join(GUIDE, 'site');
