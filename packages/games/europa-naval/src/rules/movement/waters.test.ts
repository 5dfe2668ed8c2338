import { expect, test } from 'vitest';
import { CHARTS } from '../../model/chart.ts';
import { seaHexes } from './waters.ts';

test.each([CHARTS.mediterranean, CHARTS.baltic])('the sea is listed whole, and once for a map', chart => {
  const sea = seaHexes(chart);
  expect(new Set(sea).size).toBe(chart.water.filter(wet => wet === 1).length);
  expect(sea.every(hex => chart.water[hex] === 1)).toBe(true);
  expect(seaHexes(chart)).toBe(sea);
});
