import { wilson } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { scaleOf, ticksOf } from './plot.ts';
import { coursePlot, histogram, lossesPlot, sharesPlot } from './plots.ts';
import { bandOf } from './statistics.ts';

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

test('ticks are round numbers within the range', () => {
  expect(ticksOf({ from: 0, to: 1 }, 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(ticksOf({ from: -37, to: 64 }, 5)).toEqual([0, 50]);
  expect(ticksOf({ from: 0, to: 7 }, 5)).toEqual([0, 2, 4, 6]);
});

test('a scale puts the ends of its range at the ends of the picture, and no range in the middle', () => {
  const { x, y } = scaleOf({ from: 10, to: 20 }, { from: 0, to: 1 });
  expect([x(10), x(20)]).toEqual([56, 624]);
  expect(y(0)).toBeGreaterThan(y(1));
  expect(scaleOf({ from: 5, to: 5 }, { from: 0, to: 0 }).x(5)).toBe(340);
});

test('every value is in one bar of the histogram, the outermost too', () => {
  const values = [-3, -3, 0, 1, 2, 7, 7, 7, 20];
  const plot = histogram('Net', values, 'points');
  const counts = [...plot.matchAll(/<title>[^<]*: (\d+)<\/title>/g)].map(([, found]) => Number(found));
  expect(counts.reduce((sum, found) => sum + found, 0)).toBe(values.length);
  expect(Math.max(...counts)).toBe(3);
  expect(histogram('Net', [4, 4], 'points')).toContain(': 2</title>');
});

test('a share has a bar as high as it is, and its interval', () => {
  const plot = sharesPlot('Won', [{ name: 'nato <b>', count: 5, ...wilson(5, 10) }]);
  expect(count(plot, /<rect /g)).toBe(1);
  expect(count(plot, /class="interval"/g)).toBe(3);
  expect(plot).toContain('nato &lt;b&gt;');
});

test('the course has a point for each turn, and its band is closed', () => {
  const course = [1, 2, 3].map(turn => ({ turn, ...bandOf([turn, turn + 4]) }));
  const plot = coursePlot('Points', course, 'turn');
  const points = (name: string): number =>
    (new RegExp(`class="${name}" points="([^"]*)"`).exec(plot)?.[1] ?? '').split(' ').length;
  expect([points('line'), points('band')]).toEqual([3, 6]);
});

test('losses are stacked by cause, a game each', () => {
  const losses = [
    { side: 'nato', kind: 'CV', cause: 'combat', count: 2 },
    { side: 'nato', kind: 'CV', cause: 'no-base', count: 2 },
    { side: 'soviet', kind: 'SG', cause: 'combat', count: 6 },
  ];
  const plot = lossesPlot('Losses', losses, ['combat', 'no-base'], 4);
  expect(plot).toContain('nato CV, no-base: 0.50 a game');
  expect(plot).toContain('soviet SG, combat: 1.50 a game');
  expect(count(plot, /<rect /g)).toBe(3);
});
