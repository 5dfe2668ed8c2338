import { choose, type Mind, type Player, playerOf, type Question } from '@narrow-seas/ai';
import { drawOutcome, type Game, type GameTypes, mustBe, type Random, seededRandom } from '@narrow-seas/core';

/** Who plays which side, on what dice. */
interface Table<T extends GameTypes> {
  readonly game: Game<T>;
  readonly players: { readonly [side: string]: Player<T> };
  readonly dice: Random;
}

/** A table of captains. */
export const captainsAt = <T extends GameTypes, Q extends Question>(
  game: Game<T>,
  mind: Mind<T, Q>,
  seed: number,
): Table<T> => ({
  game,
  players: Object.fromEntries(
    game.sides.map((side, place) => [side, playerOf('captain', game, mind, seed + place)]),
  ),
  dice: seededRandom(seed),
});

/** Plays on until it is so, or the game is over. */
export const playUntil = <T extends GameTypes>(
  { game, players, dice }: Table<T>,
  start: T['state'],
  isSo: (state: T['state']) => boolean,
): T['state'] => {
  let state = start;
  while (!isSo(state) && game.outcome(state) === undefined) {
    const actor = game.actor(state);
    const side = actor === 'chance' ? undefined : actor[0];
    const action =
      side === undefined
        ? drawOutcome(game.outcomes(state), dice)
        : choose(players[side] as Player<T>, game.view(state, side), side);
    if (action === undefined) throw new Error(`${side} has no move.`);
    state = mustBe(game.decide(state, side ?? 'chance', action)).state;
  }
  return state;
};
