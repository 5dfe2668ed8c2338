import { NUMBERED, wordsOf } from './citation.ts';
import { isCode, isRuleTest, type Sources, unknownCases } from './index-check.ts';
import { DICE_ONLY, NOT_YOUR_TURN, OVER, type Refusal } from './refusal.ts';
import { findRule, type RuleIndex } from './rule-index.ts';
import { refusalsStated, type StatedRefusal } from './stated-refusal.ts';

/** The word and the case of a refusal that play has met. */
export type MetRefusal = Pick<Refusal, 'code' | 'rule'>;

/** How the refusals of a game cite the rules: what is not as it should be, or not declared. */
export interface RefusalCensus {
  /** Words that cite more than one case, with each: `twice: 8.32`. */
  readonly severalCases: readonly string[];
  /** Sentences that cite more than one case though they say the same. */
  readonly tornSentences: readonly string[];
  /** Reasons that are not a whole sentence: too short, or without a capital or a full stop. */
  readonly fragments: readonly string[];
  /** Refusals whose case the index does not list. */
  readonly unlisted: readonly string[];
  /** Refusals whose case neither speaks of the same thing nor is cited where the refusal is made. */
  readonly unfounded: readonly string[];
  /** Words that play has met and no source states. */
  readonly unstated: readonly string[];
  /** Words that no test of the rules expects. */
  readonly untested: readonly string[];
}

/** What a game knows of its refusals and accepts, so that the census tells only what is new. */
export interface DeclaredRefusals {
  /** Words for several sentences, and the cases of all of them: `{ twice: '8.32 8.42 8.5' }`. */
  readonly severalCases?: { readonly [code: string]: string };
  readonly tornSentences?: readonly string[];
  readonly unfounded?: readonly string[];
  readonly untested?: readonly string[];
}

/** What core refuses for every game. */
const TABLE: readonly MetRefusal[] = [OVER, NOT_YOUR_TURN, DICE_ONLY];

/** Looks at every refusal that the sources of a game state or that play has met. */
export const censusOfRefusals = (
  index: RuleIndex,
  sources: Sources,
  met: readonly MetRefusal[],
  declared: DeclaredRefusals = {},
): RefusalCensus => {
  const stated = sources
    .filter(([name]) => isCode(name))
    .flatMap(([name, text]) => refusalsStated(name, text));
  const pairs = [...pairsOf(stated), ...met];
  return {
    severalCases: without(severalCases(pairs), expanded(declared.severalCases ?? {})),
    tornSentences: without(tornSentences(stated), declared.tornSentences),
    fragments: without(stated.filter(({ reason }) => isFragment(reason)).map(sayFragment)),
    unlisted: pairs.filter(({ rule }) => unknownCases(index, [rule]).length > 0).map(sayPair),
    unfounded: without(
      stated.flatMap(each => unfoundedIn(index, each)),
      declared.unfounded,
    ),
    unstated: unstatedIn(stated, met),
    untested: without(untestedIn(stated, sources), declared.untested),
  };
};

/** Each once, without those that are declared. */
const without = (found: readonly string[], declared: readonly string[] = []): readonly string[] =>
  [...new Set(found)].filter(each => !declared.includes(each)).toSorted();

const sayPair = ({ code, rule }: MetRefusal): string => `${code}: ${rule}`;

const expanded = (severalOf: { readonly [code: string]: string }): readonly string[] =>
  Object.entries(severalOf).flatMap(([code, rules]) => rules.split(' ').map(rule => sayPair({ code, rule })));

const unstatedIn = (stated: readonly StatedRefusal[], met: readonly MetRefusal[]): readonly string[] => {
  const known = new Set([...stated, ...TABLE].map(({ code }) => code));
  return without(met.map(({ code }) => code).filter(code => !known.has(code)));
};

const untestedIn = (stated: readonly StatedRefusal[], sources: Sources): readonly string[] => {
  const words = sources.filter(([name]) => isRuleTest(name)).flatMap(([, text]) => wordsOf(text));
  return stated.map(({ code }) => code).filter(code => !isExpected(words, code));
};

const severalCases = (pairs: readonly MetRefusal[]): readonly string[] =>
  pairs
    .filter(({ code, rule }) => pairs.some(other => other.code === code && other.rule !== rule))
    .map(sayPair);

const tornSentences = (stated: readonly StatedRefusal[]): readonly string[] =>
  stated
    .filter(({ reason }) => reason !== '')
    .flatMap(({ reason }) => {
      const rules = new Set(stated.filter(each => each.reason === reason).flatMap(each => each.rules));
      return rules.size > 1 ? [`${reason} ${[...rules].toSorted().join(' ')}`] : [];
    });

/** A player reads the reason by itself, so it begins and ends like a sentence and has at least three words. */
const isFragment = (reason: string): boolean =>
  reason !== '' && !/^(?:[A-Z]|\$\{).*\s.*\s.*\.$/s.test(reason);

const sayFragment = ({ file, reason }: StatedRefusal): string => `${file}: ${reason}`;

const pairsOf = (stated: readonly StatedRefusal[]): readonly MetRefusal[] =>
  stated.flatMap(({ code, rules }) => rules.map(rule => ({ code, rule })));

/** A case, the one it is a part of, or a part of it: `8.2` and `8.21`, `C.8` and `C.8.1`. */
const isKin = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

const unfoundedIn = (
  index: RuleIndex,
  { file, code, reason, rules, cited }: StatedRefusal,
): readonly string[] =>
  rules
    .filter(
      rule => !cited.some(each => isKin(each.replace(/\.0$/, ''), rule)) && !speaksOf(index, rule, reason),
    )
    .map(rule => `${file}: ${code} cites ${rule}`);

/** Endings that come and go with number and tense. */
const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter(word => word.length >= SHORTEST && !COMMON.has(word))
      .map(word => word.replace(/(?:ing|ed|es|s)$/, '')),
  );

const SHORTEST = 4;
/** Words that say nothing about what a sentence is about. */
const COMMON: ReadonlySet<string> = new Set(
  'that this with from have here there such many must only more than each them they those these other does done made make unit units side named name'.split(
    ' ',
  ),
);

/** Whether the case, in our own words, is about anything that the sentence is about. */
const speaksOf = (index: RuleIndex, rule: string, reason: string): boolean => {
  const found = findRule(index, rule) ?? findRule(index, rule.replace(/\.0$/, ''));
  const known = stemsIn(`${found?.title} ${found?.summary}`);
  return [...stemsIn(reason)].some(stem => known.has(stem));
};

/** `must-attack` by itself, or behind its case: `8.21 must-attack`. */
const isExpected = (tests: readonly string[], code: string): boolean => {
  const expected = new RegExp(`^['"\`](?:.*(?:${NUMBERED}|\\b\\d{1,2}) )?${code}(?:['"\`]$|[;,|] )`);
  return tests.some(words => expected.test(words));
};
