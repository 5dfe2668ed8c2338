import type { GameTypes, Mind, Question, Random } from '@narrow-seas/core';
import { after, type Thinker, worth } from './outlook.ts';

/** What the thinker would do, and how good it thinks the end of it is. */
export interface Plan<T extends GameTypes> {
  readonly actions: readonly T['action'][];
  readonly value: number;
  /** Positions looked at. */
  readonly nodes: number;
  /** Answers of the mind that the rules refused: each is a bug of the mind. */
  readonly refused: number;
  /** The answer to each question, undefined where nothing is done. */
  readonly chosen: readonly (T['action'] | undefined)[];
  /** How much of the thinking is done, 0 to 1; left out where nobody can tell. */
  readonly share?: number | undefined;
}

interface Draft<T extends GameTypes> {
  state: T['state'];
  /** Worth of the position, worked out when somebody wants to know it. */
  weighed: number | undefined;
  readonly value: number;
  nodes: number;
  refused: number;
  readonly actions: T['action'][];
  readonly chosen: (T['action'] | undefined)[];
}

/** What a position is worth to who thinks. */
export type Weigh = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  state: T['state'],
) => number;

/** Takes the questions of the phase one by one, each by its best answer on the position as it is then. */
export function* planGreedily<T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  start: T['state'],
  random: Random,
  weigh: Weigh = worth,
): Generator<Plan<T>, Plan<T>> {
  const { game, mind, side } = thinker;
  const draft: Draft<T> = {
    state: start,
    weighed: undefined,
    get value() {
      this.weighed ??= weigh(thinker, this.state);
      return this.weighed;
    },
    nodes: 1,
    refused: 0,
    actions: [],
    chosen: [],
  };
  for (const question of mind.questions(game.view(start, side))) {
    takeBest(thinker, draft, question, { random, weigh });
    yield draft;
  }
  if (mind.stage(draft.state) === mind.stage(start))
    closePhase(mind, game.view(draft.state, side), draft.actions);
  return draft;
}

/** A single decision may have ended the phase itself; then the next one is not to be ended unseen. */
export const closePhase = <T extends GameTypes, Q extends Question>(
  mind: Mind<T, Q>,
  view: T['view'],
  actions: T['action'][],
): void => {
  const last = mind.close(view);
  if (last !== undefined) actions.push(last);
};

const takeBest = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  draft: Draft<T>,
  question: Q,
  { random, weigh }: { readonly random: Random; readonly weigh: Weigh },
): void => {
  const { game, mind, side } = thinker;
  let best: { readonly action: T['action']; readonly state: T['state'] } | undefined;
  const answers = mind.answers(game.view(draft.state, side), question, random);
  // What must be done, and only in one way, is done without weighing it.
  const isForced = question.required && answers.length === 1;
  let value = question.required ? Number.NEGATIVE_INFINITY : draft.value;
  for (const action of answers) {
    const state = after(game, draft.state, side, action);
    draft.nodes += 1;
    if (state === undefined) {
      draft.refused += 1;
      continue;
    }
    const found = isForced ? undefined : weigh(thinker, state);
    if (found === undefined || found > value) {
      value = found ?? value;
      best = { action, state };
    }
  }
  draft.chosen.push(best?.action);
  if (best === undefined) return;
  draft.actions.push(best.action);
  draft.state = best.state;
  draft.weighed = isForced ? undefined : value;
};
