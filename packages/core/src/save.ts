import { type DicePledge, type DiceSecret, isDiceSeed, keepsPledge } from './committed-dice.ts';
import { type Fault, fault } from './fault.ts';
import { type Decoder, type Game, type GameTypes, mayAct, type OptionValue } from './game.ts';
import { firstDifference, isObject, type JsonObject } from './json.ts';
import { type Entry, entriesOf, type Match, type Opening, openMatch, play, record } from './match.ts';
import { ok, type Result } from './result.ts';
import { type FileKind, raise, readVersioned } from './versioned.ts';

/** The dice of a saved match: sealed while it is played online, with the seed once it may be seen. */
export type SavedDice = DicePledge | DiceSecret;

export interface SavedMatch<T extends GameTypes> {
  readonly match: Match<T>;
  readonly dice: SavedDice | undefined;
}

export const MATCH_FILE: FileKind = { format: 'narrow-seas/match', version: 1, migrations: {} };

/** Everything of a save but its moves: it is settled when the match opens, so a store writes it once. */
export const saveHead = <T extends GameTypes>(
  game: Game<T>,
  { opening }: Match<T>,
  dice: SavedDice | undefined,
): JsonObject => ({
  format: MATCH_FILE.format,
  version: MATCH_FILE.version,
  game: game.id,
  rules: game.version,
  opening,
  ...(dice === undefined ? {} : { dice }),
});

/** A whole save from its head and its moves, oldest first. */
export const assembleSave = (head: JsonObject, entries: readonly unknown[]): string =>
  JSON.stringify({ ...head, entries });

export const writeSave = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  dice: SavedDice | undefined,
): string => assembleSave(saveHead(game, match, dice), entriesOf(match));

/** Which game a save is of, without reading the rest of it. */
export const gameOfSave = (text: string): Result<string, Fault> => {
  const read = readVersioned(MATCH_FILE, text);
  if (!read.ok) return read;
  const { game } = read.value;
  return typeof game === 'string'
    ? ok(game)
    : fault('ERR_SAVE', 'game', 'The save does not say which game it is.');
};

/**
 * Reads a save. Nothing in it is trusted: a log of our own rules version must be what the rules make of its actions;
 * a log brought up from an older version keeps the events it was played with.
 */
export const readSave = <T extends GameTypes>(game: Game<T>, text: string): Result<SavedMatch<T>, Fault> => {
  const read = readVersioned(MATCH_FILE, text);
  if (!read.ok) return read;
  if (read.value['game'] !== game.id) {
    return fault('ERR_GAME', 'game', `This is a save of ${inBrief(read.value['game'])}, not of ${game.id}.`);
  }
  const raised = raise(read.value, 'rules', game.version, game.migrations);
  if (!raised.ok) return raised;
  const add = read.value['rules'] === game.version ? ruleAgain<T> : takeAsPlayed<T>;
  return decodeSave(game, raised.value, add);
};

const decodeSave = <T extends GameTypes>(
  game: Game<T>,
  document: JsonObject,
  add: AddEntry<T>,
): Result<SavedMatch<T>, Fault> => {
  const opening = decodeOpening(document['opening']);
  if (!opening.ok) return opening;
  const dice = decodeDice(document['dice']);
  if (!dice.ok) return dice;
  const opened = openMatch(game, opening.value);
  if (!opened.ok) return within('position' in opening.value ? 'opening.position' : 'opening', opened.error);
  const match = replayEntries(game, opened.value, document['entries'], add);
  return match.ok ? ok({ match: match.value, dice: dice.value }) : match;
};

const decodeOpening: Decoder<Opening> = value => {
  if (!isObject(value)) return fault('ERR_SAVE', 'opening', 'The opening is missing.');
  const { position, scenario, options } = value;
  if (typeof position === 'string') return ok({ position });
  if (typeof scenario !== 'string') return fault('ERR_SAVE', 'opening.scenario', 'The scenario is missing.');
  if (!isObject(options) || !Object.values(options).every(isOptionValue)) {
    return fault('ERR_SAVE', 'opening.options', 'The options must be yes or no, numbers or words.');
  }
  return ok({ scenario, options: options as { readonly [id: string]: OptionValue } });
};

