/** One number in a sum, and the case that puts it there. */
export interface OddsTerm {
  readonly what: string;
  readonly value: number;
  readonly rule: string;
}

/** One thing that can come of it, in whole ways. */
export interface OddsResult {
  readonly result: string;
  readonly ways: number;
}

/** The exact chances of an action before it is made, for people to see and to check. */
export interface Odds {
  readonly terms: readonly OddsTerm[];
  /** How the terms lead to the chances, in one line: "30 - 20 = 10; ECM 2". */
  readonly sum: string;
  readonly results: readonly OddsResult[];
  /** All ways there are, where results of several targets stand side by side; else the results have them all. */
  readonly total?: number;
}
