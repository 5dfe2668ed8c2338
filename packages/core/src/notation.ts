import { type Fault, fault } from './fault.ts';
import { withoutMark } from './json.ts';
import type { Failed } from './result.ts';

/** A word of position text and where it stands, so that every complaint can point at it. */
export interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** One statement: a line, or a part of a line between bars. Never empty. */
export type Statement = readonly [Word, ...Word[]];

export const placeOf = ({ line, column }: Word): string => `line ${line}, column ${column}`;

export const faultAt = (word: Word, message: string, code = 'ERR_POSITION'): Failed<Fault> =>
  fault(code, placeOf(word), message);

/**
 * Statements are separated by line ends or bars; `#` starts a comment; words in double quotes may hold spaces, and a
 * quote within them is written twice. A quote that is never closed is a word of its own, for the parser to refuse.
 */
export const readStatements = (text: string): readonly Statement[] =>
  withoutMark(text)
    .split('\n')
    .flatMap((line, index) => statementsOfLine(line, index + 1));

const TOKEN = /"((?:[^"]|"")*)"|#.*|\||[^\s|"#]+|"/g;

const statementsOfLine = (text: string, line: number): readonly Statement[] => {
  const statements: Word[][] = [[]];
  for (const match of text.matchAll(TOKEN)) {
    if (match[0].startsWith('#')) break;
    if (match[0] === '|') statements.push([]);
    else
      statements
        .at(-1)
        ?.push({ text: match[1]?.replaceAll('""', '"') ?? match[0], line, column: match.index + 1 });
  }
  return statements.filter((words): words is [Word, ...Word[]] => words.length > 0);
};

/** A word as it must be written to be read back. It cannot hold a line end, which always ends a statement. */
export const writeWord = (text: string): string =>
  /^[^\s|"#]+$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`;

/** `key=value` as a pair; undefined when the word has no such form. */
export const pairOf = (word: Word): { readonly key: string; readonly value: Word } | undefined => {
  const split = word.text.indexOf('=');
  if (split < 1) return undefined;
  const value = { ...word, text: word.text.slice(split + 1), column: word.column + split + 1 };
  return { key: word.text.slice(0, split), value };
};

/** A whole number in a word; undefined when it is none, or lies outside the limits. `-0` is 0, as it would print. */
export const wholeOf = (word: Word, least: number, most: number): number | undefined => {
  const value = /^-?\d{1,9}$/.test(word.text) ? Number(word.text) + 0 : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

/** A position to be compared with another: neither the order of its lines nor that of the words in a line matters. */
export const looseLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map(line => line.split(' ').toSorted().join(' '))
    .toSorted();
