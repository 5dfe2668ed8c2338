import type { GameTypes, Question, Random } from '@narrow-seas/core';
import { cross, type Genome, mutate, type Pools, playGenome } from './genome.ts';
import { closePhase, type Plan, planGreedily } from './greedy.ts';
import { type Thinker, worth } from './outlook.ts';

export interface Living<T extends GameTypes> {
  readonly genome: Genome<T>;
  readonly state: T['state'];
  readonly actions: readonly T['action'][];
  readonly value: number;
}

/** How long to evolve: plans looked at. */
export interface Effort {
  readonly plans: number;
  readonly population: number;
}

interface Evolved<T extends GameTypes> {
  /** Best first, all different. */
  readonly living: readonly Living<T>[];
  readonly nodes: number;
  readonly refused: number;
}

/**
 * Online evolutionary planning (Justesen et al. 2017): the genes are the atomic actions of one phase, the fitness is
 * the position at its end. The greedy plan is among the first, so the outcome is never worse than that one.
 */
export function* evolve<T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  start: T['state'],
  random: Random,
  { plans, population }: Effort,
): Generator<Plan<T>, Evolved<T>> {
  const { game, mind, side } = thinker;
  const view = game.view(start, side);
  const questions = mind.questions(view);
  const greedy = yield* planGreedily(thinker, start, random);
  const pools: Pools<T> = questions.map((question, place) => [
    ...(question.required ? [] : [undefined]),
    ...(greedy.chosen[place] === undefined ? [] : [greedy.chosen[place]]),
    ...mind.answers(view, question, random),
  ]);
  const living = [live(thinker, start, greedy.chosen)];
  let nodes = greedy.nodes + 1;
  for (let tried = 0; tried < plans; tried += 1) {
    const genome = offspring(living, pools, random);
    admit(living, live(thinker, start, genome), population);
    nodes += 1;
    if (tried % STEP === 0)
      yield { ...planOf(living[0] as Living<T>, nodes, greedy.refused), share: tried / plans };
  }
  return { living, nodes, refused: greedy.refused };
}

const STEP = 16;

const live = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  start: T['state'],
  genome: Genome<T>,
): Living<T> => {
  const { state, actions } = playGenome(thinker, start, genome);
  const closed = [...actions];
  closePhase(thinker.mind, thinker.game.view(state, thinker.side), closed);
  // A phase that cannot be ended is no plan, however good it looks.
  const value = closed.length > actions.length ? worth(thinker, state) : Number.NEGATIVE_INFINITY;
  return { genome, state, actions: closed, value };
};

/** Of two parents, each the better of two drawn. */
const offspring = <T extends GameTypes>(
  living: readonly Living<T>[],
  pools: Pools<T>,
  random: Random,
): Genome<T> => {
  const parent = (): Genome<T> =>
    (living[Math.min(random.below(living.length), random.below(living.length))] as Living<T>).genome;
  const child = random.below(2) === 0 ? parent() : cross(parent(), parent(), random);
  return mutate(child, pools, random);
};

/** Into its place by value, unless an equal is there; the last falls out. */
const admit = <T extends GameTypes>(living: Living<T>[], child: Living<T>, population: number): void => {
  const place = living.findIndex(({ value }) => value <= child.value);
  if (place >= 0 && (living[place] as Living<T>).value === child.value) return;
  if (place >= 0) living.splice(place, 0, child);
  else if (living.length < population) living.push(child);
  if (living.length > population) living.pop();
};

export const planOf = <T extends GameTypes>(
  { actions, value }: Living<T>,
  nodes: number,
  refused: number,
): Plan<T> => ({ actions, value, nodes, refused, chosen: [] });
