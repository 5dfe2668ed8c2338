import {
  decodeEntry,
  decodeSeatOrders,
  type Entry,
  fault,
  type Fault,
  type Game,
  type GameTypes,
  isObject,
  ok,
  type Result,
  type SeatOrders,
  within,
} from '@narrow-seas/core';

const KINDS = ['opened', 'acted', 'ordered', 'undone', 'rewound'] as const;

/**
 * One change of a match, as a keeper stores it: the log is cut back to its first `common` entries, and these follow.
 * All rows in order make the match again for every reader; a move that was taken back is a row too.
 */
export interface MatchRow<T extends GameTypes> {
  readonly kind: (typeof KINDS)[number];
  /** Who caused it; the match itself when it opened. */
  readonly by: T['side'] | 'table';
  readonly common: number;
  readonly entries: readonly Entry<T>[];
  /** The orders of the side that caused it, where it gave others. */
  readonly orders?: SeatOrders;
}

/** The row out of a store. What it says of moves is decoded like a save; nothing is ruled on again. */
export const readRow = <T extends GameTypes>(game: Game<T>, stored: unknown): Result<MatchRow<T>, Fault> => {
  const value = isObject(stored) ? stored : undefined;
  const kind = KINDS.find(known => known === value?.['kind']);
  const by = [...game.sides, 'table' as const].find(known => known === value?.['by']);
  const common = value?.['common'];
  if (value === undefined || kind === undefined || by === undefined || !isCount(common))
    return fault('ERR_ROW', '', DAMAGED);
  const entries = readEntries(game, value['entries']);
  if (!entries.ok) return entries;
  const orders = value['orders'] === undefined ? undefined : decodeSeatOrders(value['orders']);
  if (orders?.ok === false) return within('orders', orders.error);
  return ok({
    kind,
    by,
    common,
    entries: entries.value,
    ...(orders === undefined ? {} : { orders: orders.value }),
  });
};

const DAMAGED = 'A row of the stored game is damaged; restore it from a backup.';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const readEntries = <T extends GameTypes>(
  game: Game<T>,
  values: unknown,
): Result<readonly Entry<T>[], Fault> => {
  if (!Array.isArray(values)) return fault('ERR_ROW', 'entries', DAMAGED);
  const entries: Entry<T>[] = [];
  for (const [place, value] of values.entries()) {
    const entry = decodeEntry(game, value);
    if (!entry.ok) return within(`entries[${place}]`, entry.error);
    entries.push(entry.value);
  }
  return ok(entries);
};
