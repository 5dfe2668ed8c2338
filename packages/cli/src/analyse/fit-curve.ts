import { chanceFrom, scoreOf } from '@narrow-seas/ai';
import type { WinCurve } from '@narrow-seas/core';
import type { PlayedGame, Sample } from './outcomes.ts';

/** Least spread, so that no result is ever called certain. */
const LEAST = 0.5;

const clamped = (chance: number): number => Math.min(0.999, Math.max(0.001, chance));

/** How surprised somebody is by the result who believes in the curve. */
const surprise = (curve: WinCurve, { stage, value, result }: Sample): number => {
  const { win, draw, loss } = chanceFrom(curve, value, stage);
  return -Math.log(clamped(result === 1 ? win : result === 0 ? loss : draw));
};

/** Every game counts alike, however many moments it has. */
const meanSurprise = (curve: WinCurve, games: readonly PlayedGame[]): number => {
  let sum = 0;
  for (const { samples } of games) {
    let own = 0;
    for (const sample of samples) own += surprise(curve, sample);
    sum += own / Math.max(1, samples.length);
  }
  return sum / games.length;
};

type Knobs = readonly [start: number, end: number, leanStart: number, leanEnd: number, draw: number];

/** Whatever the knobs say, the spread shrinks towards the end. */
const curveOf = (length: number, [start, end, leanStart, leanEnd, draw]: Knobs): WinCurve => {
  const least = LEAST + Math.abs(end);
  return {
    length,
    spread: [least + Math.abs(start), least],
    lean: [leanStart, leanEnd],
    draw: Math.abs(draw),
  };
};

/** Turns of all knobs without a better curve before the steps become smaller, and how small they become. */
const SMALLEST = 0.05;

/** The curve that is surprised least by these games. */
export const fitCurve = (games: readonly PlayedGame[], scale: number): WinCurve => {
  const lengths = games.map(({ stage }) => stage).toSorted((a, b) => a - b);
  const length = lengths[Math.floor(lengths.length / 2)] ?? 1;
  let knobs: Knobs = [scale, scale / 4, 0, 0, scale / 2];
  let best = meanSurprise(curveOf(length, knobs), games);
  for (let step = scale; step > SMALLEST; ) {
    let isBetter = false;
    for (const [place] of knobs.entries())
      for (const sign of [-1, 1]) {
        const tried = knobs.map((knob, at) => (at === place ? knob + sign * step : knob)) as unknown as Knobs;
        const found = meanSurprise(curveOf(length, tried), games);
        if (found >= best) continue;
        [knobs, best, isBetter] = [tried, found, true];
      }
    if (!isBetter) step /= 2;
  }
  const { spread, lean, draw } = curveOf(length, knobs);
  const short = (value: number): number => Math.round(value * 100) / 100;
  return {
    length,
    spread: [short(spread[0]), short(spread[1])],
    lean: [short(lean[0]), short(lean[1])],
    draw: short(draw),
  };
};

/** What was foretold between two bounds, and what came of it. */
export interface Reliability {
  readonly from: number;
  readonly to: number;
  readonly moments: number;
  readonly games: number;
  readonly foretold: number;
  readonly happened: number;
}

const BANDS = 5;

/** The expected result by the curve against the results of other games, in bands. */
export const reliabilityOf = (curve: WinCurve, games: readonly PlayedGame[]): readonly Reliability[] =>
  Array.from({ length: BANDS }, (_, band) => {
    const [from, to] = [band / BANDS, (band + 1) / BANDS];
    let [moments, foretold, happened, inGames] = [0, 0, 0, 0];
    for (const { samples } of games) {
      const own = samples.filter(({ value, stage }) => {
        const score = scoreOf(chanceFrom(curve, value, stage));
        return score >= from && (score < to || to === 1);
      });
      inGames += own.length > 0 ? 1 : 0;
      moments += own.length;
      for (const { value, stage, result } of own) {
        foretold += scoreOf(chanceFrom(curve, value, stage));
        happened += result;
      }
    }
    const mean = (sum: number): number => (moments === 0 ? 0 : sum / moments);
    return { from, to, moments, games: inGames, foretold: mean(foretold), happened: mean(happened) };
  });

/** The mean square of how far expected results were off; the lower the better. */
export const brierOf = (foretell: (sample: Sample) => number, games: readonly PlayedGame[]): number => {
  let sum = 0;
  for (const { samples } of games)
    sum +=
      samples.reduce((own, sample) => own + (foretell(sample) - sample.result) ** 2, 0) /
      Math.max(1, samples.length);
  return sum / games.length;
};
