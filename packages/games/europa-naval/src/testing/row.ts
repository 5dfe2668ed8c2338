import type { State } from '../model/state.ts';
import { ruling } from './orders.ts';

/** An order that is refused, what is said of it, and beside it one that is not. */
export type Row = readonly [
  rule: string,
  state: () => State,
  refused: string,
  expected: string,
  allowed: string,
];

/** What is said of the two. */
export const rulingsOf = ([, state, refused, , allowed]: Row): readonly string[] => [
  ruling(state(), refused),
  ruling(state(), allowed),
];
