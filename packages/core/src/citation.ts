/** Comments and texts of a source: elsewhere brackets hold numbers that are no cases. */
const WORDS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/**
 * Numbers of cases (`8.24`, `10.8.6.1`), with letters (`36.D.1.a`), of completions, frames, scenarios and tables
 * (`C.8.1`, `F.5.4`, `S.1`, `T.2`), of charts (`A4`) and of the table (`NS.2`).
 */
export const NUMBERED = String.raw`NS\.\d+|[CFST]\.\d{1,2}(?:\.\d{1,2})?|A\d{1,2}|\d{1,2}\.[A-Z](?:\.\d{1,2}(?:\.[a-z])?)?|\d{1,2}(?:\.\d{1,3})+`;

/** A part of a case: `[6.43 A]`, `[36.A.1 d]`, `[36.D 1-4]`, `[36.D.1.a 2 4 5]`. */
const PARTS = String.raw`(?: [A-Z]|(?: [a-z]| \d(?:-\d)?)+)?`;

/** `[8.24]`, `[6.43 A, 9.32]`, `[NS.2]`, and `[8]` or `[S]` for a whole chapter; not the place in a list, nor the list of a field. */
const CITATION = new RegExp(
  String.raw`(?<![\w)\]=])\[((?:${NUMBERED}|\d{1,2}|S)${PARTS}(?:, (?:${NUMBERED})${PARTS})*)\]`,
  'g',
);

/** The number that a refusal, a term or an event carries. */
const LITERAL = new RegExp(`^'(${NUMBERED})'$`);

/** A chapter goes by its first case, and the letter of a part by the case itself. */
const caseOf = (cited: string): string => {
  const [id = ''] = cited.split(' ');
  return /^\d+$/.test(id) ? `${id}.0` : id;
};

/** The cases that some words cite. */
export const citedIn = (words: string): readonly string[] =>
  [...words.matchAll(CITATION)].flatMap(([, cited = '']) => cited.split(', ').map(caseOf));

/** Comments and texts, as they stand in the source. */
export const wordsOf = (source: string): readonly string[] =>
  [...source.matchAll(WORDS)].map(([words]) => words);

/** The cases that a piece of code cites or carries. */
export const citedInCode = (source: string): readonly string[] =>
  wordsOf(source).flatMap(words => {
    const carried = LITERAL.exec(words)?.[1];
    return carried === undefined ? citedIn(words) : [carried];
  });

export interface TestName {
  readonly name: string;
  readonly cases: readonly string[];
  /** It is the name of a group of tests: what it cites, no test in it need touch. */
  readonly isTitle: boolean;
}

/** What stands before the name of a group: `describe(`, `describe.each(sides)(`. */
const GROUP = /\bdescribe(?:\.\w+)?\((?:[^\n]*\)\()?\s*$/;

/** The names of tests that begin with a case; other texts of a test may hold numbers that it does not test. */
export const testNamesIn = (source: string): readonly TestName[] =>
  [...source.matchAll(WORDS)]
    .filter(([words]) => /^['"`]\[/.test(words))
    .map(({ 0: words, index }) => ({
      name: words.slice(1, -1),
      cases: [...new Set(citedIn(words))],
      isTitle: GROUP.test(source.slice(Math.max(0, index - LONGEST_LINE), index)),
    }))
    .filter(({ cases }) => cases.length > 0);

/** Longer than any line of a source. */
const LONGEST_LINE = 200;
