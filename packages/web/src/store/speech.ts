import type { Phrase, Piece } from '@narrow-seas/core';
import type { LogEntry, Snapshot } from '../link/protocol.ts';
import type { GameDisplay } from '../catalogue/game-display.ts';
import type { DieRoll } from './table-state.ts';

const textOf = (phrase: Phrase): string => (typeof phrase === 'string' ? phrase : phrase.text);

const sayPhrases = (phrases: readonly Phrase[]): string => phrases.map(textOf).join('');

/** An entry of the log in sentences, each with its links. */
export const sentencesOf = (
  display: GameDisplay,
  view: object,
  { sights }: LogEntry,
): readonly (readonly Phrase[])[] =>
  display
    .told(sights)
    .map(sight => display.sayEvent(view, sight))
    .filter(phrases => phrases.length > 0);

/** An entry of the log as text. */
export const sayEntry = (display: GameDisplay, view: object, entry: LogEntry): string =>
  sentencesOf(display, view, entry).map(sayPhrases).join(' ');

/** The hexes an entry tells of; a piece stands for the hex it lies in. */
export const hexesIn = (
  display: GameDisplay,
  view: object,
  entry: LogEntry,
  pieces: readonly Piece[],
): readonly number[] => {
  const hexOf = (piece: number | undefined): number | undefined => pieces.find(({ id }) => id === piece)?.hex;
  const links = sentencesOf(display, view, entry)
    .flat()
    .filter(phrase => typeof phrase !== 'string');
  return [...new Set(links.flatMap(({ hex, piece }) => hex ?? hexOf(piece) ?? []))];
};

/** What an entry tells of one piece. */
export const sayOfPiece = (display: GameDisplay, view: object, entry: LogEntry, piece: number): string =>
  sentencesOf(display, view, entry)
    .filter(phrases => phrases.some(phrase => typeof phrase !== 'string' && phrase.piece === piece))
    .map(sayPhrases)
    .join(' ');

/** No ear follows more than this at once. */
const MOST_ENTRIES = 4;

/** What has happened, for the ear: the last entries, and the new phase where it has changed. */
export const speechOf = (display: GameDisplay, before: Snapshot, after: Snapshot): string => {
  const entries = after.entries.slice(-MOST_ENTRIES).map(entry => sayEntry(display, after.view, entry));
  const phase = before.survey.title === after.survey.title ? [] : [after.survey.title, after.survey.advice];
  return [...entries, ...phase].filter(text => text !== '').join(' ');
};

/** The last die among these entries. */
export const latestDieRoll = (display: GameDisplay, entries: readonly LogEntry[]): DieRoll | undefined => {
  for (const { number, sights } of entries.toReversed())
    for (const sight of sights) {
      const face = display.dieIn(sight);
      if (face !== undefined) return { number, face };
    }
  return undefined;
};
