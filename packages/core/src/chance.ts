import type { Random } from './random.ts';

/** One thing chance may do, in whole `ways` of the total: floats that sum to 1.0000000000000002 have no place here. */
export interface Chance<A> {
  readonly action: A;
  readonly ways: number;
}

export const totalWays = <A>(outcomes: readonly Chance<A>[]): number =>
  outcomes.reduce((sum, { ways }) => sum + ways, 0);

/** Draws one outcome, each in proportion to its ways. */
export const drawOutcome = <A>(outcomes: readonly Chance<A>[], random: Random): A => {
  let left = outcomes.length === 0 ? 0 : random.below(totalWays(outcomes));
  for (const { action, ways } of outcomes) {
    if (left < ways) return action;
    left -= ways;
  }
  throw new Error('Chance has no outcomes to draw from');
};

/** One fair die with these faces. */
export const dieOf = <Face>(
  faces: readonly Face[],
): readonly Chance<{ readonly type: 'roll'; readonly face: Face }>[] =>
  faces.map(face => ({ action: { type: 'roll', face }, ways: 1 }));
