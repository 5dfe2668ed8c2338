import type { Measurement } from './measurement.ts';

/** How long to measure. */
export interface Effort {
  /** Windows counted of each contender, after one that is not: it warms up. */
  readonly windows: number;
  readonly milliseconds: number;
  /** Whether the windows are long enough to judge targets by. */
  readonly judged: boolean;
}

export const FULL: Effort = { windows: 7, milliseconds: 300, judged: true };
/** Shows that everything runs. */
export const QUICK: Effort = { windows: 2, milliseconds: 5, judged: false };

export interface Figures {
  readonly ours: readonly number[];
  readonly peer: readonly number[];
}

const countOf = ({ windows = Number.POSITIVE_INFINITY }: Measurement, effort: Effort): number =>
  Math.min(windows, effort.windows);

/** How many windows a measurement takes in all. */
export const windowsOf = (measurement: Measurement, effort: Effort): number =>
  (1 + countOf(measurement, effort)) * (measurement.peer === undefined ? 1 : 2);

/** Takes the windows, ours and the peer's in turn so that noise hits both; yields after each. */
export const takeWindows = function* (
  measurement: Measurement,
  effort: Effort,
): Generator<undefined, Figures> {
  const figures: { ours: number[]; peer: number[] } = { ours: [], peer: [] };
  for (let taken = 0; taken <= countOf(measurement, effort); taken += 1) {
    const [ours, peer] = [measurement.ours(effort.milliseconds), measurement.peer];
    if (taken > 0) figures.ours.push(ours);
    yield;
    if (peer === undefined) continue;
    const theirs = peer.window(effort.milliseconds);
    if (taken > 0) figures.peer.push(theirs);
    yield;
  }
  return figures;
};
