import { percent } from '@narrow-seas/core';
import type { CountedLoss } from './account.ts';
import {
  bottomAxis,
  bottomTitle,
  box,
  HEIGHT,
  leftAxis,
  line,
  picture,
  type Range,
  round,
  scaleOf,
  text,
} from './plot.ts';
import type { Band } from './statistics.ts';
import type { CountedShare } from './summary.ts';
import { REPORT_WORDS } from '../words/simulate.ts';

/** A bar for each share, with its 95% interval. */
export const sharesPlot = (
  title: string,
  shares: readonly (CountedShare & { readonly name: string })[],
): string => {
  const up = { from: 0, to: 1 };
  const scale = scaleOf({ from: 0, to: shares.length }, up);
  const bars = shares.map(({ name, share, low, high, count }, place) => {
    const [left, right] = [scale.x(place + 0.2), scale.x(place + 0.8)];
    const middle = scale.x(place + 0.5);
    return [
      box(
        left,
        scale.y(share),
        right - left,
        scale.y(0) - scale.y(share),
        `bar c${place % 4}`,
        `${name}: ${count}`,
      ),
      line(middle, scale.y(low), middle, scale.y(high), 'interval'),
      line(middle - 6, scale.y(low), middle + 6, scale.y(low), 'interval'),
      line(middle - 6, scale.y(high), middle + 6, scale.y(high), 'interval'),
      text(middle, HEIGHT - 24, name),
      text(middle, HEIGHT - 8, percent(share), 'middle', 'title'),
    ].join('');
  });
  return picture(title, leftAxis(scale, up, percent) + bars.join(''));
};

const BINS = 24;

/** There is no half a game. */
const whole = (tick: number): string => (Number.isInteger(tick) ? String(tick) : '');

/** How often values fall into each of equal bins. */
export const histogram = (title: string, values: readonly number[], axis: string): string => {
  const across = { from: Math.min(...values), to: Math.max(...values) };
  const width = binWidth(across);
  const first = Math.floor(across.from / width);
  const counts = new Array<number>(Math.floor(across.to / width) - first + 1).fill(0);
  for (const value of values) {
    const bin = Math.floor(value / width) - first;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const [range, up] = [
    { from: first * width, to: (first + counts.length) * width },
    { from: 0, to: Math.max(...counts) },
  ];
  const scale = scaleOf(range, up);
  const bars = counts.map((count, bin) => {
    const [from, to] = [(first + bin) * width, (first + bin + 1) * width];
    const words = REPORT_WORDS.range(round(from), round(to), count);
    return box(
      scale.x(from) + 1,
      scale.y(count),
      scale.x(to) - scale.x(from) - 2,
      scale.y(0) - scale.y(count),
      'bar c0',
      words,
    );
  });
  return picture(
    title,
    leftAxis(scale, up, whole) + bars.join('') + bottomAxis(scale, range) + bottomTitle(axis),
  );
};

/** A round width that gives at most this many bins. */
const binWidth = ({ from, to }: Range): number => {
  const rough = Math.max(1e-9, to - from) / BINS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find(factor => factor * power >= rough) ?? 10) * power;
};

/** The mean of the points turn by turn, in the range of 80 games of 100. */
export const coursePlot = (
  title: string,
  course: readonly (Band & { readonly turn: number })[],
  axis: string,
): string => {
  const across = {
    from: Math.min(...course.map(({ turn }) => turn)),
    to: Math.max(...course.map(({ turn }) => turn)),
  };
  const up = {
    from: Math.min(0, ...course.map(({ low }) => low)),
    to: Math.max(0, ...course.map(({ high }) => high)),
  };
  const scale = scaleOf(across, up);
  const at = (turn: number, value: number): string => `${scale.x(turn)},${scale.y(value)}`;
  const edge = [
    ...course.map(({ turn, high }) => at(turn, high)),
    ...course.toReversed().map(({ turn, low }) => at(turn, low)),
  ];
  const middle = course.map(({ turn, mean }) => at(turn, mean));
  return picture(
    title,
    `${leftAxis(scale, up)}<polygon class="band" points="${edge.join(' ')}"/><polyline class="line" points="${middle.join(' ')}"/>${bottomAxis(scale, across)}${bottomTitle(axis)}`,
  );
};

/** Losses a game, by what was lost; each bar is made up of causes. */
export const lossesPlot = (
  title: string,
  losses: readonly CountedLoss[],
  causes: readonly string[],
  games: number,
): string => {
  const kinds = [...new Set(losses.map(({ side, kind }) => `${side} ${kind}`))].slice(0, MOST_KINDS);
  const sums = kinds.map(
    name => sumOf(losses.filter(({ side, kind }) => `${side} ${kind}` === name)) / games,
  );
  const up = { from: 0, to: Math.max(...sums, 0) };
  const scale = scaleOf({ from: 0, to: kinds.length }, up);
  const bars = kinds.map((name, place) => {
    let under = 0;
    const parts = causes.map((cause, colour) => {
      const mean =
        sumOf(losses.filter(loss => `${loss.side} ${loss.kind}` === name && loss.cause === cause)) / games;
      under += mean;
      return mean === 0
        ? ''
        : box(
            scale.x(place + 0.15),
            scale.y(under),
            scale.x(0.7) - scale.x(0),
            scale.y(0) - scale.y(mean),
            `bar c${colour % 8}`,
            `${name}, ${cause}: ${mean.toFixed(2)} a game`,
          );
    });
    return parts.join('') + text(scale.x(place + 0.5), HEIGHT - 26 + (place % 2) * 14, name);
  });
  return picture(title, leftAxis(scale, up) + bars.join(''));
};

const MOST_KINDS = 16;

const sumOf = (losses: readonly CountedLoss[]): number => losses.reduce((sum, { count }) => sum + count, 0);
