import type { DecidingMoment, GameTypes, GradedDecision } from '@narrow-seas/core';
import type { DecisionStretch } from './stretch.ts';

/** Dice that were thrown in a row, and what they were thrown for. */
export interface Thrown<T extends GameTypes> {
  readonly from: number;
  readonly to: number;
  readonly swing: number;
  readonly percent: number;
  readonly throws: number;
  readonly plan: DecisionStretch<T> | undefined;
}

/** More than these nobody reads. */
const MOST = 5;

/** The largest swings by luck or by a decision, in the order in which they happened. */
export const momentsOf = <T extends GameTypes>(
  side: string,
  throws: readonly Thrown<T>[],
  decisions: readonly GradedDecision<T['action']>[],
  least: number,
): readonly (DecidingMoment | Thrown<T>)[] =>
  [...throws, ...decisions.map(decision => momentOf(side, decision))]
    .filter(({ swing }) => Math.abs(swing) >= least)
    .toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST)
    .toSorted((a, b) => a.from - b.from);

const momentOf = <A>(
  side: string,
  { from, to, by, lost, title, grade }: GradedDecision<A>,
): DecidingMoment => ({ kind: 'decision', from, to, by, swing: by === side ? -lost : lost, title, grade });
