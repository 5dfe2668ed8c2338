/** A hole in a rulebook that we closed, never silently. */
export interface Fill {
  readonly id: string;
  /** The case it completes. */
  readonly rule: string;
  /** What we decided. */
  readonly value: string;
  /** The evidence, or the reason. */
  readonly reason: string;
}

/** One numbered case of a rulebook in our own words. */
export interface RuleCase {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/** A word or an abbreviation that players look up. */
export interface Term {
  /** As it is printed on counters and in cases: "SP". */
  readonly term: string;
  /** "supply point: what ships carry to armies". */
  readonly meaning: string;
  /** Other words that people type for it. */
  readonly also?: readonly string[];
  /** How it stands in the text of cases, where that is not the term itself; empty where it is never linked. */
  readonly inText?: readonly string[];
  /** Where the rules speak of it. */
  readonly rule: string;
}

export interface RuleIndex {
  readonly cases: readonly RuleCase[];
  readonly glossary?: readonly Term[];
  readonly fills: readonly Fill[];
  /** Cases that only tell (introduction, inventory, credits): no code and no test need carry them. */
  readonly prose?: readonly string[];
}

/** Cases of the table itself, the same in every game: a rulebook does not say that one waits for one's turn. */
export const TABLE_RULES: readonly RuleCase[] = [
  {
    id: 'NS.1',
    title: 'Your turn',
    summary: 'Only a side whose turn it is may act, and only the dice roll dice.',
  },
  {
    id: 'NS.2',
    title: 'Undo',
    summary: 'A move may be taken back until a die is rolled, a secret is revealed or the other side acts.',
  },
  { id: 'NS.3', title: 'The end', summary: 'Nothing more may be done when the game is over.' },
];

export const findRule = (index: RuleIndex, id: string): RuleCase | undefined =>
  index.cases.find(rule => rule.id === id) ?? TABLE_RULES.find(rule => rule.id === id);

/** What is wrong with an index: numbers used twice (or the table's own), empty wording, fills and prose of no listed case. */
export const flawsOfIndex = (index: RuleIndex): readonly string[] => [
  ...repeated([...TABLE_RULES, ...index.cases].map(({ id }) => id)).map(id => `Case ${id} is listed twice.`),
  ...repeated(index.fills.map(({ id }) => id)).map(id => `Fill ${id} is listed twice.`),
  ...index.cases
    .filter(({ title, summary }) => !title || !summary)
    .map(({ id }) => `Case ${id} has no wording.`),
  ...index.fills
    .filter(({ value, reason }) => !value || !reason)
    .map(({ id }) => `Fill ${id} has no wording.`),
  ...index.fills
    .filter(({ rule }) => !findRule(index, rule))
    .map(({ id, rule }) => `Fill ${id} completes case ${rule}, which is not listed.`),
  ...(index.glossary ?? [])
    .filter(({ rule }) => !findRule(index, rule))
    .map(({ term, rule }) => `The glossary explains ${term} by case ${rule}, which is not listed.`),
  ...(index.prose ?? [])
    .filter(id => !index.cases.some(rule => rule.id === id))
    .map(id => `Prose names case ${id}, which is not listed.`),
];

const repeated = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.filter((id, place) => ids.indexOf(id) !== place)),
];
