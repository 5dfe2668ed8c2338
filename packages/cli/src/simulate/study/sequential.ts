import { studentAt, studentBeyond } from '../distributions.ts';
import type { Mean } from '../statistics.ts';

/**
 * When may one stop looking? Of the 5% by which an interval may miss, 1% is for looks along the way: Robbins' mixture for a
 * mean of unknown spread (Lai 1976; Wang and Ramdas 2023), a sequence of intervals that all hold at once, so that stopping
 * at any of them, for whatever reason, breaks nothing. The other 4% is for the end that was named before the first game:
 * there it is Student's interval, so that what the looks cost is little.
 */
const FOR_LOOKS = 0.2;
const FOR_THE_END = 1 - FOR_LOOKS;

/** The spread of effects that the mixture looks for, in standard deviations squared: it is sharpest at about 50 seeds. */
const MIXTURE = 0.15;

export interface Sample {
  readonly count: number;
  readonly mean: number;
  /** Standard deviation. */
  readonly spread: number;
}

export const sampleOf = (values: readonly number[]): Sample => {
  const count = values.length;
  const mean = count === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { count, mean, spread: count < 2 ? 0 : Math.sqrt(squares / (count - 1)) };
};

const around = (mean: number, half: number): Mean => ({ mean, low: mean - half, high: mean + half });

/** An interval that may be looked at after every seed: all of them hold at once with a chance of 1 - `miss`. */
export const intervalAnytime = ({ count, mean, spread }: Sample, miss: number): Mean => {
  if (count < 2) return around(mean, Infinity);
  const whole = 1 + count * MIXTURE;
  const bound = Math.exp(Math.log(whole / miss ** 2) / count);
  if (bound >= whole) return around(mean, Infinity);
  const t = Math.sqrt(((bound - 1) / (1 - bound / whole)) * (count - 1));
  return around(mean, (t * spread) / Math.sqrt(count));
};

/** The chance by luck that goes with it: 1 divided by how much more a true effect would explain. */
export const chanceAnytime = ({ count, mean, spread }: Sample): number => {
  if (count < 2) return 1;
  if (spread === 0) return mean === 0 ? 1 : 0;
  const whole = 1 + count * MIXTURE;
  const x = ((mean / spread) ** 2 * count) / (count - 1);
  const evidence = -0.5 * Math.log(whole) + (count / 2) * Math.log((1 + x) / (1 + x / whole));
  return Math.min(1, Math.exp(-evidence));
};

/** Where a study stands: under way, or at the end that was named beforehand. */
export type Stage = 'under-way' | 'at-the-end';

/** The interval that holds the true mean with a chance of 1 - `miss`, however the study came to end. */
export const intervalOf = (sample: Sample, miss: number, stage: Stage): Mean => {
  if (stage === 'under-way') return intervalAnytime(sample, miss * FOR_LOOKS);
  const { count, mean, spread } = sample;
  if (count < 2) return around(mean, Infinity);
  return around(mean, (studentAt(miss * FOR_THE_END, count - 1) * spread) / Math.sqrt(count));
};

/** How likely an effect at least as clear is by luck alone, the looks along the way counted. */
export const chanceOf = (sample: Sample, stage: Stage): number => {
  const looked = chanceAnytime(sample) / FOR_LOOKS;
  const { count, mean, spread } = sample;
  if (stage === 'under-way' || count < 2 || spread === 0) return Math.min(1, looked);
  const atEnd = studentBeyond((mean / spread) * Math.sqrt(count), count - 1) / FOR_THE_END;
  return Math.min(1, looked, atEnd);
};
