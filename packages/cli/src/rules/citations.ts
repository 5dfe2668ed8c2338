/** Comments and texts of a source: elsewhere brackets hold numbers that are no cases. */
const WORDS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** Numbers of cases (`8.24`, `10.8.6.1`), of a completion (`C.8.1`), of charts (`A4`) and of the table (`NS.2`). */
const NUMBERED = String.raw`NS\.\d+|C\.\d{1,2}(?:\.\d{1,2})?|A\d{1,2}|\d{1,2}(?:\.\d{1,3})+`;

/** `[8.24]`, `[6.43 A, 9.32]`, `[NS.2]`, and `[8]` for a whole chapter; not the place in a list. */
const CITATION = new RegExp(
  String.raw`(?<![\w)\]])\[((?:${NUMBERED}|\d{1,2})(?: [A-Z])?(?:, (?:${NUMBERED})(?: [A-Z])?)*)\]`,
  'g',
);

/** The number that a refusal, a term or an event carries. */
const LITERAL = new RegExp(`^'(${NUMBERED})'$`);

/** A chapter goes by its first case, and the letter of a part by the case itself. */
const caseOf = (cited: string): string => {
  const [id = ''] = cited.split(' ');
  return /^\d+$/.test(id) ? `${id}.0` : id;
};

const citedIn = (words: string): readonly string[] =>
  [...words.matchAll(CITATION)].flatMap(([, cited = '']) => cited.split(', ').map(caseOf));

const wordsOf = (source: string): readonly string[] => [...source.matchAll(WORDS)].map(([words]) => words);

/** The cases that a piece of code cites or carries. */
export const citedInCode = (source: string): readonly string[] =>
  wordsOf(source).flatMap(words => {
    const carried = LITERAL.exec(words)?.[1];
    return carried === undefined ? citedIn(words) : [carried];
  });

export interface TestName {
  readonly name: string;
  readonly cases: readonly string[];
}

/** The names of tests that begin with a case; other texts of a test may hold numbers that it does not test. */
export const testNamesIn = (source: string): readonly TestName[] =>
  wordsOf(source)
    .filter(words => /^['"`]\[/.test(words))
    .map(words => ({ name: words.slice(1, -1), cases: [...new Set(citedIn(words))] }))
    .filter(({ cases }) => cases.length > 0);
