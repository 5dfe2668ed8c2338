import {
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
const BRIEF_FILE: FileKind = { format: 'narrow-seas/brief-match', version: 1, migrations: {} };

const isOfSide = (entry: unknown): entry is JsonObject => isObject(entry) && entry['by'] !== 'chance';

/**
 * A save in brief. The start and the data follow from the opening and the version of the rules, which a brief names and
 * which must be ours. What the rules cannot work out again stays as it is: a match whose dice are not known, and one
 * that was begun under older rules.
 */
export const briefOf = (save: string): string => {
  const read = readVersioned(MATCH_FILE, save);
  if (!read.ok || !isObject(read.value['dice']) || !('seed' in read.value['dice'])) return save;
  if (read.value['older'] !== undefined) return save;
  const { game, rules, opening, dice, entries } = read.value;
  const moves = (Array.isArray(entries) ? entries : [])
    .filter(isOfSide)
    .map(({ by, action }) => ({ by, action }));
  return writeVersioned(BRIEF_FILE, { game, rules, opening, dice, moves });
};

const BAD = (at: string, message: string): Result<never, Fault> => fault('ERR_BRIEF', at, message);

/** The whole save of a match in brief; any other text is given back as it is. */
export const wholeOf = <T extends GameTypes>(game: Game<T>, text: string): Result<string, Fault> => {
  const read = readVersioned(BRIEF_FILE, text);
  if (!read.ok) return ok(text);
  const { rules, moves } = read.value;
  if (rules !== game.version) return BAD('rules', WORDS.link.otherRules);
  const opened = openBrief(game, read.value);
  if (!opened.ok) return opened;
  if (!Array.isArray(moves)) return BAD('moves', WORDS.link.damaged);
  for (const [place, move] of moves.entries()) {
    const played = playMove(opened.value, move);
    if (!played.ok) return BAD(`moves[${place}]`, played.error);
  }
  return ok(opened.value.save());
};

const openBrief = <T extends GameTypes>(
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
    : openTable(game, undefined, { opening: asked, seats, dice: { seed, salt } });
};

const isValue = (value: unknown): value is OptionValue =>
  ['boolean', 'number', 'string'].includes(typeof value);

/** Whether the opening makes sense the rules say themselves. */
const openingIn = ({ position, scenario, options }: JsonObject): Opening | undefined => {
  if (typeof position === 'string') return { position };
  if (typeof scenario !== 'string' || !isObject(options)) return undefined;
  const given = Object.entries(options).flatMap(([id, value]) =>
    isValue(value) ? [[id, value] as const] : [],
  );
  return { scenario, options: Object.fromEntries(given) };
};

const playMove = <T extends GameTypes>(table: MatchTable<T>, move: unknown): Result<number, string> => {
  const { game } = table;
  const side = isObject(move) ? game.sides.find(name => name === move['by']) : undefined;
  const action = isObject(move) ? game.decodeAction(move['action']) : undefined;
  if (side === undefined || action?.ok !== true) return { ok: false, error: WORDS.link.damaged };
  const acted = table.act(side, action.value);
  return acted.ok ? acted : { ok: false, error: acted.error.reason };
};
