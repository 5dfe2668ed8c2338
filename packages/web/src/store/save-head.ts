import { isObject, parseJson, SCENARIO_FILE } from '@narrow-seas/core';
import type { Bookmark } from '../link/protocol.ts';

/** What a file says about itself before the rules have read it. */
export interface SaveHead {
  readonly game: string;
  readonly scenario: string;
  readonly marks: readonly Bookmark[];
  /** What one side saw: it can be looked at, and nobody can play on from it. */
  readonly isRecord: boolean;
  /** A scenario that somebody made. */
  readonly isScenario: boolean;
  /** What its maker calls it. */
  readonly title: string;
}

const RECORD = 'narrow-seas/record';

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isBookmark = (value: unknown): value is Bookmark =>
  isObject(value) &&
  Number.isInteger(value['at']) &&
  typeof value['name'] === 'string' &&
  (value['by'] === undefined || typeof value['by'] === 'string');

const bookmarksIn = (value: unknown): readonly Bookmark[] =>
  Array.isArray(value) ? value.filter(isBookmark) : [];

export const readHead = (text: string): SaveHead => {
  const parsed = parseJson(text);
  const file = parsed.ok && isObject(parsed.value) ? parsed.value : {};
  const { format, game, opening, marks } = file;
  const { scenario, notes } = isObject(opening) ? opening : {};
  return {
    game: wordOf(game),
    scenario: wordOf(scenario),
    marks: bookmarksIn(marks),
    isRecord: format === RECORD,
    isScenario: format === SCENARIO_FILE.format,
    title: isObject(notes) ? wordOf(notes['title']) : '',
  };
};

/** The file with the bookmarks beside the log: the rules pass over what they do not know. */
export const withBookmarks = (text: string, marks: readonly Bookmark[]): string =>
  marks.length === 0 ? text : JSON.stringify({ ...(JSON.parse(text) as object), marks });
