import { STANDARD_SCORE, wilson } from '@narrow-seas/core';
import type { Bout } from '../bout.ts';
import type { DieTally, ShotTally } from '../chronicle.ts';
import { chiSquareBeyond } from '../distributions.ts';
import { groupBy } from '../group.ts';

/** Attacks of one kind, and what the rules make one expect of them. */
export interface HitRate {
  readonly side: string;
  readonly what: string;
  readonly tries: number;
  readonly hits: number;
  /** By the chance of each attack. */
  readonly expected: number;
  /** How far the hits may differ from that in 95 of 100 cases. */
  readonly luck: number;
  readonly low: number;
  readonly high: number;
}

const shotsIn = (bouts: readonly Bout[]): readonly ShotTally[] =>
  bouts.flatMap(({ chronicle }) => chronicle?.shots ?? []);

const rateOf = (side: string, what: string, shots: readonly ShotTally[]): HitRate => {
  const sum = (value: (shot: ShotTally) => number): number =>
    shots.reduce((total, shot) => total + value(shot), 0);
  const [tries, hits] = [sum(shot => shot.tries), sum(shot => shot.hits)];
  const { low, high } = wilson(hits, tries);
  const variance = sum(shot => shot.tries * shot.chance * (1 - shot.chance));
  return {
    side,
    what,
    tries,
    hits,
    expected: sum(shot => shot.tries * shot.chance),
    luck: STANDARD_SCORE * Math.sqrt(variance),
    low,
    high,
  };
};

/** By side and kind of attack, the most frequent first. An attack that cannot hit, or must, says nothing. */
export const hitRatesIn = (bouts: readonly Bout[]): readonly HitRate[] => {
  const open = shotsIn(bouts).filter(({ chance }) => chance > 0 && chance < 1);
  return [...groupBy(open, ({ side, what }) => JSON.stringify([side, what]))]
    .map(([key, shots]) => {
      const [side, what] = JSON.parse(key) as [string, string];
      return rateOf(side, what, shots);
    })
    .toSorted((a, b) => b.tries - a.tries);
};

/** All attacks by their chance, as a table of the rules has them. */
export const byChanceIn = (bouts: readonly Bout[]): readonly (HitRate & { readonly chance: number })[] =>
  [...groupBy(shotsIn(bouts), ({ chance }) => chance)]
    .map(([chance, shots]) => ({ ...rateOf('', '', shots), chance }))
    .toSorted((a, b) => a.chance - b.chance);

/** All attacks together. */
export const allShotsIn = (bouts: readonly Bout[]): HitRate => rateOf('', '', shotsIn(bouts));

/** A die over all games. */
export interface FairDie extends DieTally {
  readonly thrown: number;
  /** How likely a fair die is to differ from even as much as this. */
  readonly chance: number;
}

/** The dice that were thrown, those with the most throws first. */
export const diceIn = (bouts: readonly Bout[]): readonly FairDie[] => {
  const tallies = bouts.flatMap(({ chronicle }) => chronicle?.dice ?? []);
  return [...groupBy(tallies, ({ faces }) => faces)]
    .map(([faces, found]) => fairnessOf(faces, found))
    .toSorted((a, b) => b.thrown - a.thrown);
};

const fairnessOf = (faces: number, found: readonly DieTally[]): FairDie => {
  const counts = Array.from({ length: faces }, (_, face) =>
    found.reduce((sum, tally) => sum + (tally.counts[face] ?? 0), 0),
  );
  const thrown = counts.reduce((sum, count) => sum + count, 0);
  const even = thrown / faces;
  const square = counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
  return { faces, counts, thrown, chance: chiSquareBeyond(square, faces - 1) };
};
