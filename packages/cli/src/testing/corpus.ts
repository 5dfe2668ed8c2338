import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  digestOf,
  type Game,
  type GameTypes,
  MATCH_FILE,
  type Match,
  mustBe,
  readSave,
  writeSave,
} from '@narrow-seas/core';
import { committedMatch, DICE } from './saves.ts';

/** What a save of the corpus must read as, for ever. */
export interface CorpusRow {
  readonly length: number;
  /** A digest of the text of its last position. */
  readonly position: string;
}

export type CorpusIndex = { readonly [file: string]: CorpusRow };

const folderOf = (game: string): string =>
  fileURLToPath(new URL(`../../../games/${game}/saves/`, import.meta.url));

const indexOf = (game: string): string => `${folderOf(game)}index.json`;

/** The saves of a game, by name. */
export const filesOf = (game: string): readonly string[] =>
  existsSync(folderOf(game)) ? readdirSync(folderOf(game)).filter(name => name.endsWith('.json.gz')) : [];

export const textOf = (game: string, file: string): string =>
  gunzipSync(readFileSync(`${folderOf(game)}${file}`)).toString();

export const readIndex = (game: string): CorpusIndex =>
  existsSync(indexOf(game)) ? (JSON.parse(readFileSync(indexOf(game), 'utf8')) as CorpusIndex) : {};

/** The version of the rules in the name of a save. */
export const rulesOf = (file: string): number => Number(/^v(\d+)-/.exec(file)?.[1]);

export const rowOf = <T extends GameTypes>(game: Game<T>, { length, state }: Match<T>): CorpusRow => ({
  length,
  position: digestOf({ text: game.notation.print(state) }),
});

/** Whole for the first scenario, and cut for the others: a corpus is for ever, so it is small. */
const MOVES = { whole: 20_000, cut: 200 };

/** Whether the save is of these rules and as we write them now. */
const isPresent = <T extends GameTypes>(game: Game<T>, file: string): boolean => {
  const { version } = JSON.parse(textOf(game.id, file)) as { readonly version?: unknown };
  return rulesOf(file) === game.version && version === MATCH_FILE.version;
};

/** Saves of the present version, where there are none. */
const addPresent = <T extends GameTypes>(game: Game<T>): void => {
  if (filesOf(game.id).some(file => isPresent(game, file))) return;
  mkdirSync(folderOf(game.id), { recursive: true });
  for (const [place, { id }] of game.scenarios.entries()) {
    const match = committedMatch(game, { scenario: id, options: {} }, place === 0 ? MOVES.whole : MOVES.cut);
    writeFileSync(
      `${folderOf(game.id)}v${game.version}-${id}.json.gz`,
      gzipSync(writeSave(game, match, DICE), { level: 9 }),
    );
  }
};

/** Adds what is missing: saves of the present version, and rows of saves that have none. Nothing there is changed. */
export const updateCorpus = <T extends GameTypes>(game: Game<T>): void => {
  addPresent(game);
  const known = readIndex(game.id);
  const rows = filesOf(game.id).map(file => [
    file,
    known[file] ?? rowOf(game, mustBe(readSave(game, textOf(game.id, file))).match),
  ]);
  writeFileSync(indexOf(game.id), `${JSON.stringify(Object.fromEntries(rows), undefined, 2)}\n`);
};
