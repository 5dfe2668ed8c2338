import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  failed,
  type Game,
  type GameTypes,
  gameOfSave,
  MATCH_FILE,
  ok,
  type Result,
  readSave,
  sayFault,
  type SomeGame,
} from '@narrow-seas/core';
import { readText } from '../files.ts';
import { findGame } from '../find-game.ts';
import { CASES_FILE, type CasesFile, readCases } from '../judge/cases.ts';
import { sayPlace } from '../judge/place.ts';
import { readPosition } from '../judge/position.ts';
import type { World } from '../world.ts';
import { COMMON_WORDS } from '../words/common.ts';
import { ADVISE_WORDS } from '../words/verbs.ts';

/** A position to be advised on: its game, and how its state is read once the game's types are known. */
export interface Posed {
  readonly entry: SomeGame;
  readonly stateOf: <T extends GameTypes>(game: Game<T>) => Result<T['state'], string>;
}

/** What the word on the command line stands for: the opening of a scenario, or a file. */
export const posedBy = (world: World, word: string, place: number): Result<Posed, string> => {
  const [id = '', scenario] = word.split('/');
  const entry = scenario === undefined ? undefined : findGame(world.shelf, id);
  if (entry?.ok === true && scenario !== undefined) return ok(openingOf(entry.value, scenario));
  const path = resolve(world.folder, word);
  if (entry?.ok === false && !existsSync(path)) return entry;
  const text = readText(path);
  return text.ok ? posedInFile(world, word, text.value, place) : text;
};

const openingOf = (entry: SomeGame, scenario: string): Posed => ({
  entry,
  stateOf: game => {
    const opened = game.setup({ scenario, options: {} });
    return opened.ok ? opened : failed(sayFault(opened.error));
  },
});

/** A saved match, a file of cases, or a position as text. */
const posedInFile = (world: World, file: string, text: string, place: number): Result<Posed, string> => {
  if (text.includes(`"${MATCH_FILE.format}"`)) return posedInSave(world, file, text);
  if (text.includes(`"${CASES_FILE.format}"`)) return posedInCases(world, file, text, place);
  const entry = findGame(world.shelf, /^\s*([\w-]+)/.exec(text)?.[1] ?? '');
  if (!entry.ok) return failed(ADVISE_WORDS.unknownFile(file));
  return ok({
    entry: entry.value,
    stateOf: game => {
      const read = game.notation.parse(text);
      return read.ok ? read : failed(sayPlace(file, read.error));
    },
  });
};

const posedInSave = (world: World, file: string, text: string): Result<Posed, string> => {
  const name = gameOfSave(text);
  if (!name.ok) return failed(COMMON_WORDS.notUsable(file, sayFault(name.error)));
  const entry = findGame(world.shelf, name.value);
  if (!entry.ok) return entry;
  return ok({
    entry: entry.value,
    stateOf: game => {
      const saved = readSave(game, text);
      return saved.ok
        ? ok(saved.value.match.state)
        : failed(COMMON_WORDS.notUsable(file, sayFault(saved.error)));
    },
  });
};

const posedInCases = (world: World, file: string, text: string, place: number): Result<Posed, string> => {
  const read = readCases(text);
  if (!read.ok) return failed(sayPlace(file, read.error));
  const entry = findGame(world.shelf, read.value.game);
  if (!entry.ok) return failed(ADVISE_WORDS.inGame(file, entry.error));
  return ok({ entry: entry.value, stateOf: game => stateOfCase(game, file, read.value, place) });
};

const stateOfCase = <T extends GameTypes>(
  game: Game<T>,
  file: string,
  { cases }: CasesFile,
  place: number,
): Result<T['state'], string> => {
  const found = cases[place - 1];
  if (found === undefined) return failed(ADVISE_WORDS.noCase(file, cases.length, place));
  if (!found.ok) return failed(sayPlace(file, found.error));
  const state = readPosition(game, found.value.position, `cases[${place - 1}].position`);
  return state.ok ? state : failed(sayPlace(file, state.error));
};
