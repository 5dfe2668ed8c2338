import { packageOf } from './sources.mjs';

/** @typedef {import('./sources.mjs').Source} Source */
/** @typedef {{ readonly files: number, readonly lines: number, readonly testFiles: number, readonly testLines: number }} Size */

/** @param {string} text */
const linesIn = text => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** @param {readonly Source[]} sources */
const sizeOf = sources => ({
  files: sources.length,
  lines: sources.reduce((sum, { text }) => sum + linesIn(text), 0),
});

/**
 * Files and lines of each package, tests apart.
 * @param {readonly Source[]} sources
 * @returns {ReadonlyMap<string, Size>}
 */
export const sizesOf = sources => {
  const names = [...new Set(sources.map(({ path }) => packageOf(path)))].toSorted();
  return new Map(
    names.map(name => {
      const own = sources.filter(({ path }) => packageOf(path) === name);
      const code = sizeOf(own.filter(({ isTest }) => !isTest));
      const tests = sizeOf(own.filter(({ isTest }) => isTest));
      return [name, { ...code, testFiles: tests.files, testLines: tests.lines }];
    }),
  );
};

/** Actions, events and phases that tell how far one thing is spread over a game. */
export const WORDS = {
  'games/sixth-fleet': ['attack', 'attacked', 'retreat'],
  'games/second-fleet': ['strike', 'took-off', 'flight'],
  'games/europa-naval': ['sail', 'moved', 'reaction'],
  'games/skerry': ['sail'],
};

/**
 * The files of a package, tests left out, that write the word as a whole: as text in quotes, as a key, as a type.
 * @param {readonly Source[]} sources
 * @param {string} name
 * @param {string} word
 */
export const filesThatWrite = (sources, name, word) => {
  const written = new RegExp(`'${word}'|"${word}"|(?<![\\w.-])${word}:(?= )`);
  return sources
    .filter(({ path, isTest, text }) => !isTest && packageOf(path) === name && written.test(text))
    .map(({ path }) => path);
};
