import type { Phrase, Piece } from '@narrow-seas/core';
import type { LogEntry, Standing } from '../link/protocol.ts';
import type { Exhibit } from '../shelf/exhibit.ts';
import type { Throw } from './table-state.ts';

const textOf = (phrase: Phrase): string => (typeof phrase === 'string' ? phrase : phrase.text);

const sayPhrases = (phrases: readonly Phrase[]): string => phrases.map(textOf).join('');

/** An entry of the log in sentences, each with its links. */
export const sentencesOf = (
  exhibit: Exhibit,
  view: object,
  { sights }: LogEntry,
): readonly (readonly Phrase[])[] =>
  exhibit
    .told(sights)
    .map(sight => exhibit.sayEvent(view, sight))
    .filter(phrases => phrases.length > 0);

/** An entry of the log as text. */
export const sayEntry = (exhibit: Exhibit, view: object, entry: LogEntry): string =>
  sentencesOf(exhibit, view, entry).map(sayPhrases).join(' ');

/** The hexes an entry tells of; a piece stands for the hex it lies in. */
export const hexesIn = (
  exhibit: Exhibit,
  view: object,
  entry: LogEntry,
  pieces: readonly Piece[],
): readonly number[] => {
  const hexOf = (piece: number | undefined): number | undefined => pieces.find(({ id }) => id === piece)?.hex;
  const links = sentencesOf(exhibit, view, entry)
    .flat()
    .filter(phrase => typeof phrase !== 'string');
  return [...new Set(links.flatMap(({ hex, piece }) => hex ?? hexOf(piece) ?? []))];
};

/** What an entry tells of one piece. */
export const sayOfPiece = (exhibit: Exhibit, view: object, entry: LogEntry, piece: number): string =>
  sentencesOf(exhibit, view, entry)
    .filter(phrases => phrases.some(phrase => typeof phrase !== 'string' && phrase.piece === piece))
    .map(sayPhrases)
    .join(' ');

/** The first sentence, and the rest. A stop inside a name ("no. 7") is followed by a figure, one at the end by a capital. */
export const firstSentence = (text: string): readonly [first: string, rest: string] => {
  const end = text.search(/\.\s+[A-Z]/);
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1).trim()];
};

/** No ear follows more than this at once. */
const MOST_ENTRIES = 4;

/** What has happened, for the ear: the last entries, and the new phase where it has changed. */
export const speechOf = (exhibit: Exhibit, before: Standing, after: Standing): string => {
  const entries = after.entries.slice(-MOST_ENTRIES).map(entry => sayEntry(exhibit, after.view, entry));
  const phase = before.survey.title === after.survey.title ? [] : [after.survey.title, after.survey.advice];
  return [...entries, ...phase].filter(text => text !== '').join(' ');
};

/** The last die among these entries. */
export const latestThrow = (exhibit: Exhibit, entries: readonly LogEntry[]): Throw | undefined => {
  for (const { number, sights } of entries.toReversed())
    for (const sight of sights) {
      const face = exhibit.dieIn(sight);
      if (face !== undefined) return { number, face };
    }
  return undefined;
};
