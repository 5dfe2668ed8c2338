import type { Level } from '@narrow-seas/ai';
import { type Share, wilson } from '@narrow-seas/core';
import { type Bout, UNFINISHED } from './bout.ts';
import { type Duel, duelsOf } from './duel.ts';
import { eloOf } from './elo.ts';
import { sayOptions } from './fixture.ts';
import { groupBy } from './group.ts';
import type { CountedLoss } from './account.ts';
import { type Band, bandOf, type Mean, meanOf, percentilesOf, type Times } from './statistics.ts';
import { SIMULATE_WORDS } from '../words/simulate.ts';

export interface CountedShare extends Share {
  readonly count: number;
}

/** What is told of any set of games. */
export interface Tally {
  readonly games: number;
  /** How often each side won; draws apart. */
  readonly wins: { readonly [side: string]: CountedShare };
  readonly draws: CountedShare;
  readonly net: Mean | undefined;
}

export interface Summary extends Tally {
  /** The seeds played, as ranges: "5-24". */
  readonly seeds: string;
  /** How often each level of victory was reached. */
  readonly levels: { readonly [summary: string]: number };
  readonly refusals: number;
  readonly unfinished: number;
  readonly faults: readonly string[];
  /** What a phase took, by level, in milliseconds. */
  readonly times: { readonly [level: string]: Times };
  readonly duels: readonly Duel[];
  readonly elo: { readonly [level: string]: number };
  /** By the optional rules, where several combinations were played. */
  readonly byOptions: readonly (Tally & { readonly options: string })[];
  /** The points at the end of each turn. */
  readonly course: readonly (Band & { readonly turn: number })[];
  /** Over all games. */
  readonly losses: readonly CountedLoss[];
}

export const summarise = (
  bouts: readonly Bout[],
  sides: readonly string[],
  levels: readonly Level[],
): Summary => {
  const duels = duelsOf(bouts, levels);
  return {
    ...tallyOf(bouts, sides),
    seeds: rangesOf(bouts.map(({ seed }) => seed)),
    levels: countBy(bouts, ({ summary }) => summary),
    refusals: bouts.reduce((sum, { refusals }) => sum + refusals, 0),
    unfinished: bouts.filter(({ summary }) => summary === UNFINISHED).length,
    faults: bouts.flatMap(({ fault, seed }) =>
      fault === undefined ? [] : [SIMULATE_WORDS.faultOf(seed, fault)],
    ),
    times: timesOf(bouts),
    duels,
    elo: duels.length < 2 ? {} : Object.fromEntries(eloOf(levels, duels)),
    byOptions: byOptions(bouts, sides),
    course: courseOf(bouts),
    losses: lossesOf(bouts),
  };
};

/** Whether nothing happened that is a bug. */
export const isSound = ({ refusals, unfinished, faults }: Summary): boolean =>
  refusals + unfinished + faults.length === 0;

const tallyOf = (bouts: readonly Bout[], sides: readonly string[]): Tally => {
  const shared = (count: number): CountedShare => ({ count, ...wilson(count, bouts.length) });
  return {
    games: bouts.length,
    wins: Object.fromEntries(
      sides.map(side => [side, shared(bouts.filter(({ winner }) => winner === side).length)]),
    ),
    draws: shared(
      bouts.filter(({ winner, summary }) => winner === undefined && summary !== UNFINISHED).length,
    ),
    net: meanOf(bouts.flatMap(({ net }) => (net === undefined ? [] : [net]))),
  };
};

const countBy = (bouts: readonly Bout[], key: (bout: Bout) => string): { readonly [key: string]: number } => {
  const counts: { [key: string]: number } = {};
  for (const bout of bouts) counts[key(bout)] = (counts[key(bout)] ?? 0) + 1;
  return counts;
};

const rangesOf = (seeds: readonly number[]): string => {
  const ranges: { from: number; to: number }[] = [];
  for (const seed of new Set(seeds.toSorted((a, b) => a - b))) {
    const last = ranges.at(-1);
    if (last !== undefined && last.to === seed - 1) last.to = seed;
    else ranges.push({ from: seed, to: seed });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
};

const timesOf = (bouts: readonly Bout[]): Summary['times'] => {
  const found = new Map<string, number[]>();
  for (const { seats, times } of bouts)
    for (const [side, level] of Object.entries(seats)) {
      const list = found.get(level) ?? [];
      for (const time of times[side] ?? []) list.push(time);
      found.set(level, list);
    }
  return Object.fromEntries([...found].map(([level, list]) => [level, percentilesOf(list)]));
};

const byOptions = (bouts: readonly Bout[], sides: readonly string[]): Summary['byOptions'] => {
  const groups = groupBy(bouts, ({ opening }) => sayOptions(opening));
  return groups.size < 2
    ? []
    : [...groups].map(([options, group]) => ({ options, ...tallyOf(group, sides) }));
};

/** The points after each turn, over these games. */
export const courseOf = (bouts: readonly Bout[]): Summary['course'] => {
  const points = bouts.flatMap(({ course }) => course);
  return [...groupBy(points, ({ turn }) => turn)]
    .toSorted(([a], [b]) => a - b)
    .map(([turn, group]) => ({ turn, ...bandOf(group.map(({ points: found }) => found)) }));
};

const lossesOf = (bouts: readonly Bout[]): readonly CountedLoss[] => {
  const groups = new Map<string, CountedLoss>();
  for (const loss of bouts.flatMap(({ losses }) => losses)) {
    const key = `${loss.side} ${loss.kind} ${loss.cause}`;
    groups.set(key, { ...loss, count: loss.count + (groups.get(key)?.count ?? 0) });
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count);
};
