import type { MapId } from '@narrow-seas/cartographer';
import { failed, ok, type Result } from '@narrow-seas/core';
import { nearest } from './nearest.ts';
import { COMMON_WORDS } from './words/common.ts';
import { MAP_WORDS } from './words/verbs.ts';

/** The maps of each game. Games are drawn before they can be played, so they need not be in the catalogue. */
export const SHEETS: { readonly [game: string]: { readonly [sheet: string]: MapId } } = {
  'sixth-fleet': { 'sixth-fleet': 'sixth-fleet' },
  'second-fleet': { 'second-fleet': 'second-fleet' },
  'europa-naval': { mediterranean: 'europa-mediterranean', baltic: 'europa-baltic' },
};

/** The map of the game; one that has several must say which. */
export const findSheet = (game: string, sheet: string | undefined): Result<MapId, string> => {
  const sheets = Object.hasOwn(SHEETS, game) ? SHEETS[game] : undefined;
  if (sheets === undefined) return failed(unknown(MAP_WORDS.noMapOf(game), game, Object.keys(SHEETS)));
  const names = Object.keys(sheets);
  const [only] = Object.values(sheets);
  if (sheet === undefined && names.length === 1 && only !== undefined) return ok(only);
  if (sheet === undefined) return failed(MAP_WORDS.whichMap(game, names));
  const found = Object.hasOwn(sheets, sheet) ? sheets[sheet] : undefined;
  return found === undefined ? failed(unknown(MAP_WORDS.noMap(game, sheet), sheet, names)) : ok(found);
};

const unknown = (what: string, word: string, words: readonly string[]): string =>
  COMMON_WORDS.unknown(what, nearest(word, words), words);
