import type { GameTypes, Mind, Question, Random } from '@narrow-seas/core';
import { after, type Thinker, worth } from './outlook.ts';

/** What the thinker would do, and how good it thinks the end of it is. */
export interface Plan<T extends GameTypes> {
  readonly actions: readonly T['action'][];
  /** Undefined where there was nothing to choose: then nothing is weighed, for the worth of a position is dear. */
  readonly value: number | undefined;
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
  value: number | undefined;
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
  const questions = mind.questions(game.view(start, side));
  const draft: Draft<T> = {
    state: start,
    value: isSingle(questions) ? undefined : weigh(thinker, start),
    nodes: 1,
    refused: 0,
    actions: [],
    chosen: [],
  };
  for (const question of questions) {
    takeBest(thinker, draft, question, { random, weigh });
    yield draft;
  }
  if (mind.stage(draft.state) === mind.stage(start))
    closePhase(mind, game.view(draft.state, side), draft.actions);
  return draft;
}

/** Something must be done, and one thing only: what is there now need not be compared with it. */
const isSingle = (questions: readonly Question[]): boolean =>
  questions.length === 1 && questions[0]?.required === true;

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
  let value = question.required ? undefined : draft.value;
  const answers = mind.answers(game.view(draft.state, side), question, random);
  const isOnly = answers.length === 1 && draft.value === undefined;
  for (const action of answers) {
    const state = after(game, draft.state, side, action);
    draft.nodes += 1;
    if (state === undefined) {
      draft.refused += 1;
      continue;
    }
    const found = isOnly ? undefined : weigh(thinker, state);
    if (value === undefined || (found !== undefined && found > value)) {
      value = found;
      best = { action, state };
    }
  }
  draft.chosen.push(best?.action);
  if (best === undefined) return;
  draft.actions.push(best.action);
  draft.state = best.state;
  draft.value = value;
};
