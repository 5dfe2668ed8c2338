import type { Fault, Result } from '@narrow-seas/core';
import type { ProblemPlace, ProblemSheet } from './problem.ts';

/** A problem is at the table. */
export interface ProblemOpened<Shown> {
  readonly snapshot: Shown;
  readonly sheet: ProblemSheet;
}

/** What is asked about a problem. */
export interface ProblemCalls<Order, Shown> {
  readonly openProblem: {
    readonly ask: ProblemPlace<Order>;
    readonly answer: Result<ProblemOpened<Shown>, Fault>;
  };
  /** The open problem from its beginning. */
  readonly problemAgain: { readonly ask: undefined; readonly answer: Shown };
  /** The order of this number of its solution; undefined after the last. */
  readonly problemOrder: { readonly ask: number; readonly answer: Order | undefined };
  /** How much of the proof of the answer is done, 0 to 1; undefined where nothing is being proven. */
  readonly problemShare: { readonly ask: undefined; readonly answer: number | undefined };
  /** The answer that is being proven is no longer wanted: the order is refused, and nothing has happened. */
  readonly withdrawAnswer: { readonly ask: undefined; readonly answer: undefined };
}
