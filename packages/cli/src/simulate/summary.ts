import type { Level } from '@narrow-seas/ai';
import type { Bout } from './bout.ts';
import { eloOf, type Pairing } from './elo.ts';
import { type Mean, meanOf, quantile, type Share, wilson } from './statistics.ts';

/** What one level did against another, whoever sat where. */
export interface Duel extends Pairing {
  readonly wins: Share & { readonly count: number };
  readonly draws: number;
  readonly losses: number;
}

export interface Summary {
  readonly games: number;
  /** How often each side won; draws apart. */
  readonly wins: { readonly [side: string]: Share & { readonly count: number } };
  readonly draws: Share & { readonly count: number };
  readonly net: Mean | undefined;
  /** How often each level of victory was reached. */
  readonly levels: { readonly [summary: string]: number };
  readonly refusals: number;
  readonly unfinished: number;
  /** Thinking time for a phase in milliseconds, by level: 95th percentile of the games' 95th percentiles, and longest. */
  readonly thinking: { readonly [level: string]: { readonly p95: number; readonly longest: number } };
  readonly duels: readonly Duel[];
  readonly elo: { readonly [level: string]: number };
}

export const summarise = (
  bouts: readonly Bout[],
  sides: readonly string[],
  levels: readonly Level[],
): Summary => {
  const duels = duelsOf(bouts, levels);
  const shared = (count: number) => ({ count, ...wilson(count, bouts.length) });
  return {
    games: bouts.length,
    wins: Object.fromEntries(
      sides.map(side => [side, shared(bouts.filter(({ winner }) => winner === side).length)]),
    ),
    draws: shared(bouts.filter(isDraw).length),
    net: meanOf(bouts.flatMap(({ net }) => (net === undefined ? [] : [net]))),
    levels: countBy(bouts, ({ summary }) => summary),
    refusals: bouts.reduce((sum, { refusals }) => sum + refusals, 0),
    unfinished: bouts.filter(isUnfinished).length,
    thinking: thinkingOf(bouts),
    duels,
    elo: duels.length < 2 ? {} : Object.fromEntries(eloOf(levels, duels)),
  };
};

const isUnfinished = ({ summary }: Bout): boolean => summary === 'unfinished';

const isDraw = (bout: Bout): boolean => bout.winner === undefined && !isUnfinished(bout);

const countBy = (bouts: readonly Bout[], key: (bout: Bout) => string): { readonly [key: string]: number } => {
  const counts: { [key: string]: number } = {};
  for (const bout of bouts) counts[key(bout)] = (counts[key(bout)] ?? 0) + 1;
  return counts;
};

const thinkingOf = (bouts: readonly Bout[]): Summary['thinking'] => {
  const times = new Map<string, { readonly p95: number[]; readonly longest: number[] }>();
  for (const { seats, thinking } of bouts) {
    for (const [side, level] of Object.entries(seats)) {
      const found = times.get(level) ?? { p95: [], longest: [] };
      found.p95.push(thinking[side]?.p95 ?? 0);
      found.longest.push(thinking[side]?.longest ?? 0);
      times.set(level, found);
    }
  }
  return Object.fromEntries(
    [...times].map(([level, { p95, longest }]) => [
      level,
      { p95: quantile(p95, 0.95), longest: Math.max(...longest) },
    ]),
  );
};

/** Each pair of different levels that met, the stronger by name of the ladder second. */
const duelsOf = (bouts: readonly Bout[], levels: readonly Level[]): readonly Duel[] =>
  levels.flatMap((weaker, place) =>
    levels.slice(place + 1).flatMap(stronger => {
      const met = bouts.filter(bout => !isUnfinished(bout) && meet(bout, weaker, stronger));
      return met.length === 0 ? [] : [duelOf(met, stronger, weaker)];
    }),
  );

const meet = ({ seats }: Bout, a: Level, b: Level): boolean => {
  const seated = Object.values(seats);
  return seated.includes(a) && seated.includes(b);
};

const duelOf = (met: readonly Bout[], first: Level, second: Level): Duel => {
  const wonBy = (level: Level): number =>
    met.filter(({ winner, seats }) => winner !== undefined && seats[winner] === level).length;
  const [won, lost] = [wonBy(first), wonBy(second)];
  const draws = met.length - won - lost;
  return {
    first,
    second,
    games: met.length,
    score: won + draws / 2,
    wins: { count: won, ...wilson(won, met.length) },
    draws,
    losses: lost,
  };
};
