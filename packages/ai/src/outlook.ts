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

/** What the position is worth to the thinker: the exact mean over the dice that are due. */
export const worth = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  state: T['state'],
): number => {
  const { game, mind, side } = thinker;
  const quiet = settle(thinker, state);
  if (game.actor(quiet) !== 'chance') return mind.evaluate(quiet, side);
  let sum = 0;
  let total = 0;
  for (const { action, ways } of mind.outcomes(quiet)) {
    const next = after(game, quiet, 'chance', action);
    if (next === undefined) continue;
    sum += ways * mind.evaluate(settle(thinker, next), side);
    total += ways;
  }
  return total === 0 ? mind.evaluate(quiet, side) : sum / total;
};
