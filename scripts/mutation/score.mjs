import { CHAPTERS, pathOf } from './chapters.mjs';

/**
 * @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }} Mutant
 * @typedef {{ files: Readonly<Record<string, { mutants: readonly Mutant[] }>> }} Report
 * @typedef {{ chapter: string, noticed: number, missed: number, score: number }} Score
 */

const NOTICED = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/**
 * How many of a chapter's mutants its tests notice, of those that are valid and not only run while a module loads.
 * @param {string} game
 * @param {Report} report
 * @returns {readonly Score[]} only the chapters of which something was mutated
 */
export const scoresOf = (game, { files }) =>
  Object.entries(CHAPTERS[game] ?? {}).flatMap(([chapter, names]) => {
    const mutants = names.split(' ').flatMap(name => files[pathOf(game, name)]?.mutants ?? []);
    const count = (/** @type {Set<string>} */ of) => mutants.filter(({ status }) => of.has(status)).length;
    const [noticed, missed] = [count(NOTICED), count(MISSED)];
    const all = noticed + missed;
    return all === 0 ? [] : [{ chapter, noticed, missed, score: (100 * noticed) / all }];
  });

/** What was missed, a line each: `sea/mines.ts:31 EqualityOperator → a >= b`.
 * @param {string} game @param {Report} report */
export const missedIn = (game, { files }) =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => MISSED.has(status))
      .map(
        ({ status, location, mutatorName, replacement = '' }) =>
          `${file.replace(pathOf(game, '').replace('.ts', ''), '')}:${location.start.line} ${
            status === 'NoCoverage' ? '(no test) ' : ''
          }${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`,
      ),
  );
