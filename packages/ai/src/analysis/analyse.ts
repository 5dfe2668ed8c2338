import type { Analysis, GameTypes, Question } from '@narrow-seas/core';
import { ofLevel } from '../advice.ts';
import { tellCase } from './better.ts';
import { type Board, type Case, openBoard } from './board.ts';
import { worthTelling } from './grade.ts';
import { hasChoice, type Judge, type Judged, lookAgain, lookAt, truthsOf } from './judge.ts';
import type { AnalysisRequest } from './request.ts';
import { stretchesOf } from './stretch.ts';

/** Truths on which a decision is judged, where something is hidden. */
const TRUTHS = 3;

/** Second looks are dear: only the decisions that seem worst get one. */
const MOST_SECOND_LOOKS = 40;

/**
 * How the game stood after every throw and decision, what was luck and what a decision cost against the best that the
 * level finds. First the graph, then every decision, then a second look at those that seem bad. Each step tells the
 * analysis so far, so the caller may stop at any step and keep that.
 */
export function* analyse<T extends GameTypes, Q extends Question>(
  request: AnalysisRequest<T, Q>,
): Generator<Analysis<T['action']>, Analysis<T['action']>> {
  const whole = ofLevel(request);
  const stretches = stretchesOf(whole.game, whole.mind, whole.match);
  const board = openBoard(whole);
  yield board.tell();
  for (const [place, stretch] of stretches.entries()) {
    board.mark(stretch);
    board.advance((GRAPH * place) / stretches.length);
    yield place % TOLD_EVERY === 0 ? board.tell() : board.told();
  }
  yield* firstLooks(whole, board);
  yield* secondLooks(whole, board);
  return board.tell(true);
}

/** Every decision against what the level would have done. */
function* firstLooks<T extends GameTypes, Q extends Question>(
  request: AnalysisRequest<T, Q>,
  board: Board<T>,
): Generator<Analysis<T['action']>, void> {
  for (const [place, found] of board.cases.entries()) {
    const { judge, view, truths, actions } = lookFor(request, found);
    if (hasChoice(judge, view)) {
      const judged = yield* unhurried(lookAt(judge, truths(), actions), board.told);
      if (judged !== undefined) Object.assign(found, { judged, lost: judged.lost });
    }
    board.advance(GRAPH + (FIRST * (place + 1)) / board.cases.length);
    yield board.tell();
  }
}

/** What seems bad once more and farther, and what is still bad then with the better plan in words. */
function* secondLooks<T extends GameTypes, Q extends Question>(
  request: AnalysisRequest<T, Q>,
  board: Board<T>,
): Generator<Analysis<T['action']>, void> {
  const { scale, counsel } = request;
  const doubtful = board.cases
    .filter(({ lost = 0, judged }) => lost >= worthTelling(scale) || judged?.isUneven === true)
    .toSorted((a, b) => (b.lost ?? 0) - (a.lost ?? 0));
  for (const [place, found] of doubtful.entries()) {
    const { judge, truths, actions } = lookFor(request, found);
    const { judged } = found;
    if (judged === undefined) continue;
    if (place < MOST_SECOND_LOOKS) {
      const later = yield* unhurried(lookAgain(judge, truths(), actions, judged.best), board.told);
      found.lost = lossOf(judged, later);
    }
    if ((found.lost ?? 0) >= worthTelling(scale))
      Object.assign(
        found,
        yield* unhurried(
          tellCase(judge, counsel, { ...judged, lost: found.lost ?? judged.lost }, actions),
          board.told,
        ),
      );
    board.advance(GRAPH + FIRST + ((1 - GRAPH - FIRST) * (place + 1)) / doubtful.length);
    yield board.tell();
  }
}

/** Putting the graph together for every throw would take longer than the graph. */
const TOLD_EVERY = 8;

/** Shares of the whole work: the graph, the first look at every decision; second looks are the rest. */
const GRAPH = 0.1;
const FIRST = 0.6;

/** What a decision is judged by. */
interface Look<T extends GameTypes, Q extends Question> {
  readonly judge: Judge<T, Q>;
  readonly view: T['view'];
  readonly truths: () => readonly T['state'][];
  readonly actions: readonly T['action'][];
}

const lookFor = <T extends GameTypes, Q extends Question>(
  { game, mind, level, seed }: AnalysisRequest<T, Q>,
  { stretch: { by: side, before, actions } }: Case<T>,
): Look<T, Q> => {
  const judge = { game, mind, side, level, seed };
  const view = game.view(before, side);
  return { judge, view, truths: () => truthsOf(judge, view, TRUTHS), actions };
};

/** Both looks count alike; a plan that is no longer better at the second was none, and uneven ends have only that one. */
const lossOf = <T extends GameTypes>({ lost, isUneven }: Judged<T>, later: number): number => {
  if (later <= 0) return 0;
  return isUneven ? later : (lost + later) / 2;
};

/** Lets the caller stop while something long is worked out. */
function* unhurried<A, R>(work: Generator<unknown, R>, told: () => A): Generator<A, R> {
  let step = work.next();
  for (; !step.done; step = work.next()) yield told();
  return step.value;
}
