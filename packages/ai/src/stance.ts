import { drawOutcome, type Game, type GameTypes, type Random, seededRandom } from '@narrow-seas/core';
import { finish } from './finish.ts';
import { type Plan, planGreedily } from './greedy.ts';
import type { Mind, Question } from './mind.ts';
import { after, type Thinker } from './outlook.ts';
import type { Planner } from './player.ts';

/** How long ways to go about it are tried out before one is taken up. */
export interface Trials {
  /** How often each is played out before the worse half is left behind, with the same dice for all. */
  readonly trial: number;
  /** How often all together, about. */
  readonly looks: number;
  /** How many phases further. */
  readonly phases: number;
  /** How much better than the usual way another must come off: what luck alone would do. */
  readonly margin: number;
}

interface Stance<T extends GameTypes, Q extends Question> {
  readonly mind: Mind<T, Q>;
  readonly lead: number;
  sum: number;
  looks: number;
}

/** Takes up one of the mind's stances for each season, the one that comes off best in trials, and decides by it. */
export const byStance = <T extends GameTypes, Q extends Question>(
  game: Game<T>,
  mind: Mind<T, Q>,
  effort: Trials,
): Planner<T> => {
  let kept: { readonly season: number; readonly mind: Mind<T, Q> } | undefined;
  return function* plan(view, side, random) {
    const season = mind.season?.(view) ?? 0;
    if (kept?.season !== season) {
      const chosen = yield* choose({ game, mind, side }, view, random, effort);
      kept = { season, mind: chosen };
    }
    return yield* planGreedily({ game, mind: kept.mind, side }, game.imagine(view, random), random);
  };
};

function* choose<T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  view: T['view'],
  random: Random,
  { trial, looks, phases, margin }: Trials,
): Generator<Plan<T>, Mind<T, Q>> {
  const { game, mind, side } = thinker;
  let open: readonly Stance<T, Q>[] = (mind.stances?.(view) ?? []).map((each, place) => ({
    mind: each,
    lead: place === 0 ? margin : 0,
    sum: 0,
    looks: 0,
  }));
  const seed = random.below(SEEDS);
  let made = 0;
  for (let round = 0; open.length > 1 && made < looks; round += 1) {
    if (round > 0 && round % trial === 0) open = betterHalf(open);
    const start = game.imagine(view, seededRandom(seed + round));
    for (const stance of open) {
      stance.sum += playOut(thinker, stance.mind, start, phases, seededRandom(seed + round));
      stance.looks += 1;
      made += 1;
    }
    const [best] = betterHalf(open);
    const plan = planGreedily({ game, mind: best?.mind ?? mind, side }, start, random);
    yield { ...finish(plan), share: Math.min(1, made / looks) };
  }
  return betterHalf(open)[0]?.mind ?? mind;
}

const SEEDS = 2 ** 30;

const meanOf = <T extends GameTypes, Q extends Question>({ lead, sum, looks }: Stance<T, Q>): number =>
  lead + (looks === 0 ? 0 : sum / looks);

const betterHalf = <T extends GameTypes, Q extends Question>(
  open: readonly Stance<T, Q>[],
): readonly Stance<T, Q>[] =>
  open.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.ceil(open.length / 2));

/** More moves than these in one look would mean that the game stands still. */
const MOST_MOVES = 4000;

/** What the position is worth when our side goes about it so for so many phases, and the other as usual. */
const playOut = <T extends GameTypes, Q extends Question>(
  { game, mind, side }: Thinker<T, Q>,
  ours: Mind<T, Q>,
  start: T['state'],
  phases: number,
  random: Random,
): number => {
  const until = mind.stage(start) + phases;
  let state = start;
  for (let moves = 0; moves < MOST_MOVES && mind.stage(state) < until; moves += 1) {
    const actor = game.actor(state);
    const by = actor === 'chance' ? actor : actor[0];
    if (by === undefined) break;
    const action =
      by === 'chance'
        ? drawOutcome(mind.outcomes(state), random)
        : nextOf({ game, mind: by === side ? ours : mind, side: by }, state, random);
    const next = action === undefined ? undefined : after(game, state, by, action);
    if (next === undefined) break;
    state = next;
  }
  return mind.evaluate(state, side);
};

/** Where there is only one answer nothing is weighed: the worth of a position is dear. */
const nextOf = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  state: T['state'],
  random: Random,
): T['action'] | undefined => {
  const { game, mind, side } = thinker;
  const view = game.view(state, side);
  const [question] = mind.questions(view);
  const answers = question === undefined ? [] : mind.answers(view, question, random);
  return answers.length === 1 ? answers[0] : finish(planGreedily(thinker, state, random)).actions[0];
};
