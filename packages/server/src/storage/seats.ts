import type { SeatTold } from '@narrow-seas/protocol';
import type { Store } from '@narrow-seas/store';
import { shownName } from './names.ts';

const rowsOf = async ({ db }: Store, ids: readonly string[]) =>
  db
    .selectFrom('seats')
    .leftJoin('players', 'players.id', 'seats.player')
    .select(['seats.game', 'seats.side', 'seats.computer', 'players.id', 'players.name'])
    .where('seats.game', 'in', ids)
    .orderBy('seats.side')
    .execute();

const seatOf = ({ side, computer, id, name }: Awaited<ReturnType<typeof rowsOf>>[number]): SeatTold => {
  if (computer !== null) return { side, kind: 'computer', level: computer };
  return id === null || name === null
    ? { side, kind: 'open' }
    : { side, kind: 'person', player: { id, name: shownName(name) } };
};

/** Who sits where in each of these games. */
export const seatsIn = async (
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly SeatTold[]>> => {
  if (ids.length === 0) return new Map();
  const seats = new Map<string, SeatTold[]>(ids.map(id => [id, []]));
  for (const row of await rowsOf(store, ids)) seats.get(row.game)?.push(seatOf(row));
  return seats;
};
