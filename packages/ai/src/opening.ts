import {
  drawOutcome,
  type GameTypes,
  type Question,
  type Random,
  seededRandom,
  type Sketch,
} from '@narrow-seas/core';
import { finish } from './finish.ts';
import { type Plan, planGreedily } from './greedy.ts';
import { after, type Thinker, worth } from './outlook.ts';
import { type Refinement, refine } from './refine.ts';

/** How long the first plan after an opening is improved, and the reply to it. */
export interface Rehearsal {
  readonly first: Refinement;
  readonly reply: Refinement;
}

/** A plan that was known beforehand, and the position it leads to. */
export interface Opening<T extends GameTypes> {
  readonly actions: readonly T['action'][];
  readonly state: T['state'];
}

/** The known plans that the rules allow from here to the last action: a half-made opening does not count. */
export const openingsFrom = <T extends GameTypes, Q extends Question>(
  { game, mind, side }: Thinker<T, Q>,
  view: T['view'],
  random: Random,
): readonly Opening<T>[] => {
  const known = mind.openings?.(view) ?? [];
  if (known.length === 0) return [];
  const start = game.imagine(view, random);
  return known.flatMap(actions => {
    let state: T['state'] | undefined = start;
    for (const action of actions) state = state === undefined ? undefined : after(game, state, side, action);
    return state === undefined ? [] : [{ actions, state }];
  });
};

/** Rehearses each opening, all with the same chance, and takes the one that comes off best. */
export function* planOpening<T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  openings: readonly Opening<T>[],
  random: Random,
  rehearsal: Rehearsal,
): Generator<Plan<T>, Plan<T>> {
  const seed = random.below(SEEDS);
  let best: Plan<T> = { actions: [], value: Number.NEGATIVE_INFINITY, nodes: 0, refused: 0, chosen: [] };
  for (const [place, { actions, state }] of openings.entries()) {
    const value = rehearse(thinker, state, seededRandom(seed), rehearsal);
    if (value > best.value) best = { ...best, actions, value };
    best = { ...best, nodes: best.nodes + rehearsal.first.looks + rehearsal.reply.looks };
    yield { ...best, share: (place + 1) / openings.length };
  }
  return best;
}

const SEEDS = 2 ** 30;

/** More phases than these without a plan to sketch would mean that none ever comes. */
const MOST_PHASES = 40;

/** Plays on greedily until somebody can sketch a plan; its worth after the reply is that of the position. */
const rehearse = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  start: T['state'],
  random: Random,
  rehearsal: Rehearsal,
): number => {
  const { game, mind, side } = thinker;
  let state = start;
  for (let phase = 0; phase < MOST_PHASES; phase += 1) {
    const actor = game.actor(state);
    const by = actor === 'chance' ? undefined : actor[0];
    const sketch = by === undefined ? undefined : mind.sketch?.(game.view(state, by), random);
    if (sketch !== undefined) return (by === side ? 1 : -1) * answeredBy(sketch, random, rehearsal);
    const next = playOn(thinker, state, random);
    if (next === undefined) break;
    state = next;
  }
  return worth(thinker, state);
};

const playOn = <T extends GameTypes, Q extends Question>(
  { game, mind }: Thinker<T, Q>,
  state: T['state'],
  random: Random,
): T['state'] | undefined => {
  const actor = game.actor(state);
  if (actor === 'chance') return after(game, state, 'chance', drawOutcome(game.outcomes(state), random));
  const [side] = actor;
  if (side === undefined) return undefined;
  let now: T['state'] | undefined;
  for (const action of finish(planGreedily({ game, mind, side }, state, random)).actions)
    now = after(game, now ?? state, side, action) ?? now;
  return now;
};

const answeredBy = <Action>(sketch: Sketch<Action>, random: Random, { first, reply }: Rehearsal): number => {
  const { value } = finish(refine(sketch, random, first));
  const answer = sketch.reply?.();
  if (answer === undefined || sketch.answered === undefined) return value;
  finish(refine(answer, random, reply));
  return sketch.answered(answer);
};
