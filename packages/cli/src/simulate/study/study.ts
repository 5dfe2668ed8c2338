import { createHash } from 'node:crypto';
import { isObject, type Opening } from '@narrow-seas/core';
import type { Bout } from '../bout.ts';
import type { Fixture, Seating } from '../fixture.ts';

/** Something that is varied: an optional rule, the level of a side, the scenario, a table. The first value is the measure of the others. */
export interface Factor {
  /** What people call it: the title of an optional rule. */
  readonly title: string;
  readonly name: string;
  readonly values: readonly string[];
}

/** One way to play: a value for each factor. */
export interface Arm {
  /** "turns=3 north=cadet". */
  readonly name: string;
  /** Beside the factors, in their order. */
  readonly values: readonly string[];
  readonly opening: Opening;
  readonly seats: Seating;
}

/** A comparison, as plain data: everything that is needed to play any part of it anywhere. */
export interface Study {
  readonly game: string;
  /** Version of the rules. */
  readonly rules: number;
  readonly title: string;
  readonly factors: readonly Factor[];
  /** Every value of each factor with every value of the others. */
  readonly arms: readonly Arm[];
  /** The first seed, and how many there are at most. Each is played once in every arm. */
  readonly seed: number;
  readonly seeds: number;
  /** The seats and dice of all arms are the same in the games of one seed. */
  readonly stopping: Stopping;
}

/** When the answer is good enough. */
export interface Stopping {
  /** False: all seeds are played, whatever they say. */
  readonly early: boolean;
  /** The answer is good enough when it is known to this many points either way. */
  readonly precision?: number;
}

/** A result, found by study, arm and seed. */
export interface StudyLine extends Bout {
  readonly study: string;
  readonly arm: string;
}

const DIGITS = 12;

/** Equal studies have equal names, on whatever machine and in whatever order a file has their fields. */
export const idOfStudy = (study: Study): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(study)))
    .digest('hex')
    .slice(0, DIGITS);

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
};

/** Seeds of a study, from the first on, counted from 0. */
export interface SeedRange {
  readonly from: number;
  readonly count: number;
}

export interface StudyFixture extends Fixture {
  readonly study: string;
  readonly arm: string;
}

/** The games of a range of seeds: all arms of one seed, then those of the next. */
export const fixturesOfStudy = (
  study: Study,
  { from, count }: SeedRange = { from: 0, count: study.seeds },
): readonly StudyFixture[] => {
  const id = idOfStudy(study);
  return Array.from({ length: count }, (_, place) => study.seed + from + place).flatMap(seed =>
    study.arms.map(({ name, opening, seats }) => ({
      study: id,
      arm: name,
      game: study.game,
      opening,
      seats,
      seed,
    })),
  );
};

export const keyOfLine = ({ study, arm, seed }: Pick<StudyLine, 'study' | 'arm' | 'seed'>): string =>
  JSON.stringify([study, arm, seed]);

export const isStudyLine = (bout: Bout): bout is StudyLine => {
  const { study, arm } = bout as Partial<StudyLine>;
  return typeof study === 'string' && typeof arm === 'string';
};
