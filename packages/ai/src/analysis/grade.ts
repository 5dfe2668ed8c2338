import type { Grade, ScoreLevel } from '@narrow-seas/core';

/** Shares of a level of victory from which on a decision is worse than good. */
const FROM: readonly (readonly [Grade, number])[] = [
  ['blunder', 0.5],
  ['mistake', 0.25],
  ['inaccuracy', 0.1],
  ['good', 0.02],
];

/** What a decision that cost this many points is called. */
export const gradeOf = (lost: number, scale: number): Grade =>
  FROM.find(([, share]) => lost >= share * scale)?.[0] ?? 'best';

/** From this loss on, a decision is told with a better plan. */
export const worthTelling = (scale: number): number => 0.1 * scale;

/** Where a game has no levels of victory; where each point is a level, this many points of the evaluation count as one. */
const LEAST_SCALE = 10;

/** The points between one level of victory and the next: the middle of all steps. */
export const scaleOf = (levels: readonly ScoreLevel[]): number => {
  const from = levels.flatMap(level => level.from ?? []).toSorted((a, b) => a - b);
  const steps = from.slice(1).map((each, place) => each - (from[place] as number));
  const sorted = steps.toSorted((a, b) => a - b);
  return Math.max(LEAST_SCALE, sorted[Math.floor(sorted.length / 2)] ?? 0);
};
