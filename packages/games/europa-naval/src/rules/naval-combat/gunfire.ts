import type { Side } from '../../model/vocabulary.ts';

/** [F.23.1] How much of its strength a task force prepares to fire at the shore. */
export const SHARES = ['quarter', 'half', 'full'] as const;
export type Share = (typeof SHARES)[number];

/** [36.F.1] [F.5.1] Movement points to prepare it. */
export const PREPARATION: { readonly [share in Share]: number } = { quarter: 15, half: 30, full: 60 };

const PART: { readonly [share in Share]: number } = { quarter: 1 / 4, half: 1 / 2, full: 1 };

/** [36.F.1] Full or half support in a calendar year; the Soviets have no limit. */
export const yearlyLimit = (side: Side, soviet: boolean): number => {
  if (side === 'axis') return 8;
  return soviet ? Number.POSITIVE_INFINITY : 12;
};

/** Whether it may still be prepared: a quarter always. */
export const maySupport = (share: Share, salvos: number, limit: number): boolean =>
  share === 'quarter' || salvos < limit;

/** [F.23.1] Points of gunfire, each worth a quarter of an RE, at most 4 for each friendly RE in the fight. */
export const supportPoints = (strength: number, share: Share, friendlyRe: number): number =>
  Math.min(strength * PART[share], friendlyRe * 4);
