/** One number in a sum, and the case that puts it there. */
export interface OddsTerm {
  readonly what: string;
  readonly value: number;
  readonly rule: string;
}

/** One thing that can come of it, in whole ways. */
export interface OddsResult {
  /** What becomes of whom, where several targets are decided apart: results of one name are one table. */
  readonly of?: string;
  readonly result: string;
  readonly ways: number;
}

/** The exact chances of an action before it is made, for people to see and to check. */
export interface Odds {
  readonly terms: readonly OddsTerm[];
  /** How the terms lead to the chances, in one line: "30 - 20 = 10; ECM 2". */
  readonly sum: string;
  readonly results: readonly OddsResult[];
}

/** The results of one target, and all ways there are for it. */
export interface OddsTable {
  readonly of: string | undefined;
  readonly results: readonly OddsResult[];
  readonly total: number;
}

/** Each target's results apart: ways of one are no part of the total of another. */
export const oddsTables = ({ results }: Pick<Odds, 'results'>): readonly OddsTable[] =>
  [...new Set(results.map(({ of }) => of))].map(of => {
    const its = results.filter(result => result.of === of);
    return { of, results: its, total: its.reduce((sum, { ways }) => sum + ways, 0) };
  });
