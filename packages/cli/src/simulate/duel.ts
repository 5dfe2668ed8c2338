import type { Level } from '@narrow-seas/ai';
import { type Share, wilson } from '@narrow-seas/core';
import { type Bout, UNFINISHED } from './bout.ts';
import type { Pairing } from './elo.ts';

/** What one level did against another, no matter who played which side. */
export interface Duel extends Pairing {
  readonly wins: Share & { readonly count: number };
  readonly draws: number;
  readonly losses: number;
}

/** Each pair of different levels that met, the stronger by name of the ladder first. */
export const duelsOf = (bouts: readonly Bout[], levels: readonly Level[]): readonly Duel[] =>
  levels.flatMap((weaker, place) =>
    levels.slice(place + 1).flatMap(stronger => {
      const met = bouts.filter(bout => bout.summary !== UNFINISHED && meet(bout, weaker, stronger));
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
