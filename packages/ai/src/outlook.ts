import type { Game, GameTypes, Mind, Mover, Question } from '@narrow-seas/core';

/** Who thinks, about which game, for which side. */
export interface Thinker<T extends GameTypes, Q extends Question> {
  readonly game: Game<T>;
  readonly mind: Mind<T, Q>;
  readonly side: T['side'];
}

/** The state after a move, undefined when it is refused. */
export const after = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  by: Mover<T['side']>,
  action: T['action'],
): T['state'] | undefined => {
  const decided = game.decide(state, by, action);
  return decided.ok ? decided.value.state : undefined;
};

/** No rulebook asks this often in a row; a reflex that never ends would hang the search. */
const MOST_REFLEXES = 100;

/** Plays what everybody does without thinking until the position is quiet. */
export const settle = <T extends GameTypes, Q extends Question>(
  { game, mind }: Thinker<T, Q>,
  state: T['state'],
): T['state'] => {
  let now = state;
  for (let step = 0; step < MOST_REFLEXES; step += 1) {
    const actor = game.actor(now);
    const by = actor === 'chance' ? undefined : actor[0];
    const action = by === undefined ? undefined : mind.reflex(now);
    if (by === undefined || action === undefined) return now;
    const next = after(game, now, by, action);
    if (next === undefined) return now;
    now = next;
  }
  return now;
};

/** The mean over the dice that are due, and the best of them. */
interface Prospect {
  readonly mean: number;
  readonly best: number;
}

const prospectOf = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  state: T['state'],
): Prospect => {
  const { game, mind, side } = thinker;
  const quiet = settle(thinker, state);
  let [sum, total, best] = [0, 0, Number.NEGATIVE_INFINITY];
  if (game.actor(quiet) === 'chance')
    for (const { action, ways } of mind.outcomes(quiet)) {
      const next = after(game, quiet, 'chance', action);
      if (next === undefined) continue;
      const value = mind.evaluate(settle(thinker, next), side);
      sum += ways * value;
      total += ways;
      best = Math.max(best, value);
    }
  if (total > 0) return { mean: sum / total, best };
  const value = mind.evaluate(quiet, side);
  return { mean: value, best: value };
};

/** What the position is worth to the thinker: the exact mean over the dice that are due. */
export const worth = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  state: T['state'],
): number => prospectOf(thinker, state).mean;

/** The same to one who trusts in luck: this share of the way from the mean to the best throw. */
export const hopefulWorth =
  (hope: number) =>
  <T extends GameTypes, Q extends Question>(thinker: Thinker<T, Q>, state: T['state']): number => {
    const { mean, best } = prospectOf(thinker, state);
    return mean + hope * (best - mean);
  };
