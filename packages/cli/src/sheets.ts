import type { MapId } from '@narrow-seas/cartographer';
import { failed, ok, type Result } from '@narrow-seas/core';
import { nearest } from './nearest.ts';

/** The maps of each game. Games are drawn before they can be played, so they need not be on the shelf. */
export const SHEETS: { readonly [game: string]: { readonly [sheet: string]: MapId } } = {
  'sixth-fleet': { 'sixth-fleet': 'sixth-fleet' },
  'second-fleet': { 'second-fleet': 'second-fleet' },
  'europa-naval': { mediterranean: 'europa-mediterranean', baltic: 'europa-baltic' },
};

/** The map of the game; one that has several must say which. */
export const findSheet = (game: string, sheet: string | undefined): Result<MapId, string> => {
  const sheets = Object.hasOwn(SHEETS, game) ? SHEETS[game] : undefined;
  if (sheets === undefined)
    return failed(unknown(`There is no map of ${inBrief(game)}`, game, Object.keys(SHEETS)));
  const names = Object.keys(sheets);
  const [only] = Object.values(sheets);
  if (sheet === undefined && names.length === 1 && only !== undefined) return ok(only);
  if (sheet === undefined)
    return failed(`${game} has ${names.length} maps: add --map ${names.join(' or --map ')}.`);
  const found = Object.hasOwn(sheets, sheet) ? sheets[sheet] : undefined;
  return found === undefined
    ? failed(unknown(`${game} has no map ${inBrief(sheet)}`, sheet, names))
    : ok(found);
};

const inBrief = (text: string): string => JSON.stringify(text.slice(0, 60));

const unknown = (what: string, word: string, words: readonly string[]): string => {
  const meant = nearest(word, words);
  return `${what}: ${meant === undefined ? `there is ${words.join(', ')}.` : `did you mean ${meant}?`}`;
};
