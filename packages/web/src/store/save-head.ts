import { isObject } from '@narrow-seas/core';
import type { Mark } from '../link/protocol.ts';

/** What a file says about itself before the rules have read it. */
export interface SaveHead {
  readonly game: string;
  readonly scenario: string;
  readonly marks: readonly Mark[];
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isMark = (value: unknown): value is Mark =>
  isObject(value) &&
  Number.isInteger(value['at']) &&
  typeof value['name'] === 'string' &&
  (value['by'] === undefined || typeof value['by'] === 'string');

const marksIn = (value: unknown): readonly Mark[] => (Array.isArray(value) ? value.filter(isMark) : []);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const readHead = (text: string): SaveHead => {
  const file = parse(text);
  if (!isObject(file)) return { game: '', scenario: '', marks: [] };
  const { game, opening, marks } = file;
  const scenario = isObject(opening) ? opening['scenario'] : '';
  return { game: wordOf(game), scenario: wordOf(scenario), marks: marksIn(marks) };
};

/** The file with the bookmarks beside the log: the rules pass over what they do not know. */
export const withMarks = (text: string, marks: readonly Mark[]): string =>
  marks.length === 0 ? text : JSON.stringify({ ...(JSON.parse(text) as object), marks });
