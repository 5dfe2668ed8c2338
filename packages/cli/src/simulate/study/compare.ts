import type { Mean } from '../statistics.ts';
import { type Block, pointsFor, scoreFor } from './blocks.ts';
import { chanceOf, intervalOf, type Sample, sampleOf, type Stage } from './sequential.ts';
import type { Study } from './study.ts';

/** By how much one value of a factor differs from its first, seed by seed, over all values of the other factors. */
export interface Effect {
  readonly factor: string;
  readonly from: string;
  readonly to: string;
  /** Points for the first side of the game; undefined where the game counts none. */
  readonly points: Mean | undefined;
  /** Of the points, in standard deviations of a game: what counts as large is the same in every game. */
  readonly size: number | undefined;
  /** In the share of games that the first side wins, draws half. */
  readonly share: Mean;
  /** How likely it is by luck alone, corrected for the number of questions. */
  readonly chance: number;
  /** Seeds that it was read from. */
  readonly seeds: number;
  /** Whether every game of a seed came out the same. */
  readonly isSame: boolean;
}

/** Intervals miss in 5 of 100 studies, all questions of a study together. */
const MISS = 0.05;

/** With fewer seeds nothing is said, however clear it looks. */
const LEAST_SEEDS = 10;

/** Every question of the study, answered from what is played. */
export const effectsIn = (
  study: Study,
  sides: readonly string[],
  blocks: readonly Block[],
  stage: Stage,
): readonly Effect[] => {
  const asked = questionsOf(study);
  return asked.map(question =>
    effectOf(study, sides[0] ?? '', blocks, { ...question, asked: asked.length, stage }),
  );
};

interface Question {
  readonly place: number;
  readonly from: string;
  readonly to: string;
}

/** Each value against the first of its factor. */
const questionsOf = ({ factors }: Study): readonly Question[] =>
  factors.flatMap(({ values: [from = '', ...others] }, place) => others.map(to => ({ place, from, to })));

interface Asked extends Question {
  readonly asked: number;
  readonly stage: Stage;
}

const effectOf = (study: Study, side: string, blocks: readonly Block[], question: Asked): Effect => {
  const { place, from, to, asked, stage } = question;
  const between = (measure: (line: Block['lines'][number]) => number): readonly number[] =>
    blocks.map(
      ({ lines }) =>
        meanWhere(study, lines, place, to, measure) - meanWhere(study, lines, place, from, measure),
    );
  const scores = between(line => scoreFor(line, side));
  const hasPoints =
    blocks.length > 0 &&
    blocks.every(({ lines }) => lines.every(line => pointsFor(line, side) !== undefined));
  const points = hasPoints ? between(line => pointsFor(line, side) ?? 0) : undefined;
  const sample = sampleOf(points ?? scores);
  // Bonferroni instead of Holm: an interval and the verdict beside it can then never contradict each other.
  const miss = MISS / asked;
  return {
    factor: study.factors[place]?.name ?? '',
    from,
    to,
    points: points === undefined ? undefined : intervalOf(sample, miss, stage),
    size: points === undefined ? undefined : sizeOf(sample, study, blocks, side),
    share: within(intervalOf(cautious(scores), miss, stage), sampleOf(scores).mean),
    chance:
      blocks.length < LEAST_SEEDS
        ? 1
        : Math.min(1, chanceOf(points === undefined ? cautious(scores) : sample, stage) * asked),
    seeds: blocks.length,
    isSame: [...scores, ...(points ?? [])].every(value => value === 0),
  };
};

const meanWhere = (
  { arms }: Study,
  lines: Block['lines'],
  place: number,
  value: string,
  measure: (line: Block['lines'][number]) => number,
): number => {
  const found = lines.filter((_, arm) => arms[arm]?.values[place] === value);
  return found.reduce((sum, line) => sum + measure(line), 0) / found.length;
};

/** Two seeds more, one that went each way: a handful of games that all ended alike must not look certain. */
const cautious = (scores: readonly number[]): Sample => sampleOf([...scores, 1, -1]);

const within = ({ low, high }: Mean, mean: number): Mean => ({
  mean,
  low: Math.max(-1, low),
  high: Math.min(1, high),
});

/** The difference by the spread of games of one arm. */
const sizeOf = ({ mean }: Sample, { arms }: Study, blocks: readonly Block[], side: string): number => {
  const spreads = arms.map((_, arm) =>
    sampleOf(blocks.flatMap(({ lines }) => pointsFor(lines[arm] as Block['lines'][number], side) ?? [])),
  );
  const variance = spreads.reduce((sum, { spread }) => sum + spread ** 2, 0) / arms.length;
  return variance === 0 ? 0 : mean / Math.sqrt(variance);
};

/** What the effect is read from first: points where there are any. */
export const measureOf = ({ points, share }: Effect): Mean => points ?? share;

/** Whether luck is ruled out. */
export const isClear = (effect: Effect): boolean => {
  const { low, high } = measureOf(effect);
  return effect.seeds >= LEAST_SEEDS && !effect.isSame && (low > 0 || high < 0);
};

const isPrecise = (effect: Effect, precision: number | undefined): boolean => {
  const { low, high } = measureOf(effect);
  return (
    precision !== undefined &&
    effect.points !== undefined &&
    effect.seeds >= LEAST_SEEDS &&
    (high - low) / 2 <= precision
  );
};

/** Whether every question has its answer before the end. */
export const isSettled = ({ stopping }: Study, effects: readonly Effect[]): boolean =>
  stopping.early &&
  effects.length > 0 &&
  effects.every(effect => isClear(effect) || isPrecise(effect, stopping.precision));