const isOptionValue = (value: unknown): value is OptionValue =>
  typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';

const decodeDice: Decoder<SavedDice | undefined> = value => {
  if (value === undefined) return ok(undefined);
  if (!isObject(value)) return fault('ERR_SAVE', 'dice', 'The dice must be an object.');
  const { commitment, salt, seed } = value;
  if (typeof commitment !== 'string' || !isDiceSeed(commitment)) {
    return fault('ERR_SAVE', 'dice.commitment', 'The commitment must be 64 hexadecimal digits.');
  }
  if (typeof salt !== 'string') return fault('ERR_SAVE', 'dice.salt', 'The salt is missing.');
  if (seed === undefined) return ok({ commitment, salt });
  if (typeof seed !== 'string' || !keepsPledge({ commitment, salt }, seed)) {
    return fault('ERR_SAVE', 'dice.seed', 'The seed does not fit the commitment.');
  }
  return ok({ commitment, salt, seed });
};

const replayEntries = <T extends GameTypes>(
  game: Game<T>,
  opened: Match<T>,
  entries: unknown,
  add: AddEntry<T>,
): Result<Match<T>, Fault> => {
  if (!Array.isArray(entries)) return fault('ERR_SAVE', 'entries', 'The list of moves is missing.');
  let match = opened;
  for (const [place, value] of entries.entries()) {
    const entry = decodeEntry(game, value);
    const added = entry.ok ? add(game, match, entry.value) : entry;
    if (!added.ok) return within(`entries[${place}]`, added.error);
    match = added.value;
  }
  return ok(match);
};

type AddEntry<T extends GameTypes> = (
  game: Game<T>,
  match: Match<T>,
  entry: Entry<T>,
) => Result<Match<T>, Fault>;

/** For a log of our own rules: the move is ruled on again, and what the file says came of it must agree. */
const ruleAgain = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  entry: Entry<T>,
): Result<Match<T>, Fault> => {
  const played = play(game, match, entry.by, entry.action);
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

/** For a log made by older rules: it is taken as it was played, as long as it makes sense. */
const takeAsPlayed = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  entry: Entry<T>,
): Result<Match<T>, Fault> => {
  try {
    return mayAct(game.actor(match.state), entry.by)
      ? ok(record(game, match, entry))
      : fault('ERR_SAVE', 'by', `${entry.by} was not to act here.`);
  } catch {
    return fault('ERR_SAVE', 'events', 'These events do not fit the position before them.');
  }
};

const decodeEntry = <T extends GameTypes>(game: Game<T>, value: unknown): Result<Entry<T>, Fault> => {
  if (!isObject(value)) return fault('ERR_SAVE', '', 'A move must be an object.');
  const by = [...game.sides, 'chance' as const].find(mover => mover === value['by']);
  if (by === undefined) return fault('ERR_SAVE', 'by', `There is no side called ${inBrief(value['by'])}.`);
  const action = game.decodeAction(value['action']);
  if (!action.ok) return within('action', action.error);
  const events = decodeEvents(game, value['events']);
  return events.ok ? ok({ by, action: action.value, events: events.value }) : events;
};

const decodeEvents = <T extends GameTypes>(
  game: Game<T>,
  value: unknown,
): Result<readonly T['event'][], Fault> => {
  if (!Array.isArray(value)) return fault('ERR_SAVE', 'events', 'The list of events is missing.');
  const events: T['event'][] = [];
  for (const [place, item] of value.entries()) {
    const event = game.decodeEvent(item);
    if (!event.ok) return within(`events[${place}]`, event.error);
    events.push(event.value);
  }
  return ok(events);
};

/** The same fault, seen from further out. */
const within = (outer: string, { code, at, message }: Fault): Result<never, Fault> => {
  const joint = at === '' || at.startsWith('[') ? '' : at.startsWith('line ') ? ', ' : '.';
  return fault(code, `${outer}${joint}${at}`, message);
};

/** A value of the file in a complaint. Never the whole of it: writing out what is nested deep enough throws. */
const inBrief = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (Array.isArray(value)) return '[...]';
  return isObject(value) ? '{...}' : String(value);
};
