import type { GameStatus, SeatTold } from '@narrow-seas/protocol';
import type { GameFile } from './archive.ts';
import { tellClock } from './clock.ts';
import type { GameFacts } from './facts.ts';
import type { LiveGame } from './live-game.ts';

export type Names = ReadonlyMap<string, string>;

const NOBODY = 'Somebody who left';

const seatsTold = (sides: readonly string[], seats: GameFacts['seats'], names: Names): readonly SeatTold[] =>
  sides.map(side => {
    const { player, level } = seats[side] ?? {};
    if (level !== undefined) return { side, kind: 'computer', level };
    if (player === undefined) return { side, kind: 'open' };
    return { side, kind: 'person', player: { id: player, name: names.get(player) ?? NOBODY } };
  });

/** What everybody may know of a game. */
export const statusOf = (file: GameFile, live: LiveGame, names: Names): GameStatus => {
  const { state, seats, toAct, offers, clock, outcome, salt, shared, rematch } = live.facts;
  return {
    id: file.id,
    game: file.game,
    scenario: file.scenario,
    title: file.title,
    visibility: file.visibility,
    state,
    seats: [...seatsTold(live.sides, seats, names)],
    toAct: [...toAct],
    offers: [...offers],
    clockRule: file.clock,
    ...(clock === undefined ? {} : { clock: tellClock(clock) }),
    ...(outcome === undefined ? {} : { outcome }),
    dice: {
      commitment: live.commitment,
      ...(salt === undefined ? {} : { salt }),
      ...(live.seed === undefined ? {} : { seed: live.seed }),
    },
    ...(rematch === undefined ? {} : { rematch }),
    shared,
    delayed: live.secrets,
    createdAt: file.createdAt.toISOString(),
  };
};
