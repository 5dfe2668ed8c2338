import { resolve } from 'node:path';
import {
  type ExamKit,
  type Game,
  type GameTypes,
  gameOfSave,
  readSave,
  type SavedMatch,
  sayFault,
} from '@narrow-seas/core';
import { complain, type ExitCode } from '../complain.ts';
import { readText } from '../files.ts';
import { findGame } from '../find-game.ts';
import type { World } from '../world.ts';
import { COMMON_WORDS } from '../words/common.ts';

/** A saved match and its game. */
export interface Opened<T extends GameTypes> extends SavedMatch<T> {
  readonly game: Game<T>;
  readonly kit: ExamKit<T>;
}

/** Opens a save for a verb to use, or complains of it. */
export const withSave = (
  world: World,
  file: string,
  use: <T extends GameTypes>(opened: Opened<T>) => ExitCode,
): ExitCode => {
  const text = readText(resolve(world.folder, file));
  if (!text.ok) return complain(world, text.error);
  const name = gameOfSave(text.value);
  if (!name.ok) return complain(world, COMMON_WORDS.notUsable(file, sayFault(name.error)));
  const entry = findGame(world.shelf, name.value);
  if (!entry.ok) return complain(world, entry.error);
  return entry.value(({ game, kit }) => {
    const saved = readSave(game, text.value);
    return saved.ok
      ? use({ ...saved.value, game, kit })
      : complain(world, COMMON_WORDS.notUsable(file, sayFault(saved.error)));
  });
};
