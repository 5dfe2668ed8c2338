import { drawOutcome, type GameTypes, type Random } from '@narrow-seas/core';
import { planGreedily } from './greedy.ts';
import type { Question } from './mind.ts';
import { after, type Thinker, worth } from './outlook.ts';

/** More moves than this in one look ahead would mean that the game stands still. */
const MOST_MOVES = 600;

/**
 * What the position is worth after both sides have played on greedily for so many phases, with dice that are drawn:
 * the model of the reply.
 */
export const foresee = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  start: T['state'],
  phases: number,
  random: Random,
): number => {
  const { game, mind } = thinker;
  const until = mind.stage(start) + phases;
  let state = start;
  for (let moves = 0; moves < MOST_MOVES && mind.stage(state) < until; moves += 1) {
    const next = playOn(thinker, state, random);
    if (next === undefined || game.outcome(next) !== undefined) return worth(thinker, next ?? state);
    state = next;
  }
  return worth(thinker, state);
};

/** A throw, or all that the side to act would do now. */
const playOn = <T extends GameTypes, Q extends Question>(
  { game, mind }: Thinker<T, Q>,
  state: T['state'],
  random: Random,
): T['state'] | undefined => {
  const actor = game.actor(state);
  if (actor === 'chance') return after(game, state, 'chance', drawOutcome(game.outcomes(state), random));
  const [side] = actor;
  if (side === undefined) return undefined;
  const planning = planGreedily({ game, mind, side }, state, random);
  let step = planning.next();
  while (!step.done) step = planning.next();
  let now: T['state'] | undefined;
  for (const action of step.value.actions) {
    const next = after(game, now ?? state, side, action);
    if (next === undefined) break;
    now = next;
  }
  return now;
};
