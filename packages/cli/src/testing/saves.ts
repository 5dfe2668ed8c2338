import {
  type DiceSecret,
  drawOutcome,
  type Game,
  type GameTypes,
  type Match,
  mustBe,
  type Opening,
  openMatch,
  play,
  pledgeDice,
  randomMove,
  seededRandom,
  throwOf,
} from '@narrow-seas/core';

/** Dice as an umpire would commit to them. */
export const DICE: DiceSecret = pledgeDice('0123456789abcdef'.repeat(4), 'north and south');

/** A match of random moves, with the throws that the committed dice give. */
export const committedMatch = <T extends GameTypes>(
  game: Game<T>,
  opening: Opening,
  moves: number,
): Match<T> => {
  const random = seededRandom(5);
  let match = mustBe(openMatch(game, opening));
  while (match.length < moves && game.outcome(match.state) === undefined) {
    if (game.actor(match.state) === 'chance') {
      const action = drawOutcome(game.outcomes(match.state), throwOf(DICE, match.throws));
      match = mustBe(play(game, match, 'chance', action));
    } else {
      const move = randomMove(game, match.state, random);
      if (move === undefined) throw new Error('Nobody can move');
      match = mustBe(play(game, match, move.by, move.action));
    }
  }
  return match;
};
