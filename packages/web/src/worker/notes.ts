import { type Briefing, decodeNotes, isObject, type JsonObject, type ScenarioNotes } from '@narrow-seas/core';

/** What the maker of a scenario tells its players; undefined where nobody made one. */
const notesIn = ({ opening }: JsonObject): ScenarioNotes | undefined => {
  const notes = isObject(opening) ? decodeNotes(opening['notes']) : undefined;
  return notes?.ok === true ? notes.value : undefined;
};

/** The orders card of a scenario that somebody made: its own words, where there are any, in the place of those of the game. */
export const withNotes = (
  head: JsonObject,
  briefing: Briefing | undefined,
  viewer: string,
): Briefing | undefined => {
  const notes = notesIn(head);
  if (notes === undefined || briefing === undefined) return briefing;
  const { title, summary, texts } = notes;
  const text = texts[viewer] || summary;
  if (text === '') return { ...briefing, title };
  const situation = text.split('\n').filter(line => line.trim() !== '');
  // Plans of the scenario that it was made from would name units that are not there.
  return { ...briefing, title, situation, enemy: '', ideas: [] };
};
