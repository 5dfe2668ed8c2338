import type { Problem, ProblemAim } from '@narrow-seas/core';

/** A problem in a list, before any of its game is loaded. */
export type ProblemHead = Pick<Problem, 'id' | 'title' | 'side' | 'task'> & {
  /** The weakest level of the computer that solves it; left out where none does. */
  readonly level?: string;
};

/** A problem as the page shows it. */
export interface ProblemSheet extends ProblemHead {
  readonly aim: ProblemAim;
  readonly hints: readonly string[];
  /** An answer that reaches the aim, in words, and what it reaches. */
  readonly solution: {
    readonly steps: readonly string[];
    /** How many orders it takes. */
    readonly orders: number;
    readonly reached: number;
  };
}

/** What was said of an answer: proven, with every throw and every reply. */
export interface ProblemVerdict {
  readonly isRight: boolean;
  readonly reached: number;
  /** The answer in words. */
  readonly steps: readonly string[];
  /** What the other side does to it, where it is asked. */
  readonly reply?: { readonly side: string; readonly step: string };
}

/** How a problem at the table stands. */
export interface ProblemMark<Order> {
  /** The orders that were given so far. */
  readonly given: readonly Order[];
  /** Said as soon as dice are due, somebody else is asked, or the phase is over. */
  readonly verdict?: ProblemVerdict;
}

/** A problem, and the orders that were given when somebody left it. */
export interface ProblemPlace<Order> {
  readonly game: string;
  readonly problem: string;
  readonly given: readonly Order[];
}
