import { LEVELS, type Mind, type Player, playerOf, type Question } from '@narrow-seas/ai';
import type { Game, GameTypes } from '@narrow-seas/core';

/** The computer's players by level, the weakest first; the name of a seat is the name of its level. */
export type Levels<T extends GameTypes> = { readonly [level: string]: (seed: number) => Player<T> };

export const levelsOf = <T extends GameTypes, Q extends Question>(
  game: Game<T>,
  mind: Mind<T, Q>,
): Levels<T> =>
  Object.fromEntries(LEVELS.map(level => [level, (seed: number) => playerOf(level, game, mind, seed)]));
