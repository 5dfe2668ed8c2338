import { failed, ok, type Result } from '@narrow-seas/core';
import type { MakeGame, Problem } from '@narrow-seas/protocol';
import { sidesOf } from './looking.ts';
import { NO_GAME, NOT_SEATED, problem } from './problems.ts';
import { makeIn, type SeatingParts, sitIn } from './seating.ts';
import { added, type Seat } from './tables.ts';

const NOT_OVER = problem('not-over', 'A rematch begins when the game is over.');
const NO_SCENARIO = problem('no-scenario', 'This game began from a position, which has no rematch.');

/** The same scenario again; everybody moves on to the next side. Seats of others are open for them. */
const rematchOf = ({ file, live }: Seat, player: string): Result<MakeGame, Problem> => {
  const { opening } = file.plan;
  if (live.facts.state !== 'finished') return NOT_OVER;
  if ('position' in opening) return NO_SCENARIO;
  const seats = live.sides.map((side, place): readonly [string, MakeGame['seats'][string]] => {
    const from = live.sides[(place + live.sides.length - 1) % live.sides.length] ?? side;
    const { level, player: other } = live.facts.seats[from] ?? {};
    if (level !== undefined) return [side, { kind: 'computer', level }];
    return [side, { kind: other === player ? 'me' : 'open' }];
  });
  return ok({
    game: file.game,
    scenario: opening.scenario,
    options: { ...opening.options },
    title: file.title,
    visibility: file.visibility,
    clock: file.clock,
    salt: '',
    seats: Object.fromEntries<MakeGame['seats'][string]>(seats),
  });
};

/** Who comes second, or a second time, sits down in the game of the first. */
const joinIn = async (parts: SeatingParts, id: string, player: string): Promise<Result<string, Problem>> => {
  const seat = await parts.tables.see(id);
  if (seat === undefined) return NO_GAME;
  if (sidesOf(seat.live, player).length === 0) await sitIn(parts, id, player, undefined, '');
  return ok(id);
};

/** The id of the game in which a player of this one plays again. The first who wants it makes it, and the log tells the other. */
export const rematchIn = async (
  parts: SeatingParts,
  id: string,
  player: string,
): Promise<Result<string, Problem>> => {
  const seat = await parts.tables.see(id);
  if (seat === undefined) return NO_GAME;
  if (sidesOf(seat.live, player).length === 0) return NOT_SEATED;
  const { rematch } = seat.live.facts;
  if (rematch !== undefined) return joinIn(parts, rematch, player);
  const wish = rematchOf(seat, player);
  if (!wish.ok) return wish;
  const made = await makeIn(parts, player, wish.value, id);
  if (!made.ok) return made;
  const told = added(
    await parts.tables.add<{ readonly first: string }>(
      id,
      ({ live: { facts } }) =>
        facts.rematch === undefined
          ? ok({ what: { kind: 'followed', game: made.value.id } })
          : failed({ first: facts.rematch }),
      parts.now,
    ),
  );
  // Where both pressed at the same moment the storage has made one game, and here is who was second.
  if (!told.ok && !('first' in told.error)) return failed(told.error);
  return joinIn(parts, made.value.id, player);
};
