import {
  captain,
  CAPTAIN,
  type Mind,
  type Planner,
  type Player,
  planningPlayer,
  type Question,
} from '@narrow-seas/ai';
import { type Game, type GameTypes, seededRandom } from '@narrow-seas/core';

/** What a player does first, wherever it can be done; empty where it cannot. */
export type Forced<T extends GameTypes> = (view: T['view']) => readonly T['action'][];

/** A player who does that first, and everything else like a captain. Equal seeds play alike. */
export const forcingPlayer = <T extends GameTypes, Q extends Question>(
  game: Game<T>,
  mind: Mind<T, Q>,
  forced: Forced<T>,
  seed: number,
): Player<T> => {
  const rest = captain(game, mind.at?.('captain') ?? mind, CAPTAIN);
  const planner: Planner<T> = function* plan(view, side, random) {
    const actions = forced(view);
    return actions.length > 0
      ? { actions, value: 0, nodes: 1, refused: 0, chosen: [] }
      : yield* rest(view, side, random);
  };
  return planningPlayer(game, planner, seededRandom(seed));
};
