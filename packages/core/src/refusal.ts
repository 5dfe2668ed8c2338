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

/** What every table refuses alike; the cases are the table's own. */
export const OVER = refusal('NS.3', 'over', 'The game is over.');
export const NOT_YOUR_TURN = refusal('NS.1', 'not-your-turn', 'It is not your turn to act.');
export const DICE_ONLY = refusal('NS.1', 'dice-only', 'Only the dice do this.');

/** Things of one kind that stand in the way. */
export const culpritsOf = (kind: string, ids: readonly (number | string)[]): readonly Culprit[] =>
  ids.map(id => ({ kind, id }));
