import { createHash } from 'node:crypto';
import type { Fixture } from '../fixture.ts';

/** A fixture without its seed: many games share one. */
type Arrangement = Omit<Fixture, 'seed'>;

/** The games of a batch as they travel: what they share is written once. */
interface BatchPlan {
  readonly arrangements: readonly Arrangement[];
  /** An arrangement and a seed for each game, in the order of the batch. */
  readonly games: readonly (readonly [arrangement: number, seed: number])[];
}

export const planText = (fixtures: readonly Fixture[]): string => {
  const places = new Map<string, number>();
  const arrangements: Arrangement[] = [];
  const games = fixtures.map(({ seed, ...arrangement }) => {
    const text = JSON.stringify(arrangement);
    const known = places.get(text);
    if (known !== undefined) return [known, seed] as const;
    places.set(text, arrangements.length);
    arrangements.push(arrangement);
    return [arrangements.length - 1, seed] as const;
  });
  return JSON.stringify({ arrangements, games } satisfies BatchPlan);
};

/** The games of a plan that `planText` wrote: a database is asked for nothing else. */
export const fixturesOfPlan = (text: string): readonly Fixture[] => {
  const { arrangements, games } = JSON.parse(text) as BatchPlan;
  return games.map(([place, seed]) => ({ ...(arrangements[place] as Arrangement), seed }));
};

const DIGITS = 16;

/** Equal games for equal builds are one batch, on whatever machine they are asked for. */
export const idOfBatch = (build: string, plan: string): string =>
  createHash('sha256').update(`${build}\n${plan}`).digest('hex').slice(0, DIGITS);

export interface PlaceRange {
  readonly from: number;
  readonly count: number;
}

/** Large enough that handing out costs little, small enough that all workers end at about the same time. */
const LARGEST = 25;
const RANGES = 200;

/** The places in ranges without gaps, each a job. */
export const rangesOf = (places: readonly number[]): readonly PlaceRange[] => {
  const most = Math.min(LARGEST, Math.max(1, Math.ceil(places.length / RANGES)));
  const ranges: { from: number; count: number }[] = [];
  for (const place of places) {
    const last = ranges.at(-1);
    if (last !== undefined && last.count < most && place === last.from + last.count) last.count += 1;
    else ranges.push({ from: place, count: 1 });
  }
  return ranges;
};
