import { type Game, type GameTypes, type Mind, type Question, pick, type Random } from '@narrow-seas/core';
import { planGreedily } from './greedy.ts';
import { hopefulWorth } from './outlook.ts';
import type { Planner } from './player.ts';

/** The mistakes of somebody who has just learned the rules. */
export interface Inexperience {
  /** Of what could be done, the share that is forgotten. */
  readonly forgets: number;
  /** Of the ways to do it, the share that comes to mind. */
  readonly sees: number;
  /** How much of the best throw is hoped for, beyond the mean. */
  readonly hopes: number;
}

/** Plays like a cadet who forgets units, does not see every way, and trusts in luck: no move is senseless. */
export const recruit = <T extends GameTypes, Q extends Question>(
  game: Game<T>,
  mind: Mind<T, Q>,
  inexperience: Inexperience,
): Planner<T> =>
  function* plan(view, side, random) {
    const start = game.imagine(view, random);
    const absent = { game, mind: absentMind(mind, inexperience, random), side };
    const hasty = yield* planGreedily(absent, start, random, hopefulWorth(inexperience.hopes));
    // Something had to be done that was forgotten: the rules remind a beginner too.
    return hasty.actions.length > 0 ? hasty : yield* planGreedily({ game, mind, side }, start, random);
  };

const absentMind = <T extends GameTypes, Q extends Question>(
  mind: Mind<T, Q>,
  { forgets, sees }: Inexperience,
  random: Random,
): Mind<T, Q> => ({
  ...mind,
  questions: view => mind.questions(view).filter(({ required }) => required || !happens(forgets, random)),
  answers: (view, question, dice) => {
    const answers = mind.answers(view, question, dice);
    const seen = answers.filter(() => happens(sees, random));
    const any = pick(random, answers);
    return seen.length > 0 || any === undefined ? seen : [any];
  },
});

const PARTS = 1000;

const happens = (share: number, random: Random): boolean => random.below(PARTS) < share * PARTS;
