/** What the examination looks at. */
export const CHECKS = [
  'rule-index',
  'setup',
  'opening',
  'ends',
  'dead-end',
  'offered-accepted',
  'unoffered-refused',
  'one-predicate',
  'wrong-side',
  'refusal-cites-rule',
  'plain-data',
  'decoders',
  'notation',
  'pure',
  'throws',
  'log',
  'undo',
  'deterministic',
  'secrecy',
  'log-numbers',
  'silent-change',
  'invariant',
  'desk',
  'standing-orders',
  'position',
] as const;
export type CheckId = (typeof CHECKS)[number];

/** Something wrong with a game, and how to see it again. */
export interface Finding {
  readonly check: CheckId;
  readonly detail: string;
  readonly opening: number;
  readonly seed: number;
  /** How many moves had been made. */
  readonly move: number;
}

export interface ExamReport {
  readonly findings: readonly Finding[];
  readonly games: number;
  readonly moves: number;
  /** How often each type of event happened: what never happened was not examined. */
  readonly events: { readonly [type: string]: number };
}

/** More of the same teaches nothing: an examination stops at its first findings. */
export const ENOUGH = 3;

export const sayFinding = ({ check, detail, opening, seed, move }: Finding): string =>
  `${check}: ${detail} (opening ${opening}, seed ${seed}, after ${move} moves)`;
