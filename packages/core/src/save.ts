import { type Fault, fault, within } from './fault.ts';
import type { Game, GameTypes } from './game.ts';
import { inBrief, type JsonObject } from './json.ts';
import { asOlder, entriesOf, type Match, matchFrom, openMatch } from './match.ts';
import { ok, type Result } from './result.ts';
import { changeSince, type DataChange, dataOf, refuseOtherData } from './saved-data.ts';
import { decodeHead, type SavedDice, type SavedHead } from './saved-head.ts';
import { type OrdersBySide, withoutNumbers } from './saved-orders.ts';
import { addEntries, ruleAgain, takeAsPlayed } from './saved-log.ts';
import { type FileKind, raise, readVersioned } from './versioned.ts';

/** A match that was read. Only where `match.older` is missing was every move ruled on again. */
export interface SavedMatch<T extends GameTypes> {
  readonly match: Match<T>;
  readonly dice: SavedDice | undefined;
  /** What has changed in the game's data since the match was played, a sentence each. */
  readonly changes: readonly string[];
  /** The standing orders of the seats; none for a side that gave none. */
  readonly orders: OrdersBySide;
}

/** Format 1 had no start and no data. A file of format 1 that has them was made by nobody. */
const withoutStart = (document: JsonObject): JsonObject => {
  if ('start' in document || 'data' in document || 'older' in document) throw new RangeError('Not format 1');
  return { ...document, start: undefined, data: undefined };
};

export const MATCH_FILE: FileKind = {
  format: 'narrow-seas/match',
  version: 2,
  migrations: { 1: withoutStart },
};

/** The text of a start, worked out once for a match: a save may be written after every move. */
const texts = new WeakMap<object, string>();

const textOf = <T extends GameTypes>({ notation }: Game<T>, start: T['state']): string => {
  const text = texts.get(start) ?? notation.print(start);
  texts.set(start, text);
  return text;
};

/**
 * Everything of a save but its moves: but for the standing orders it is settled when the match opens. It carries the
 * start and the data besides the opening: a later release may set up otherwise, or number its units otherwise.
 */
export const saveHead = <T extends GameTypes>(
  game: Game<T>,
  { opening, start, older }: Match<T>,
  dice: SavedDice | undefined,
  orders: OrdersBySide = {},
): JsonObject => ({
  format: MATCH_FILE.format,
  version: MATCH_FILE.version,
  game: game.id,
  rules: game.version,
  opening,
  start: textOf(game, start),
  data: dataOf(game, start),
  ...(older === undefined ? {} : { older }),
  ...(dice === undefined ? {} : { dice }),
  ...(Object.keys(orders).length === 0 ? {} : { orders }),
});

/** A whole save from its head and its moves, oldest first. */
export const assembleSave = (head: JsonObject, entries: readonly unknown[]): string =>
  JSON.stringify({ ...head, entries });

export const writeSave = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  dice: SavedDice | undefined,
  orders: OrdersBySide = {},
): string => assembleSave(saveHead(game, match, dice, orders), entriesOf(match));

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
 * Reads a save. Nothing in it is trusted: a log of our own rules version must be what the rules make of its actions; a
 * log of older rules opens from the start it carries and keeps the events it was played with, and the match says so.
 */
export const readSave = <T extends GameTypes>(game: Game<T>, text: string): Result<SavedMatch<T>, Fault> => {
  const read = readVersioned(MATCH_FILE, text);
  if (!read.ok) return read;
  if (read.value['game'] !== game.id) {
    return fault('ERR_GAME', 'game', `This is a save of ${inBrief(read.value['game'])}, not of ${game.id}.`);
  }
  const { rules } = read.value;
  const raised = raise(read.value, 'rules', game.version, game.migrations);
  if (!raised.ok) return raised;
  const head = decodeHead(raised.value, game.sides);
  if (!head.ok) return head;
  const { entries } = raised.value;
  if (!Array.isArray(entries)) return fault('ERR_SAVE', 'entries', 'The list of moves is missing.');
  return rules === game.version
    ? readOurs(game, head.value, entries)
    : readOlder(game, head.value, entries, Number(rules));
};

/** A log of our own rules; moves that were older before are taken as played again. */
const readOurs = <T extends GameTypes>(
  game: Game<T>,
  head: SavedHead,
  entries: readonly unknown[],
): Result<SavedMatch<T>, Fault> => {
  const { older, dice } = head;
  const opened = older === undefined ? openByRules(game, head) : openCarried(game, head);
  if (!opened.ok) return opened;
  const same =
    head.start === undefined ? ok(undefined) : refuseOtherData(dataOf(game, opened.value.start), head.data);
  if (!same.ok) return same;
  if (older !== undefined && older.moves > entries.length)
    return fault(
      'ERR_SAVE',
      'older.moves',
      `It has ${entries.length} moves; there cannot be more older ones.`,
    );
  const first = addEntries(game, opened.value, entries.slice(0, older?.moves ?? 0), takeAsPlayed);
  if (!first.ok) return first;
  const begun = older === undefined ? first.value : asOlder(first.value, older.rules);
  const match = addEntries(game, begun, entries.slice(older?.moves ?? 0), ruleAgain);
  return match.ok ? ok({ match: match.value, dice, changes: [], orders: head.orders }) : match;
};

const readOlder = <T extends GameTypes>(
  game: Game<T>,
  head: SavedHead,
  entries: readonly unknown[],
  rules: number,
): Result<SavedMatch<T>, Fault> => {
  const opened = openCarried(game, head);
  if (!opened.ok) return opened;
  const since = dataSince(game, opened.value.start, head);
  if (!since.ok) return since;
  const { numbering, changes } = since.value;
  const match = addEntries(game, opened.value, entries, takeAsPlayed, numbering);
  if (!match.ok) return match;
  const oldest = Math.min(rules, head.older?.rules ?? rules);
  const orders = Object.fromEntries(
    Object.entries(head.orders).map(([side, given]) => [side, withoutNumbers(given)]),
  );
  return ok({ match: asOlder(match.value, oldest), dice: head.dice, changes, orders });
};

/** A save of format 1 tells nothing of its data: its numbers are taken for ours. */
const dataSince = <T extends GameTypes>(
  game: Game<T>,
  start: T['state'],
  { data }: SavedHead,
): Result<DataChange, Fault> =>
  data === undefined ? ok({ numbering: {}, changes: [] }) : changeSince(dataOf(game, start), data);

/** Set up again; the start that the file carries must be that. */
const openByRules = <T extends GameTypes>(
  game: Game<T>,
  { opening, start }: SavedHead,
): Result<Match<T>, Fault> => {
  const opened = openMatch(game, opening);
  if (!opened.ok) return within('position' in opening ? 'opening.position' : 'opening', opened.error);
  return start === undefined || start === textOf(game, opened.value.start)
    ? opened
    : fault('ERR_START', 'start', 'The opening gives another start; the file was changed.');
};

const openCarried = <T extends GameTypes>(game: Game<T>, head: SavedHead): Result<Match<T>, Fault> => {
  if (head.start === undefined) return openByRules(game, head);
  const start = game.notation.parse(head.start);
  return start.ok ? ok(matchFrom(head.opening, start.value)) : within('start', start.error);
};
