/** One number in a sum, and the case that puts it there. */
export interface OddsTerm {
  readonly what: string;
  readonly value: number;
  readonly rule: string;
  /** The sum it belongs to, where one attack has several: "defence die". */
  readonly part?: string;
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
  /** How they lead to those of one target, by its name; `sum` then tells what all have in common. */
  readonly lines?: { readonly [of: string]: string };
  readonly results: readonly OddsResult[];
}

/** Terms that add up to one number, under its name. */
export interface OddsPart {
  readonly part: string | undefined;
  readonly terms: readonly OddsTerm[];
}

/** The terms sum by sum, in their order. */
export const oddsParts = ({ terms }: Pick<Odds, 'terms'>): readonly OddsPart[] =>
  [...new Set(terms.map(({ part }) => part))].map(part => ({
    part,
    terms: terms.filter(term => term.part === part),
  }));

/** The results of one target, and all ways there are for it. */
export interface OddsTable {
  readonly of: string | undefined;
  /** How its chances come about, where targets differ. */
  readonly line: string | undefined;
  readonly results: readonly OddsResult[];
  readonly total: number;
}

/** Each target's results apart: ways of one are no part of the total of another. */
export const oddsTables = ({ results, lines }: Pick<Odds, 'results' | 'lines'>): readonly OddsTable[] =>
  [...new Set(results.map(({ of }) => of))].map(of => {
    const its = results.filter(result => result.of === of);
    const line = of === undefined ? undefined : lines?.[of];
    return { of, line, results: its, total: its.reduce((sum, { ways }) => sum + ways, 0) };
  });
