import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * A source file of a package, with its path in the repository.
 * @typedef {{ readonly path: string, readonly text: string, readonly isTest: boolean }} Source
 */

const isSource = /** @param {string} path */ path => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
const isOutside = /** @param {string} path */ path =>
  /(?:^|\/)(?:node_modules|dist|coverage|\.cache)\//.test(path);
const isTest = /** @param {string} path */ path =>
  /\.test\.tsx?$|\.test-data\.ts$|\/testing\/|\/e2e\//.test(path);

/**
 * Every TypeScript file of the packages below this folder.
 * @param {string} root
 * @returns {readonly Source[]}
 */
export const sourcesIn = root =>
  readdirSync(join(root, 'packages'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => isSource(path) && !isOutside(path))
    .toSorted()
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8'), isTest: isTest(path) }));

/**
 * `games/skerry` of `packages/games/skerry/src/kit.ts`.
 * @param {string} path
 */
export const packageOf = path => {
  const [, first = '', second = ''] = path.split('/');
  return first === 'games' ? `${first}/${second}` : first;
};
