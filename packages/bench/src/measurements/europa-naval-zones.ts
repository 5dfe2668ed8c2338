import { mustBe } from '@narrow-seas/core';
import { chartOf, type DangerZones, drawDangerZones, europaNaval } from '@narrow-seas/europa-naval';
import type { Work } from '../lap.ts';
import { type Measurement, type Window, microsecondsEach } from '../measurement.ts';

const bitsOf = ({ axis, allied }: DangerZones): number =>
  [...axis.words, ...allied.words].reduce((sum, word) => sum + (word & 1), 0);

/** From nothing: the map is a fresh copy each time, so that no disc round a port and no sea is known yet. */
const drawings = (): Work => {
  const { common } = mustBe(europaNaval.setup({ scenario: 'malta', options: {} }));
  const chart = chartOf(common);
  return () => {
    const fresh = { ...chart, ports: chart.ports.map(port => ({ ...port })) };
    return { operations: 1, check: bitsOf(drawDangerZones(fresh, common.danger)) };
  };
};

const inMilliseconds =
  (window: Window): Window =>
  milliseconds =>
    window(milliseconds) / 1000;

export const europaNavalZones = (): Measurement => ({
  id: 'europa-naval-zones',
  title: 'Europa Naval: danger zones of the larger map, from nothing',
  unit: 'ms',
  better: 'less',
  ours: inMilliseconds(microsecondsEach(drawings())),
  target: { of: 'median', is: 'under', value: 30 },
});
