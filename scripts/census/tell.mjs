import { filesThatWrite, sizesOf, WORDS } from './count.mjs';
import { repeatsBetweenGames } from './repeats.mjs';

/** @typedef {import('./sources.mjs').Source} Source */

/** @param {readonly (string | number)[]} cells */
const row = ([name = '', ...figures]) =>
  String(name).padEnd(24) + figures.map(figure => String(figure).padStart(11)).join('');

/** @param {readonly Source[]} sources */
const tellSizes = sources => {
  const sizes = [...sizesOf(sources)];
  const total = sizes.reduce(
    (sum, [, size]) => sum.map((figure, place) => figure + (Object.values(size)[place] ?? 0)),
    [0, 0, 0, 0],
  );
  return [
    row(['package', 'files', 'lines', 'test files', 'test lines']),
    ...sizes.map(([name, { files, lines, testFiles, testLines }]) =>
      row([name, files, lines, testFiles, testLines]),
    ),
    row(['together', ...total]),
  ];
};

/** @param {readonly Source[]} sources */
const tellWords = sources =>
  Object.entries(WORDS).flatMap(([name, words]) =>
    words.map(word =>
      row([`${name.replace('games/', '')} ${word}`, filesThatWrite(sources, name, word).length]),
    ),
  );

/** @param {readonly Source[]} sources */
const tellRepeats = sources => {
  const repeats = [...repeatsBetweenGames(sources)].toSorted(([, a], [, b]) => b - a);
  const total = repeats.reduce((sum, [, count]) => sum + count, 0);
  return [
    ...repeats.map(([games, count]) => `${String(count).padStart(6)}  ${games.replaceAll('games/', '')}`),
    `${String(total).padStart(6)}  together`,
  ];
};

/**
 * The figures of a tree, as lines for people.
 * @param {readonly Source[]} sources
 */
export const tellCensus = sources => [
  ...tellSizes(sources),
  '',
  'Files without tests that write an action, an event or a phase:',
  ...tellWords(sources),
  '',
  'Runs of six lines that stand in more than one game, tests left out:',
  ...tellRepeats(sources),
];
