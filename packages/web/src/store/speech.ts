import type { Phrase } from '@narrow-seas/core';
import type { LogEntry, Standing } from '../link/protocol.ts';
import type { Exhibit } from '../shelf.ts';
import type { Throw } from './table-state.ts';

const textOf = (phrase: Phrase): string => (typeof phrase === 'string' ? phrase : phrase.text);

const sayPhrases = (phrases: readonly Phrase[]): string => phrases.map(textOf).join('');

/** An entry of the log as sentences. */
export const sayEntry = (exhibit: Exhibit, view: object, { sights }: LogEntry): string =>
  sights
    .map(sight => sayPhrases(exhibit.sayEvent(view, sight)))
    .filter(text => text !== '')
    .join(' ');

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
