import { type Fault, fault, within } from './fault.ts';
import { type Game, type GameTypes, mayAct } from './game.ts';
import { firstDifference, inBrief, isObject } from './json.ts';
import { type Entry, type Match, play, record } from './match.ts';
import type { Numbering } from './renumber.ts';
import { ok, type Result } from './result.ts';

/** How the moves of a save are added to its match. */
export type AddEntry = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  entry: Entry<T>,
) => Result<Match<T>, Fault>;

/** The match with these moves added; `numbering` is for those of older data. */
export const addEntries = <T extends GameTypes>(
  game: Game<T>,
  opened: Match<T>,
  entries: readonly unknown[],
  add: AddEntry,
  numbering?: Numbering,
): Result<Match<T>, Fault> => {
  let match = opened;
  for (const value of entries) {
    const entry = decodeEntry(game, value, numbering);
    const added = entry.ok ? add(game, match, entry.value) : entry;
    if (!added.ok) return within(`entries[${match.length}]`, added.error);
    match = added.value;
  }
  return ok(match);
};

/** For a log of our own rules: the move is ruled on again, and what the file says came of it must agree. */
export const ruleAgain: AddEntry = (game, match, entry) => {
  const played = play(game, match, entry.by, entry.action, entry.order);
  if (!played.ok) {
    return fault(
      'ERR_ILLEGAL',
      'action',
      `The rules refuse this move [${played.error.rule}]: ${played.error.reason}`,
    );
  }
  const wrong = firstDifference(played.value.last?.entry.events, entry.events);
  if (wrong === undefined) return played;
  return fault(
    'ERR_EVENTS',
    `events${wrong}`,
    'The rules make something else of this move; the file was changed.',
  );
};

/**
 * For a log made by older rules: it is taken as it was played, as long as it makes sense. An action that names what is
 * not there cannot be told to anybody, though no event of it may say so.
 */
export const takeAsPlayed: AddEntry = (game, match, entry) => {
  try {
    if (!mayAct(game.actor(match.state), entry.by))
      return fault('ERR_SAVE', 'by', `${entry.by} was not to act here.`);
    game.notation.printAction(match.state, entry.action);
    return ok(record(game, match, entry));
  } catch {
    return fault('ERR_SAVE', 'events', 'These events do not fit the position before them.');
  }
};

/** A move as it lies in a file; `numbering` is for one of older data. */
export const decodeEntry = <T extends GameTypes>(
  game: Game<T>,
  value: unknown,
  numbering?: Numbering,
): Result<Entry<T>, Fault> => {
  if (!isObject(value)) return fault('ERR_SAVE', '', 'A move must be an object.');
  const by = [...game.sides, 'chance' as const].find(mover => mover === value['by']);
  if (by === undefined) return fault('ERR_SAVE', 'by', `There is no side called ${inBrief(value['by'])}.`);
  const action = game.decodeAction(value['action'], numbering);
  if (!action.ok) return within('action', action.error);
  const events = decodeEvents(game, value['events'], numbering);
  if (!events.ok) return events;
  const { order } = value;
  if (order !== undefined && typeof order !== 'string')
    return fault('ERR_SAVE', 'order', 'The standing order that made a move must be a word.');
  const made = order === undefined ? {} : { order };
  return ok({ by, action: action.value, events: events.value, ...made });
};

const decodeEvents = <T extends GameTypes>(
  game: Game<T>,
  value: unknown,
  numbering: Numbering | undefined,
): Result<readonly T['event'][], Fault> => {
  if (!Array.isArray(value)) return fault('ERR_SAVE', 'events', 'The list of events is missing.');
  const events: T['event'][] = [];
  for (const [place, item] of value.entries()) {
    const event = game.decodeEvent(item, numbering);
    if (!event.ok) return within(`events[${place}]`, event.error);
    events.push(event.value);
  }
  return ok(events);
};
