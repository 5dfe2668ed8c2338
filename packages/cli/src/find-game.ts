import { failed, ok, type Result } from '@narrow-seas/core';
import { nearest } from './nearest.ts';
import { idOf, type ShelfEntry } from './shelf.ts';

/** The game of that name, or the sentence that says there is none. */
export const findGame = (shelf: readonly ShelfEntry[], name: string): Result<ShelfEntry, string> => {
  const found = shelf.find(entry => idOf(entry) === name);
  if (found !== undefined) return ok(found);
  const meant = nearest(name, shelf.map(idOf));
  const advice = meant === undefined ? 'narrow-seas games lists those there are.' : `did you mean ${meant}?`;
  return failed(`There is no game ${JSON.stringify(name.slice(0, 60))}: ${advice}`);
};
