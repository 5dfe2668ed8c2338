import { type Odds, type OddsTable, oddsTables } from '@narrow-seas/core';
import { counted } from '../number.ts';
import type { Ending } from './compare.ts';
import type { CaseRuling } from './judge-case.ts';
import type { Legal, Refused, Ruling } from './ruling.ts';

/** A case for people: its name, then each action with what the rules say. */
export const sayCase = ({ name, rulings, fault }: CaseRuling): string =>
  [
    name,
    ...rulings.flatMap((ruling, place) =>
      [...sayRuling(ruling), ...sayStop(ruling, rulings[place + 1])].map(line => `  ${line}`),
    ),
    ...(fault === undefined ? [] : [`  cannot be used: see ${fault.at}`]),
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
  if (typeof expect === 'string') return [`  BUT EXPECTED: ${expect}`];
  if (unlike.length === 0)
    return [`  BUT EXPECTED: ${expect.refused === undefined ? 'legal' : sayRefused(expect.refused)}`];
  return unlike.map(({ what, expected, came }) => `  BUT EXPECTED ${what}: ${expected}; CAME: ${came}`);
};

const sayRefused = (rule: true | string): string => (rule === true ? 'refused' : `refused by ${rule}`);

/** Why the next action is not asked at all. */
const sayStop = ({ verdict }: Ruling, next: Ruling | undefined): readonly string[] =>
  verdict === 'refused' && next?.verdict === 'not reached'
    ? ['  THE CASE STOPS HERE: this refusal was not expected.']
    : [];

const sayRefusal = ({ rule, title, reason, culprits }: Refused): string => {
  const named = culprits.map(({ kind, id, name }) => name ?? `${kind} ${id}`);
  return `refused by ${rule} ${title}. ${reason}${named.length > 0 ? ` (${named.join(', ')})` : ''}`;
};

const sayLegal = ({ odds, told, outcome, position }: Legal): readonly string[] => [
  ...(odds === undefined ? [] : sayOdds(odds)),
  ...told.map(event => `  > ${event}`),
  ...(outcome === undefined ? [] : [`  THE END: ${sayEnding(outcome)}`]),
  ...(position ?? []).map(line => `  | ${line}`),
];

const sayEnding = ({ winner, summary, level, points }: Ending): string => {
  const parts = [
    `winner ${winner ?? 'nobody'}`,
    ...(level === undefined ? [] : [`level ${level}`]),
    ...(points === undefined ? [] : [`points ${points}`]),
  ];
  return `${summary} (${parts.join(', ')})`;
};

const sayOdds = (odds: Odds): readonly string[] => [
  ...odds.terms.map(({ what, value, rule }) => `  ${signed(value).padStart(5)}  ${what} [${rule}]`),
  `  odds: ${odds.sum}: ${oddsTables(odds).map(sayTable).join('; ')}`,
];

const sayTable = ({ of, line, results, total }: OddsTable): string => {
  const chances = results.map(({ result, ways }) => `${result} ${ways} of ${total}`).join(', ');
  const whose = line === undefined ? of : `${of} (${line})`;
  return whose === undefined ? chances : `${whose}: ${chances}`;
};

const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);

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
    `${counted(cases, 'case')}, ${counted(actions, 'action')}: ${legal} legal, ${refused} refused, ${notReached} not reached`,
    ...(unexpected > 0 ? [`${unexpected} not as expected`] : []),
    ...(faults > 0 ? [`${counted(faults, 'case')} cannot be used`] : []),
  ].join('; ');
