import type { ProblemSheet } from '../link/problem.ts';

/** A problem that is solved at this table. */
export interface ProblemScreen {
  readonly game: string;
  readonly sheet: ProblemSheet;
  /** Its place in the list of its game, from 1, and how long that is. */
  readonly number: number;
  readonly of: number;
  /** The day that it is the problem of. */
  readonly day?: string;
  /** The problem after this one that is not solved yet. */
  readonly next?: { readonly game: string; readonly problem: string };
  /** How many hints were given. */
  readonly hints: number;
  /** How much of the check of an answer is done, 0 to 1; undefined where none runs long enough to be told. */
  readonly checked: number | undefined;
  /** The solution was shown since the problem was opened. */
  readonly isShown: boolean;
  /** It is being shown; each showing is an object of its own, so that an older one knows that it is over. */
  readonly showing: object | undefined;
}
