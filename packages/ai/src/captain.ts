import {
  type Game,
  type GameTypes,
  type Mind,
  type Question,
  type Random,
  seededRandom,
  type Sketch,
} from '@narrow-seas/core';
import { type Effort, evolve, type Living, planOf } from './evolution.ts';
import { foresee } from './foresight.ts';
import { type Plan, planGreedily } from './greedy.ts';
import { after, type Thinker } from './outlook.ts';
import type { Planner } from './player.ts';
import { type Refined, type Refinement, refine } from './refine.ts';

export interface Foresight extends Effort {
  /** How long to improve a plan in place, where the game can. */
  readonly refinement: Refinement;
  /** How many of the best plans are looked at further. */
  readonly finalists: number;
  /** How often each, with the same dice for all. */
  readonly looks: number;
  /** How many phases further. */
  readonly phases: number;
}

/** Evolves a plan for the whole phase where there is one to make; single decisions it takes like a cadet. */
export const captain =
  <T extends GameTypes, Q extends Question>(game: Game<T>, mind: Mind<T, Q>, effort: Foresight): Planner<T> =>
  (view, side, random) => {
    const thinker = { game, mind, side };
    const state = game.imagine(view, random);
    const sketch = mind.sketch?.(view, random);
    if (sketch !== undefined) return planBySketch(mind, view, sketch, random, effort);
    return mind.questions(view).length < 2
      ? planGreedily(thinker, state, random)
      : planAhead(thinker, state, random, effort);
  };

function* planBySketch<T extends GameTypes, Q extends Question>(
  mind: Mind<T, Q>,
  view: T['view'],
  sketch: Sketch<T['action']>,
  random: Random,
  { refinement }: Foresight,
): Generator<Plan<T>, Plan<T>> {
  const refining = refine(sketch, random, refinement);
  const { value, looks } = yield* tellPlans(mind, view, sketch, refining, refinement.looks);
  return planFrom(mind, view, sketch, value, looks);
}

function* tellPlans<T extends GameTypes, Q extends Question>(
  mind: Mind<T, Q>,
  view: T['view'],
  sketch: Sketch<T['action']>,
  refining: Generator<Refined, Refined>,
  most: number,
): Generator<Plan<T>, Refined> {
  for (;;) {
    const step = refining.next();
    if (step.done === true) return step.value;
    const { value, looks } = step.value;
    yield { ...planFrom(mind, view, sketch, value, looks), share: Math.min(1, looks / most) };
  }
}

export const planFrom = <T extends GameTypes, Q extends Question>(
  mind: Mind<T, Q>,
  view: T['view'],
  sketch: Sketch<T['action']>,
  value: number,
  nodes: number,
): Plan<T> => {
  const last = mind.close(view);
  return {
    actions: [...sketch.actions(), ...(last === undefined ? [] : [last])],
    value,
    nodes,
    refused: 0,
    chosen: [],
  };
};

function* planAhead<T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  start: T['state'],
  random: Random,
  effort: Foresight,
): Generator<Plan<T>, Plan<T>> {
  const { living, nodes, refused } = yield* evolve(thinker, start, random, effort);
  const seed = random.below(SEEDS);
  let best = living[0] as Living<T>;
  let value = Number.NEGATIVE_INFINITY;
  for (const finalist of living.slice(0, effort.finalists)) {
    const found = meanOutlook(thinker, finalist, effort, seed);
    if (found > value) {
      value = found;
      best = finalist;
    }
    yield planOf(best, nodes, refused);
  }
  return planOf(best, nodes, refused);
}

const SEEDS = 2 ** 30;

/** The same dice for every plan: luck must not choose between them. */
const meanOutlook = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  { state, actions, value }: Living<T>,
  { looks, phases }: Foresight,
  seed: number,
): number => {
  const last = actions.at(-1);
  const closed = last === undefined ? undefined : after(thinker.game, state, thinker.side, last);
  if (closed === undefined || looks === 0) return value;
  let sum = 0;
  for (let look = 0; look < looks; look += 1)
    sum += foresee(thinker, closed, phases - 1, seededRandom(seed + look));
  return sum / looks;
};
