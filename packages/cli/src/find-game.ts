import { failed, idOf, ok, type Result, type SomeGame } from '@narrow-seas/core';
import { nearest } from './nearest.ts';
import { COMMON_WORDS } from './words/common.ts';

/** The game of that name, or the sentence that says there is none. */
export const findGame = (shelf: readonly SomeGame[], name: string): Result<SomeGame, string> => {
  const found = shelf.find(entry => idOf(entry) === name);
  if (found !== undefined) return ok(found);
  const meant = nearest(name, shelf.map(idOf));
  return failed(COMMON_WORDS.noGame(name, meant));
};
