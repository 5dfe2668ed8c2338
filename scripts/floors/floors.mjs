import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageOf } from '../census/sources.mjs';
import { ROOT } from '../parts/root.mjs';

/** The least share of lines and branches, in percent. @typedef {{ readonly lines: number, readonly branches: number }} Floor */
/** By package. @typedef {{ readonly [name: string]: Floor }} Floors */
/** @typedef {{ readonly total: number, readonly covered: number }} Count */
/** What vitest writes, by file. @typedef {{ readonly [path: string]: { readonly lines: Count, readonly branches: Count } }} Summary */

export const FLOORS_FILE = fileURLToPath(new URL('floors.json', import.meta.url));

/** @returns {Floors} */
export const readFloors = () => /** @type {Floors} */ (JSON.parse(readFileSync(FLOORS_FILE, 'utf8')));

/**
 * The floors as vitest takes them: each package by itself, so that none hides behind another.
 * @param {Floors} floors
 * @returns {{ readonly [glob: string]: Floor }}
 */
export const thresholdsOf = floors =>
  Object.fromEntries(Object.entries(floors).map(([name, floor]) => [`packages/${name}/src/**`, floor]));

/** @param {readonly Count[]} counts */
const shareOf = counts => {
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  const covered = counts.reduce((sum, count) => sum + count.covered, 0);
  return total === 0 ? 100 : Math.floor((covered * 100) / total);
};

/**
 * What each package has reached, in whole percents.
 * @param {Summary} summary
 * @param {string} [root]
 * @returns {Floors}
 */
const reachedIn = (summary, root = ROOT) => {
  const files = Object.entries(summary)
    .filter(([path]) => path !== 'total')
    .map(([path, counts]) => ({ name: packageOf(relative(root, path).split(sep).join('/')), counts }));
  const names = [...new Set(files.map(({ name }) => name))].toSorted();
  return Object.fromEntries(
    names.map(name => {
      const own = files.filter(file => file.name === name).map(({ counts }) => counts);
      return [
        name,
        {
          lines: shareOf(own.map(({ lines }) => lines)),
          branches: shareOf(own.map(({ branches }) => branches)),
        },
      ];
    }),
  );
};

const NONE = { lines: 0, branches: 0 };

/**
 * The floors, raised to the level that each package has reached; no floor is ever lowered.
 * @param {Floors} before
 * @param {Summary} summary
 * @param {string} [root]
 * @returns {Floors}
 */
export const raisedBy = (before, summary, root = ROOT) => {
  const reached = reachedIn(summary, root);
  const names = [...new Set([...Object.keys(before), ...Object.keys(reached)])].toSorted();
  return Object.fromEntries(
    names.map(name => {
      const [floor, level] = [before[name] ?? NONE, reached[name] ?? NONE];
      return [
        name,
        { lines: Math.max(floor.lines, level.lines), branches: Math.max(floor.branches, level.branches) },
      ];
    }),
  );
};

/**
 * A line for each package: what it has reached, and its floor.
 * @param {Floors} floors
 * @param {Summary} summary
 * @returns {readonly string[]}
 */
export const coverageLines = (floors, summary) =>
  Object.entries(reachedIn(summary)).map(([name, { lines, branches }]) => {
    const floor = floors[name] ?? NONE;
    return `${name.padEnd(20)} lines ${lines}% (floor ${floor.lines}), branches ${branches}% (floor ${floor.branches})`;
  });
