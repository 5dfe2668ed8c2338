import type { OddsResult } from '@narrow-seas/core';

/** Equal outcomes of equal faces, counted. */
export const chancesOf = (outcomes: readonly string[]): readonly OddsResult[] => {
  const ways = new Map<string, number>();
  for (const outcome of outcomes) ways.set(outcome, (ways.get(outcome) ?? 0) + 1);
  return [...ways].map(([result, count]) => ({ result, ways: count }));
};
