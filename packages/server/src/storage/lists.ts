import {
  type ListedGame,
  listFinishedGames,
  listMyGames,
  listOpenGames,
  listRunningGames,
  type Store,
} from '@narrow-seas/store';
import { type GameListed, OutcomeTold, type SeatTold } from '@narrow-seas/protocol';
import { z } from 'zod';
import { type Clock, tellClock } from '../games/clock.ts';
import type { Lists } from '../games/lists.ts';
import { seatsIn } from './seats.ts';

const PAGE = 20;

const CLOCK = z.object({
  left: z.record(z.string(), z.number()),
  running: z.array(z.string()),
  since: z.number(),
});

const pageOf = async (store: Store, { list, search, after }: Parameters<Lists>[0], player: string) => {
  const paging = { limit: PAGE, after };
  if (list === 'mine') return listMyGames(store.db, player, paging);
  if (list === 'open') return listOpenGames(store.db, paging);
  return list === 'running'
    ? listRunningGames(store.db, paging)
    : listFinishedGames(store.db, search, paging);
};

/** Seats and clocks of the games of one page. */
const detailsOf = async (store: Store, ids: readonly string[]) => {
  if (ids.length === 0) return { seats: new Map<string, readonly SeatTold[]>(), clocks: [] };
  const seats = await seatsIn(store, ids);
  const clocks = await store.db
    .selectFrom('games')
    .select(['id', 'clock', 'visibility'])
    .where('id', 'in', ids)
    .execute();
  return { seats, clocks };
};

type Details = Awaited<ReturnType<typeof detailsOf>>;

const clockIn = (value: unknown): Clock | undefined => {
  const read = CLOCK.safeParse(value);
  return read.success ? read.data : undefined;
};

/** How many entries a game has, and when the last was made, stays out: it would tell what was done in secret. */
const tell = (row: ListedGame, { seats, clocks }: Details, player: string | undefined): GameListed => {
  const { id, game, scenario, title, state, toAct } = row;
  const sitting = seats.get(id) ?? [];
  const kept = clocks.find(clock => clock.id === id);
  const clock = clockIn(kept?.clock);
  const outcome = OutcomeTold.safeParse(row.outcome);
  return {
    id,
    game,
    scenario,
    title,
    state,
    visibility: kept?.visibility ?? 'link',
    seats: [...sitting],
    toAct: [...toAct],
    waitsForMe: sitting.some(
      seat => seat.kind === 'person' && seat.player?.id === player && toAct.includes(seat.side),
    ),
    ...(clock === undefined ? {} : { clock: tellClock(clock) }),
    ...(outcome.success ? { outcome: outcome.data } : {}),
    createdAt: row.createdAt.toISOString(),
  };
};

export const listsIn =
  (store: Store): Lists =>
  async (asked, player) => {
    if (asked.list === 'mine' && player === undefined) return { games: [] };
    const { games, next } = await pageOf(store, asked, player ?? '');
    const details = await detailsOf(
      store,
      games.map(({ id }) => id),
    );
    return { games: games.map(row => tell(row, details, player)), ...(next === undefined ? {} : { next }) };
  };
