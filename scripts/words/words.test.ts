import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../parts/root.mjs';
import { proseOf } from './prose.mjs';
import { turnsIn } from './turns.mjs';

/** Made, installed or recorded; and this folder, which quotes the turns. */
const NOT_OURS = /^(?:node_modules|dist|saves|golden|data|coverage|words\.test\.ts|turns\.mjs)$/;
const READ_BY_PEOPLE = /\.(?:tsx?|mjs|cjs|css|html|md)$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.test(name) && !name.startsWith('.'))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return READ_BY_PEOPLE.test(entry.name) ? [path] : [];
    });

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

const GAMES = foldersIn('packages/games');
const PARTS = [
  ...foldersIn('packages').filter(folder => folder !== 'packages/games'),
  ...GAMES,
  'scripts',
  'docs',
];

const oldTurnsOf = (path: string): readonly string[] =>
  proseOf(path, readFileSync(path, 'utf8')).flatMap(({ line, text }) =>
    turnsIn(text).map(turn => `${relative(ROOT, path)}:${line}: ${turn}`),
  );

/** Lessons are data, but every line of them is for people. */
const lessonsOf = (game: string): readonly string[] => {
  const folder = join(ROOT, game, 'data', 'lessons');
  return existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : [];
};

test.each(GAMES)('the lessons of %s speak plain modern English', game => {
  const turns = lessonsOf(game).flatMap(path =>
    turnsIn(readFileSync(path, 'utf8')).map(turn => `${relative(ROOT, path)}: ${turn}`),
  );
  expect(turns).toEqual([]);
});

test.each(PARTS)('%s speaks plain modern English, in its words, comments and titles of tests', folder => {
  expect(filesIn(join(ROOT, folder)).flatMap(oldTurnsOf)).toEqual([]);
});

test('so do the documents at the front door', () => {
  const pages = readdirSync(ROOT).filter(name => name.endsWith('.md'));
  expect(pages.flatMap(name => oldTurnsOf(join(ROOT, name)))).toEqual([]);
});

test('every game is looked at', () => {
  const sentences = GAMES.map(folder => filesIn(join(ROOT, folder)).length);
  expect(sentences.every(count => count > 0)).toBe(true);
});

test.each([
  'Load the page anew',
  'Whoever watches does not play.',
  'An action that is none',
  'Go on with a kept game',
  'So many or more in 3 of such games',
  'Lose a step with 30 %',
  'add --resume to go on with it',
  'print the position after so many moves',
  'The pace is none.',
  'x, which is no level',
  'lists those there are',
  'NATO is to act.',
  'This is not done in the present phase.',
  'You are looking on.',
  'mend the places above',
])('%s: refused', text => {
  expect(turnsIn(text)).not.toEqual([]);
});

test.each([
  'Reload the page',
  "Spectators can't move.",
  'Resume a saved game',
  'As long as it is true',
  'after this many moves',
  '95% between',
  'axis mend-port Tripoli port',
])('%s: allowed', text => {
  expect(turnsIn(text)).toEqual([]);
});

test('a sentence in a program is found with its line; an identifier and a code are no prose', () => {
  const source = [
    'const mended = 1;',
    "const code = 'mended';",
    "say('It is mended.');",
    '/** Done anew. */',
    'say(`${mended} so far`);',
  ].join('\n');
  expect(proseOf('a.ts', source)).toEqual([
    { line: 3, text: "'It is mended.'" },
    { line: 4, text: '/** Done anew. */' },
    { line: 5, text: '`… so far`' },
  ]);
});

test('every line of a document and of a page counts, but not what the guide quotes', () => {
  expect(proseOf('page.tsx', '<p>\nDone anew\n</p>').map(({ line }) => line)).toEqual([1, 2, 3]);
  expect(proseOf('CONTRIBUTING.md', '| anew | again |\nWe write.')).toEqual([{ line: 2, text: 'We write.' }]);
});
