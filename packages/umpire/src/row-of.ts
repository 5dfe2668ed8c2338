import type { GameTypes, SeatOrders } from '@narrow-seas/core';
import type { MatchRow } from './row.ts';
import type { MatchTable } from './table.ts';

/** The first row of a match: what opening it led to. */
export const openingRow = <T extends GameTypes>(table: MatchTable<T>): MatchRow<T> => ({
  kind: 'opened',
  by: 'table',
  common: 0,
  entries: table.entriesSince(0),
});

/** What is done at a table, tried at one beside it: the row to be stored, and what was answered. */
export interface Tried<T extends GameTypes, A> {
  readonly row: MatchRow<T> | undefined;
  readonly answer: A;
}

/**
 * Does it at a fork of the table. The table itself stays as it is until the row is stored and followed, so nothing has
 * happened that a store could still refuse.
 */
export const tried = <T extends GameTypes, A>(
  table: MatchTable<T>,
  by: T['side'],
  act: (fork: MatchTable<T>) => A,
  orders?: SeatOrders,
): Tried<T, A> => {
  const fork = table.fork();
  let row: MatchRow<T> | undefined;
  const stop = fork.subscribe(({ kind, common }) => {
    if (kind === 'followed' || kind === 'loaded') return;
    row = {
      kind,
      by,
      common,
      entries: fork.entriesSince(common),
      ...(orders === undefined ? {} : { orders }),
    };
  });
  const answer = act(fork);
  stop();
  return { row, answer };
};
