import { counted, type Odds, type OddsTable, oddsTables, signedShift } from '@narrow-seas/core';
import type { Ending } from './compare.ts';
import type { CaseRuling } from './judge-case.ts';
import type { Legal, Refused, Ruling } from './ruling.ts';
import { JUDGE_WORDS } from '../words/judge.ts';

/** A case for people: its name, then each action with what the rules say. */
export const sayCase = ({ name, rulings, fault }: CaseRuling): string =>
  [
    name,
    ...rulings.flatMap((ruling, place) =>
      [...sayRuling(ruling), ...sayStop(ruling, rulings[place + 1])].map(line => `  ${line}`),
    ),
    ...(fault === undefined ? [] : [JUDGE_WORDS.caseUnusable(fault.at)]),
  ].join('\n');

const sayRuling = (ruling: Ruling): readonly string[] => {
  const verdict = ruling.verdict === 'refused' ? sayRefusal(ruling) : ruling.verdict;
  return [
    `${ruling.action}: ${verdict}`,
    ...saySurprise(ruling),
    ...(ruling.verdict === 'legal' ? sayLegal(ruling) : []),
  ];
};

/** What was expected, and beside it what came; a word that was expected alone stands alone. */
const saySurprise = ({ expect, asExpected, unlike = [] }: Ruling): readonly string[] => {
  if (asExpected !== false || expect === undefined) return [];
  if (typeof expect === 'string') return [JUDGE_WORDS.butExpected(expect)];
  if (unlike.length === 0)
    return [
      JUDGE_WORDS.butExpected(expect.refused === undefined ? JUDGE_WORDS.legal : sayRefused(expect.refused)),
    ];
  return unlike.map(({ what, expected, came }) => JUDGE_WORDS.butExpectedOf(what, expected, came));
};

const sayRefused = (rule: true | string): string =>
  rule === true ? JUDGE_WORDS.refused : JUDGE_WORDS.refusedBy(rule);

/** Why the next action is not asked at all. */
const sayStop = ({ verdict }: Ruling, next: Ruling | undefined): readonly string[] =>
  verdict === 'refused' && next?.verdict === 'not reached' ? [JUDGE_WORDS.stops] : [];

const sayRefusal = ({ rule, title, reason, culprits }: Refused): string => {
  const named = culprits.map(({ kind, id, name }) => name ?? `${kind} ${id}`);
  return JUDGE_WORDS.refusal(rule, title, reason, named.length > 0 ? ` (${named.join(', ')})` : '');
};

const sayLegal = ({ odds, told, outcome, position }: Legal): readonly string[] => [
  ...(odds === undefined ? [] : sayOdds(odds)),
  ...told.map(event => `  > ${event}`),
  ...(outcome === undefined ? [] : [JUDGE_WORDS.theEnd(sayEnding(outcome))]),
  ...(position ?? []).map(line => `  | ${line}`),
];

const sayEnding = ({ winner, summary, level, points }: Ending): string => {
  const parts = [
    JUDGE_WORDS.winner(winner),
    ...(level === undefined ? [] : [JUDGE_WORDS.level(level)]),
    ...(points === undefined ? [] : [JUDGE_WORDS.points(points)]),
  ];
  return `${summary} (${parts.join(', ')})`;
};

const sayOdds = (odds: Odds): readonly string[] => [
  ...odds.terms.map(({ what, value, rule }) => `  ${signedShift(value).padStart(5)}  ${what} [${rule}]`),
  JUDGE_WORDS.odds(odds.sum, oddsTables(odds).map(sayTable).join('; ')),
];

const sayTable = ({ of, line, results, total }: OddsTable): string => {
  const chances = results.map(({ result, ways }) => JUDGE_WORDS.chance(result, ways, total)).join(', ');
  const whose = line === undefined ? of : `${of} (${line})`;
  return whose === undefined ? chances : `${whose}: ${chances}`;
};

/** How many actions there were, and what came of them. */
export interface Tally {
  readonly cases: number;
  readonly actions: number;
  readonly legal: number;
  readonly refused: number;
  readonly notReached: number;
  readonly unexpected: number;
  readonly faults: number;
}

export const tallyOf = (cases: readonly CaseRuling[]): Tally => {
  const rulings = cases.flatMap(({ rulings: all }) => all);
  const count = (verdict: Ruling['verdict']): number =>
    rulings.filter(ruling => ruling.verdict === verdict).length;
  return {
    cases: cases.length,
    actions: rulings.length,
    legal: count('legal'),
    refused: count('refused'),
    notReached: count('not reached'),
    unexpected: rulings.filter(({ asExpected }) => asExpected === false).length,
    faults: cases.filter(({ fault }) => fault !== undefined).length,
  };
};

export const sayTally = ({ cases, actions, legal, refused, notReached, unexpected, faults }: Tally): string =>
  [
    JUDGE_WORDS.tally(counted(cases, 'case'), counted(actions, 'action'), legal, refused, notReached),
    ...(unexpected > 0 ? [JUDGE_WORDS.unexpected(unexpected)] : []),
    ...(faults > 0 ? [JUDGE_WORDS.unusable(counted(faults, 'case'))] : []),
  ].join('; ');
