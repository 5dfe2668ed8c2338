import {
  type Game,
  type GameTypes,
  type Mind,
  type Question,
  type Random,
  seededRandom,
  type Sketch,
} from '@narrow-seas/core';
import { captain, type Foresight, planFrom } from './captain.ts';
import { finish } from './finish.ts';
import type { Plan } from './greedy.ts';
import type { Planner } from './player.ts';
import { openingsFrom, planOpening, type Rehearsal } from './opening.ts';
import { type Refinement, refine } from './refine.ts';

export interface Campaign extends Foresight {
  /** How often a plan is made, answered and made again. */
  readonly rounds: number;
  readonly again: Refinement;
  readonly reply: Refinement;
  /** How each known opening is tried before one is chosen. */
  readonly rehearsal: Rehearsal;
}

/** Plans like a captain, answers the plan for the other side, and plans again with what was learnt. */
export const admiral =
  <T extends GameTypes, Q extends Question>(game: Game<T>, mind: Mind<T, Q>, effort: Campaign): Planner<T> =>
  (view, side, random) => {
    const sketch = mind.sketch?.(view, random);
    if (sketch?.reply !== undefined) return planAnswered(mind, view, sketch, random, effort);
    const thinker = { game, mind, side };
    const openings = sketch === undefined ? openingsFrom(thinker, view, random) : [];
    return openings.length > 0
      ? planOpening(thinker, openings, random, effort.rehearsal)
      : captain(game, mind, effort)(view, side, random);
  };

function* planAnswered<T extends GameTypes, Q extends Question>(
  mind: Mind<T, Q>,
  view: T['view'],
  sketch: Sketch<T['action']>,
  random: Random,
  effort: Campaign,
): Generator<Plan<T>, Plan<T>> {
  let best: Plan<T> | undefined;
  let nodes = 0;
  const seed = random.below(2 ** 30);
  for (let round = 0; round < effort.rounds; round += 1) {
    const { value, looks } = finish(refine(sketch, random, round === 0 ? effort.refinement : effort.again));
    nodes += looks;
    const reply = sketch.reply?.();
    if (reply === undefined || sketch.answered === undefined)
      return planFrom(mind, view, sketch, value, nodes);
    nodes += finish(refine(reply, seededRandom(seed), effort.reply)).looks;
    const found = sketch.answered(reply);
    if (best === undefined || found > best.value) best = planFrom(mind, view, sketch, found, nodes);
    yield { ...best, share: (round + 1) / effort.rounds };
  }
  return best ?? planFrom(mind, view, sketch, 0, nodes);
}
