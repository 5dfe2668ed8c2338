import {
  type DiceSecret,
  type Game,
  type GameTypes,
  type Match,
  throwDice,
  throwOf,
} from '@narrow-seas/core';

/** Lets the dice fall until a side must act, or nobody. Refused dice are a bug of the game. */
export const rollOn = <T extends GameTypes>(game: Game<T>, begun: Match<T>, dice: DiceSecret): Match<T> => {
  let match = begun;
  while (game.actor(match.state) === 'chance') {
    const thrown = throwDice(game, match, throwOf(dice, match.throws));
    if (!thrown.ok) throw new Error(`${game.id} refused its own dice: ${thrown.error.reason}`);
    match = thrown.value;
  }
  return match;
};
