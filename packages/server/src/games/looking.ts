import { ok, type Result } from '@narrow-seas/core';
import type { GameStatus, GameTold, Problem } from '@narrow-seas/protocol';
import type { Archive } from './archive.ts';
import { type Hub, presentIn, type Watcher } from './hub.ts';
import type { LiveGame } from './live-game.ts';
import { NO_GAME, NOT_SEATED } from './problems.ts';
import { SPECTATOR, type Spectators } from './spectators.ts';
import { statusOf } from './status.ts';
import type { Tables } from './tables.ts';
import { namesFor } from './telling.ts';

export interface LookingParts {
  readonly archive: Archive;
  readonly hub: Hub;
  readonly tables: Tables;
  readonly spectators: Spectators;
}

/** The sides of a game that a player plays. */
export const sidesOf = ({ facts }: LiveGame, player: string | undefined): readonly string[] =>
  player === undefined
    ? []
    : Object.entries(facts.seats).flatMap(([side, sitting]) => (sitting.player === player ? [side] : []));

/** The eyes with which somebody looks: one of their own sides, or a spectator's. */
const eyesOf = (
  live: LiveGame,
  player: string | undefined,
  as: string | undefined,
): Result<string, Problem> => {
  const mine = sidesOf(live, player);
  const asked = as ?? mine[0] ?? SPECTATOR;
  return asked === SPECTATOR || mine.includes(asked) ? ok(asked) : NOT_SEATED;
};

export const statusIn = async (parts: LookingParts, id: string): Promise<Result<GameStatus, Problem>> => {
  const seat = await parts.tables.see(id);
  return seat === undefined ? NO_GAME : ok(statusOf(seat.file, seat.live, await namesFor(parts, seat.live)));
};

export const seenIn = async (
  { tables, spectators }: LookingParts,
  id: string,
  player: string | undefined,
  as: string | undefined,
): Promise<Result<{ readonly live: LiveGame; readonly viewer: string }, Problem>> => {
  const seat = await tables.see(id);
  if (seat === undefined) return NO_GAME;
  const viewer = eyesOf(seat.live, player, as);
  if (!viewer.ok) return viewer;
  const live = viewer.value === SPECTATOR ? await spectators.see(seat) : seat.live;
  return live === undefined ? NO_GAME : ok({ live, viewer: viewer.value });
};

export const toldIn = async (
  parts: LookingParts,
  id: string,
  player: string | undefined,
  as: string | undefined,
  since: number,
): Promise<Result<GameTold, Problem>> => {
  const seen = await seenIn(parts, id, player, as);
  const seat = await parts.tables.see(id);
  if (!seen.ok || seat === undefined) return seen.ok ? NO_GAME : seen;
  const table = seen.value.live.table(seen.value.viewer, since);
  return ok({
    status: statusOf(seat.file, seat.live, await namesFor(parts, seat.live)),
    mine: [...sidesOf(seat.live, player)],
    ...(table === undefined ? {} : { table }),
  });
};

export const watchIn = async (
  parts: LookingParts,
  id: string,
  player: string | undefined,
  watcher: Watcher,
  since: number,
): Promise<Result<() => void, Problem>> => {
  const { tables, spectators, hub } = parts;
  const seat = await tables.see(id);
  if (seat === undefined) return NO_GAME;
  const viewer = eyesOf(seat.live, player, watcher.viewer);
  if (!viewer.ok) return viewer;
  const isDelayed = viewer.value === SPECTATOR && (await spectators.see(seat)) !== seat.live;
  const names = await namesFor(parts, seat.live);
  // From here on nothing waits: what happens after this table comes as news.
  const { file, live } = tables.now(id) ?? seat;
  const shown = isDelayed ? spectators.now(id) : live;
  const stop = hub.watch(id, watcher);
  watcher.send(JSON.stringify({ type: 'status', game: id, status: statusOf(file, live, names) }));
  const table = shown?.table(viewer.value, since);
  if (table !== undefined) watcher.send(JSON.stringify({ type: 'table', game: id, table }));
  const tellHere = (): void => hub.tell(id, { type: 'presence', game: id, here: [...presentIn(hub, live)] });
  tellHere();
  return ok(() => {
    stop();
    tellHere();
  });
};
