import { type DicePledge, type DiceSecret, isDiceSeed, keepsPledge } from './committed-dice.ts';
import { type Fault, fault, within } from './fault.ts';
import type { Decoder, OptionValue } from './game.ts';
import { isObject, type JsonObject } from './json.ts';
import type { OlderPart, Opening } from './match.ts';
import { ok, type Result } from './result.ts';
import { decodeNotes } from './scenario-notes.ts';
import { decodeOrders, type OrdersBySide } from './saved-orders.ts';

/** The dice of a saved match: sealed while it is played online, with the seed once it may be seen. */
export type SavedDice = DicePledge | DiceSecret;

/** What a save says before its moves. */
export interface SavedHead {
  readonly opening: Opening;
  /** The position text of its start; undefined in a save of format 1, which had none. */
  readonly start: string | undefined;
  /** What it was played with, yet to be checked; undefined in a save of format 1. */
  readonly data: unknown;
  readonly older: OlderPart | undefined;
  readonly dice: SavedDice | undefined;
  /** Empty in saves from before there were standing orders. */
  readonly orders: OrdersBySide;
}

export const decodeHead = (document: JsonObject, sides: readonly string[]): Result<SavedHead, Fault> => {
  const opening = decodeOpening(document['opening']);
  if (!opening.ok) return opening;
  const start = decodeStart(document);
  if (!start.ok) return start;
  const older = decodeOlder(document['older']);
  if (!older.ok) return older;
  const dice = decodeDice(document['dice']);
  if (!dice.ok) return dice;
  const orders = decodeOrders(document['orders'], sides);
  if (!orders.ok) return orders;
  return ok({
    opening: opening.value,
    start: start.value,
    data: document['data'],
    older: older.value,
    dice: dice.value,
    orders: orders.value,
  });
};

/** A file cannot hold undefined: only what is raised from format 1 has the field without a start. */
const decodeStart = (document: JsonObject): Result<string | undefined, Fault> => {
  const { start } = document;
  return typeof start === 'string' || (start === undefined && Object.hasOwn(document, 'start'))
    ? ok(start)
    : fault('ERR_SAVE', 'start', 'The start position is missing.');
};

const isCount = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least;

const decodeOlder: Decoder<OlderPart | undefined> = value => {
  if (value === undefined) return ok(undefined);
  const { rules, moves } = isObject(value) ? value : {};
  return isCount(rules, 1) && isCount(moves, 0)
    ? ok({ rules, moves })
    : fault('ERR_SAVE', 'older', 'It must say under which rules, and how many moves, were played before.');
};

const decodeOpening: Decoder<Opening> = value => {
  if (!isObject(value)) return fault('ERR_SAVE', 'opening', 'The opening is missing.');
  const { position, scenario, options, notes } = value;
  if (typeof position === 'string') return positionOpening(position, notes);
  if (typeof scenario !== 'string') return fault('ERR_SAVE', 'opening.scenario', 'The scenario is missing.');
  if (!isObject(options) || !Object.values(options).every(isOptionValue)) {
    return fault('ERR_SAVE', 'opening.options', 'The options must be yes or no, numbers or words.');
  }
  return ok({ scenario, options: options as { readonly [id: string]: OptionValue } });
};

const positionOpening = (position: string, notes: unknown): Result<Opening, Fault> => {
  if (notes === undefined) return ok({ position });
  const decoded = decodeNotes(notes);
  return decoded.ok ? ok({ position, notes: decoded.value }) : within('opening.notes', decoded.error);
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
