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

/** How openings are compared: how long the first plan after one is improved, and the reply to it. */
export interface Rehearsal {
  readonly first: Refinement;
  readonly reply: Refinement;
  /** A lead of no more points than this is luck: among such openings the seed chooses, so that games differ. */
  readonly alike: number;
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

/**
 * Rehearses each opening, all with the same chance, against every opening that the other side is known to have, and takes one of
 * those that come off best where the reply is worst.
 */
export function* planOpening<T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  openings: readonly Opening<T>[],
  random: Random,
  rehearsal: Rehearsal,
): Generator<Plan<T>, Plan<T>> {
  const seed = random.below(SEEDS);
  const taste = random.below(SEEDS);
  const tried: { readonly actions: readonly T['action'][]; readonly value: number }[] = [];
  let nodes = 0;
  const choice = (): Plan<T> => {
    const most = Math.max(...tried.map(({ value }) => value));
    const good = tried.filter(({ value }) => value >= most - rehearsal.alike);
    const taken = good[taste % good.length] ?? { actions: [], value: Number.NEGATIVE_INFINITY };
    return { ...taken, nodes, refused: 0, chosen: [] };
  };
  for (const [place, { actions, state }] of openings.entries()) {
    const play = { thinker, seed, rehearsal, own: place };
    tried.push({ actions, value: rehearse(play, state, undefined) });
    nodes += rehearsal.first.looks + rehearsal.reply.looks;
    yield { ...choice(), share: (place + 1) / openings.length };
  }
  return choice();
}

const SEEDS = 2 ** 30;

/** More phases than these without a plan to sketch would mean that none ever comes. */
const MOST_PHASES = 40;

interface Play<T extends GameTypes, Q extends Question> {
  readonly thinker: Thinker<T, Q>;
  readonly seed: number;
  readonly rehearsal: Rehearsal;
  /** Which opening the thinker has begun: it continues with the same one. */
  readonly own: number;
}

/**
 * Plays on until somebody can sketch a plan; its worth after the reply is that of the position. Who knows openings plays one: the
 * thinker his own, the other side whichever is worst for the thinker. The rest is played greedily.
 */
const rehearse = <T extends GameTypes, Q extends Question>(
  play: Play<T, Q>,
  start: T['state'],
  foe: number | undefined,
): number => {
  const { thinker, own, seed, rehearsal } = play;
  const { game, mind, side } = thinker;
  const random = seededRandom(seed);
  let state = start;
  for (let phase = 0; phase < MOST_PHASES; phase += 1) {
    const actor = game.actor(state);
    const by = actor === 'chance' ? undefined : actor[0];
    const sketch = by === undefined ? undefined : mind.sketch?.(game.view(state, by), random);
    if (sketch !== undefined) return (by === side ? 1 : -1) * answeredBy(sketch, random, rehearsal);
    const known =
      by === undefined ? [] : openingsFrom({ game, mind, side: by }, game.view(state, by), random);
    if (by !== side && foe === undefined && known.length > 1)
      return Math.min(...known.map((opening, place) => rehearse(play, opening.state, place)));
    const next =
      known[(by === side ? own : (foe ?? 0)) % known.length]?.state ?? playOn(thinker, state, random);
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
