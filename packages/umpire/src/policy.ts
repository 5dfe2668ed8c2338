import type { Game, GameTypes, Random } from '@narrow-seas/core';

/** How a computer seat chooses. It gets a view, never the state, so it cannot cheat. Undefined: it has no answer. */
export type Policy<T extends GameTypes> = (
  game: Game<T>,
  view: T['view'],
  random: Random,
) => T['action'] | undefined;

/** A player that a game brings along: a rule of thumb, no search. */
export type SimplePlayer<T extends GameTypes> = (view: T['view'], random: Random) => T['action'] | undefined;

/** Anything that is offered. */
export const randomPolicy = <T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  random: Random,
): T['action'] | undefined => game.options(view).sample(random);

/** The game's own simple player; where it has no answer, or one that is refused, anything that is offered. */
export const steadyPolicy =
  <T extends GameTypes>(player: SimplePlayer<T>): Policy<T> =>
  (game, view, random) => {
    const action = player(view, random);
    const offered = action !== undefined && game.options(view).refuse(action) === undefined;
    return offered ? action : randomPolicy(game, view, random);
  };
