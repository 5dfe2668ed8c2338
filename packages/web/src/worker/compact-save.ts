import {
  decodeNotes,
  type Fault,
  fault,
  type FileKind,
  type Game,
  type GameTypes,
  isDiceSeed,
  isObject,
  type JsonObject,
  MATCH_FILE,
  type Opening,
  type OptionValue,
  ok,
  readVersioned,
  type Result,
  writeVersioned,
} from '@narrow-seas/core';
import { type MatchTable, openTable } from '@narrow-seas/umpire';
import { WORDS } from '../words.ts';

/** A match without what the rules and the seed of the dice can work out again: short enough for a link. */
const COMPACT_FILE: FileKind = { format: 'narrow-seas/brief-match', version: 1, migrations: {} };

const isOfSide = (entry: unknown): entry is JsonObject => isObject(entry) && entry['by'] !== 'chance';

/**
 * A save that fits into a link. The start and the data follow from the opening and the version of the rules, which it
 * names and which must be ours. What the rules cannot work out again stays as it is: a match whose dice are not known, and one
 * that was begun under older rules.
 */
export const compactSave = (save: string): string => {
  const read = readVersioned(MATCH_FILE, save);
  if (!read.ok || !isObject(read.value['dice']) || !('seed' in read.value['dice'])) return save;
  if (read.value['older'] !== undefined) return save;
  const { game, rules, opening, dice, entries, orders } = read.value;
  const moves = (Array.isArray(entries) ? entries : [])
    .filter(isOfSide)
    .map(({ by, action, order }) => ({ by, action, ...(order === undefined ? {} : { order }) }));
  const ordered = orders === undefined ? {} : { orders };
  return writeVersioned(COMPACT_FILE, { game, rules, opening, dice, moves, ...ordered });
};

const BAD = (at: string, message: string): Result<never, Fault> => fault('ERR_BRIEF', at, message);

/** The whole save of a compact one; any other text is given back as it is. */
export const expandSave = <T extends GameTypes>(game: Game<T>, text: string): Result<string, Fault> => {
  const read = readVersioned(COMPACT_FILE, text);
  if (!read.ok) return ok(text);
  const { rules, moves } = read.value;
  if (rules !== game.version) return BAD('rules', WORDS.link.otherRules);
  const opened = openCompact(game, read.value);
  if (!opened.ok) return opened;
  if (!Array.isArray(moves)) return BAD('moves', WORDS.link.damaged);
  for (const [place, move] of moves.entries()) {
    const played = playMove(opened.value, move);
    if (!played.ok) return BAD(`moves[${place}]`, played.error);
  }
  const { orders } = read.value;
  const save = opened.value.save();
  return ok(orders === undefined ? save : JSON.stringify({ ...(JSON.parse(save) as object), orders }));
};

const openCompact = <T extends GameTypes>(
  game: Game<T>,
  { game: id, opening, dice }: JsonObject,
): Result<MatchTable<T>, Fault> => {
  if (id !== game.id || !isObject(opening) || !isObject(dice)) return BAD('game', WORDS.link.damaged);
  const { seed, salt } = dice;
  if (typeof seed !== 'string' || typeof salt !== 'string') return BAD('dice', WORDS.link.damaged);
  if (!isDiceSeed(seed)) return BAD('dice', WORDS.link.damaged);
  const seats = Object.fromEntries(game.sides.map(side => [side, ''])) as MatchTable<T>['seats'];
  const asked = openingIn(opening);
  return asked === undefined
    ? BAD('opening', WORDS.link.damaged)
    : openTable(game, { opening: asked, seats, dice: { seed, salt } });
};

const isValue = (value: unknown): value is OptionValue =>
  ['boolean', 'number', 'string'].includes(typeof value);

const positionIn = (position: string, notes: unknown): Opening | undefined => {
  if (notes === undefined) return { position };
  const decoded = decodeNotes(notes);
  return decoded.ok ? { position, notes: decoded.value } : undefined;
};

/** Whether the opening makes sense the rules say themselves. */
const openingIn = ({ position, scenario, options, notes }: JsonObject): Opening | undefined => {
  if (typeof position === 'string') return positionIn(position, notes);
  if (typeof scenario !== 'string' || !isObject(options)) return undefined;
  const given = Object.entries(options).flatMap(([id, value]) =>
    isValue(value) ? [[id, value] as const] : [],
  );
  return { scenario, options: Object.fromEntries(given) };
};

const playMove = <T extends GameTypes>(match: MatchTable<T>, move: unknown): Result<number, string> => {
  const { game } = match;
  const side = isObject(move) ? game.sides.find(name => name === move['by']) : undefined;
  const action = isObject(move) ? game.decodeAction(move['action']) : undefined;
  if (side === undefined || action?.ok !== true) return { ok: false, error: WORDS.link.damaged };
  const order = isObject(move) && typeof move['order'] === 'string' ? move['order'] : undefined;
  const acted = match.act(side, action.value, order);
  return acted.ok ? acted : { ok: false, error: acted.error.reason };
};
