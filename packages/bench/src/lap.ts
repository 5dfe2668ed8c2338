/** A piece of work. `check` sums up its answers: what nobody reads, the compiler may leave out. */
export interface Round {
  readonly operations: number;
  readonly check: number;
}

export type Work = () => Round;

export interface Lap extends Round {
  readonly milliseconds: number;
}

/** Does the work over and over, at least once, until the time is up. */
export const lap = (work: Work, milliseconds: number): Lap => {
  const start = performance.now();
  let [operations, check, elapsed] = [0, 0, 0];
  do {
    const round = work();
    operations += round.operations;
    check += round.check;
    elapsed = performance.now() - start;
  } while (elapsed < milliseconds);
  if (!Number.isFinite(check)) throw new Error('The work has no answer, so it may not have been done');
  return { operations, check, milliseconds: elapsed };
};
