import { STANDARD_SCORE } from '@narrow-seas/core';

/** A mean with its 95% interval, by the normal approximation. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export const meanOf = (values: readonly number[]): Mean | undefined => {
  const count = values.length;
  if (count === 0) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const half = count < 2 ? 0 : STANDARD_SCORE * Math.sqrt(squares / (count - 1) / count);
  return { mean, low: mean - half, high: mean + half };
};

/** The value that this share of them does not exceed. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** How long phases took, in milliseconds. */
export interface Times {
  readonly phases: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
}

export const percentilesOf = (times: readonly number[]): Times => {
  const at = (share: number): number => quantile(times, share);
  return { phases: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) };
};

/** The middle of many values, and the range that holds 80 of 100. */
export interface Band {
  readonly count: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export const bandOf = (values: readonly number[]): Band => ({
  count: values.length,
  mean: meanOf(values)?.mean ?? 0,
  low: quantile(values, 0.1),
  high: quantile(values, 0.9),
});
