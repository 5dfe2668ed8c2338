import { failed, ok, type Result, type SomeGame } from '@narrow-seas/core';
import type { MakeFromFile, MakeGame, Problem } from '@narrow-seas/protocol';
import type { Archive } from './archive.ts';
import type { LiveGame } from './live-game.ts';
import { newGame } from './making.ts';
import { NO_GAME, NO_SEAT, problem } from './problems.ts';
import { added, type Tables } from './tables.ts';

export interface SeatingParts {
  readonly archive: Archive;
  readonly tables: Tables;
  readonly loadGame: (id: string) => Promise<SomeGame | undefined>;
  readonly now: () => number;
}

/** The match opens when every seat is taken; of several who look, one opens it. */
const openWhenFull = async ({ tables, now }: SeatingParts, id: string): Promise<void> => {
  await tables.add<undefined>(
    id,
    ({ live }) => {
      const isFull = live.sides.every(side => live.facts.seats[side] !== undefined);
      const opening = isFull && live.facts.state === 'open' ? live.prepareOpening() : undefined;
      return opening?.ok === true ? ok({ what: opening.value }) : failed(undefined);
    },
    now,
  );
};

export const makeIn = async (
  parts: SeatingParts,
  player: string,
  wish: MakeGame | MakeFromFile,
  rematchOf?: string,
): Promise<Result<LiveGame, Problem>> => {
  const some = await parts.loadGame(wish.game);
  if (some === undefined) return problem('no-rules', `There is no game called ${wish.game}.`);
  const follows = rematchOf === undefined ? {} : { rematchOf };
  const made = newGame(some, { player, at: parts.now(), wish, ...follows });
  if (!made.ok) return made;
  const id = await parts.archive.make(made.value);
  await openWhenFull(parts, id);
  const seat = await parts.tables.see(id);
  return seat === undefined ? NO_GAME : ok(seat.live);
};

/** Answers the side that the player has now. */
export const sitIn = async (
  parts: SeatingParts,
  id: string,
  player: string,
  side: string | undefined,
  salt: string,
): Promise<Result<string, Problem>> => {
  let taken = side ?? '';
  const sat = added(
    await parts.tables.add<Problem>(
      id,
      ({ live }) => {
        const free = live.sides.filter(name => live.facts.seats[name] === undefined);
        const seat = side ?? free[0];
        if (seat === undefined || !free.includes(seat)) return NO_SEAT;
        taken = seat;
        return ok({ what: { kind: 'seated', side: seat, player, salt } });
      },
      parts.now,
    ),
  );
  if (!sat.ok) return sat;
  await openWhenFull(parts, id);
  return ok(taken);
};
