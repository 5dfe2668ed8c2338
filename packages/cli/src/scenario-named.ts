import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  failed,
  gameOfScenario,
  isScenarioFile,
  ok,
  type Opening,
  openingOf,
  readScenario,
  type Result,
  sayFault,
  type SomeGame,
} from '@narrow-seas/core';
import { readText } from './files.ts';
import { findGame } from './find-game.ts';
import { COMMON_WORDS } from './words/common.ts';
import type { World } from './world.ts';

/** A scenario that somebody made, with its game. */
export interface MadeScenario {
  readonly entry: SomeGame;
  readonly title: string;
  readonly opening: Opening;
}

/** What the file holds; undefined where it is no scenario file. */
export const scenarioIn = (
  { shelf }: Pick<World, 'shelf'>,
  file: string,
  text: string,
): Result<MadeScenario, string> | undefined => {
  if (!isScenarioFile(text)) return undefined;
  const game = gameOfScenario(text);
  if (!game.ok) return failed(COMMON_WORDS.notUsable(file, sayFault(game.error)));
  const entry = findGame(shelf, game.value);
  if (!entry.ok) return entry;
  return entry.value((pack): Result<MadeScenario, string> => {
    const read = readScenario(pack.game, text);
    if (!read.ok) return failed(COMMON_WORDS.notUsable(file, sayFault(read.error)));
    const { title } = read.value.notes;
    return ok({ entry: entry.value, title, opening: openingOf(pack.game, read.value) });
  });
};

/** The scenario of a file; undefined where the word names no file, or one of another kind. */
export const scenarioNamed = (world: World, word: string): Result<MadeScenario, string> | undefined => {
  const path = resolve(world.folder, word);
  if (!existsSync(path) || !statSync(path).isFile()) return undefined;
  const text = readText(path);
  return text.ok ? scenarioIn(world, word, text.value) : text;
};
