import { type Failed, failed } from './result.ts';

/** The thing on the table that stands in the way, so that a screen can light it up. */
export interface Culprit {
  readonly kind: string;
  readonly id: number | string;
}

/** Why an action is not allowed. */
export interface Refusal {
  /** The case of the rulebook, as listed in the game's rule index. */
  readonly rule: string;
  /** Stable word for programs. */
  readonly code: string;
  /** One sentence in our own words. */
  readonly reason: string;
  readonly culprits: readonly Culprit[];
}

export const refusal = (
  rule: string,
  code: string,
  reason: string,
  culprits: readonly Culprit[] = [],
): Refusal => ({ rule, code, reason, culprits });

export const refused = (given: Refusal): Failed<Refusal> => failed(given);
