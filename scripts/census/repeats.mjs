import { packageOf } from './sources.mjs';

/** @typedef {import('./sources.mjs').Source} Source */

/** Lines that must agree, one after the other. */
const WINDOW = 6;

/**
 * Lines that say something: no imports, no comments, no lone brackets, blanks made alike.
 * @param {string} text
 */
const meaningfulIn = text =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/^(?:import|export)\b[^;]*?\bfrom '[^']*';$/gm, '')
    .split('\n')
    .map(line => line.trim().replaceAll(/\s+/g, ' '))
    .filter(line => /\w/.test(line));

/**
 * @param {readonly Source[]} sources
 * @returns {ReadonlyMap<string, ReadonlySet<string>>} the games in which each run of lines stands
 */
const gamesByRun = sources => {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const { path, text } of sources) {
    const lines = meaningfulIn(text);
    for (let start = 0; start + WINDOW <= lines.length; start += 1) {
      const run = lines.slice(start, start + WINDOW).join('\n');
      found.set(run, (found.get(run) ?? new Set()).add(packageOf(path)));
    }
  }
  return found;
};

/**
 * How many runs of six lines stand in more than one game, by the games.
 * @param {readonly Source[]} sources
 * @returns {ReadonlyMap<string, number>}
 */
export const repeatsBetweenGames = sources => {
  const ofGames = sources.filter(({ path, isTest }) => !isTest && packageOf(path).startsWith('games/'));
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const games of gamesByRun(ofGames).values()) {
    if (games.size < 2) continue;
    const names = [...games].toSorted().join(', ');
    counts.set(names, (counts.get(names) ?? 0) + 1);
  }
  return counts;
};
