import type { Game, GameTypes, Random } from '@narrow-seas/core';
import { finish } from './finish.ts';
import type { Plan } from './greedy.ts';

/** One seat at the table. It sees only what its side may see and keeps its plan for the phase in mind. */
export interface Player<T extends GameTypes> {
  /**
   * Thinks about the next action. Each step tells the best so far; the caller may stop at any step and take
   * that, from a worker as well as in a loop.
   */
  readonly think: (view: T['view'], side: T['side']) => Generator<Thought<T>, T['action'] | undefined>;
  /** How often an idea of the mind was refused by the rules: 0, or the mind has a bug. */
  readonly refusals: () => number;
}

export interface Thought<T extends GameTypes> {
  readonly best: T['action'] | undefined;
  readonly value: number;
  readonly nodes: number;
  /** How much of the thinking is done, 0 to 1; left out where nobody can tell. */
  readonly share?: number | undefined;
}

/** The plan as far as it is told; its value is worked out for who asks. */
const thoughtOf = <T extends GameTypes>(plan: Plan<T>): Thought<T> => ({
  best: plan.actions[0],
  get value() {
    return plan.value;
  },
  nodes: plan.nodes,
  share: plan.share,
});

/** How a level plans a phase; the random source is its own. */
export type Planner<T extends GameTypes> = (
  view: T['view'],
  side: T['side'],
  random: Random,
) => Generator<Plan<T>, Plan<T>>;

/** A player that plans, plays its plan as long as the rules allow it, and then plans again. */
export const planningPlayer = <T extends GameTypes>(
  game: Game<T>,
  planner: Planner<T>,
  random: Random,
): Player<T> => {
  let planned: readonly T['action'][] = [];
  let refused = 0;

  function* think(view: T['view'], side: T['side']): Generator<Thought<T>, T['action'] | undefined> {
    const { refuse, sample } = game.options(view);
    const next = (): T['action'] | undefined => {
      const [action, ...rest] = planned;
      planned = action !== undefined && refuse(action) === undefined ? rest : [];
      return action !== undefined && refuse(action) === undefined ? action : undefined;
    };
    const kept = next();
    if (kept !== undefined) return kept;
    const planning = planner(view, side, random);
    let step = planning.next();
    for (; !step.done; step = planning.next()) {
      const plan = step.value;
      // A caller that stops here plays the first action; the rest stays planned.
      planned = plan.actions.slice(1);
      yield thoughtOf(plan);
    }
    planned = step.value.actions;
    refused += step.value.refused;
    const first = next();
    if (first !== undefined) return first;
    refused += 1;
    return sample(random);
  }

  return { think, refusals: () => refused };
};

/** Any legal action: the measure of all others. */
export const randomPlayer = <T extends GameTypes>(game: Game<T>, random: Random): Player<T> => ({
  *think(view) {
    const best = game.options(view).sample(random);
    yield { best, value: 0, nodes: 1 };
    return best;
  },
  refusals: () => 0,
});

/** Thinks to the end. */
export const choose = <T extends GameTypes>(
  player: Player<T>,
  view: T['view'],
  side: T['side'],
): T['action'] | undefined => finish(player.think(view, side));

/** Thinks until told to stop, and plays the best so far; an offered action if there was no time for a thought. */
export const chooseWithin = <T extends GameTypes>(
  game: Game<T>,
  player: Player<T>,
  view: T['view'],
  side: T['side'],
  isOver: (thought: Thought<T>) => boolean,
): T['action'] | undefined => {
  for (const thinking = player.think(view, side); ; ) {
    const step = thinking.next();
    if (step.done) return step.value;
    const { best } = step.value;
    if (best !== undefined && isOver(step.value) && game.options(view).refuse(best) === undefined)
      return best;
  }
};
