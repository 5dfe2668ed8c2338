import { choose, type Level, playerOf, stretchesOf, worth } from '@narrow-seas/ai';
import {
  drawOutcome,
  type GameTypes,
  type Match,
  openMatch,
  play,
  type Question,
  seededRandom,
} from '@narrow-seas/core';
import type { ArenaKit } from '../simulate/arena.ts';

/** A moment of a game and how that game ended, both for the first side. */
export interface Sample {
  readonly stage: number;
  readonly value: number;
  /** 1 for a win, a half for a draw, 0 for a loss. */
  readonly result: number;
}

export interface PlayedGame {
  /** The stage at which it ended. */
  readonly stage: number;
  readonly samples: readonly Sample[];
}

/** No game is longer. */
const MOST_MOVES = 40_000;

/** A game between two players of the level, to its end. */
const playedOut = <T extends GameTypes, Q extends Question>(
  { game, mind }: ArenaKit<T, Q>,
  scenario: string,
  level: Level,
  seed: number,
): Match<T> => {
  const opened = openMatch(game, { scenario, options: {} });
  if (!opened.ok) throw new Error(opened.error.message);
  const dice = seededRandom(seed);
  const players = new Map(game.sides.map((side, place) => [side, playerOf(level, game, mind, seed + place)]));
  let match = opened.value;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const actor = game.actor(match.state);
    const side = actor === 'chance' ? undefined : actor[0];
    if (actor !== 'chance' && side === undefined) break;
    const player = side === undefined ? undefined : players.get(side);
    const action =
      side === undefined || player === undefined
        ? drawOutcome(game.outcomes(match.state), dice)
        : choose(player, game.view(match.state, side), side);
    const next = action === undefined ? undefined : play(game, match, side ?? 'chance', action);
    if (next?.ok !== true) break;
    match = next.value;
  }
  return match;
};

/** Every moment that the graph of an analysis would show, with how the game ended. */
export const sampledGame = <T extends GameTypes, Q extends Question>(
  kit: ArenaKit<T, Q>,
  scenario: string,
  level: Level,
  seed: number,
): PlayedGame | undefined => {
  const { game } = kit;
  const mind = kit.mind.at?.('captain') ?? kit.mind;
  const [side, other] = game.sides;
  const match = playedOut(kit, scenario, level, seed);
  const outcome = game.outcome(match.state);
  if (side === undefined || outcome === undefined) return undefined;
  const result = outcome.winner === side ? 1 : outcome.winner === other ? 0 : 0.5;
  const samples = stretchesOf(game, mind, match).map(stretch => ({
    stage: mind.stage(stretch.before),
    value: worth({ game, mind, side }, stretch.after),
    result,
  }));
  return { stage: mind.stage(match.state), samples };
};
