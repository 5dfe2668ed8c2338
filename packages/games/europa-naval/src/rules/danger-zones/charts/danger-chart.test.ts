import { readFileSync, writeFileSync } from 'node:fs';
import { distance, type HexId, hasHex, hexesIn } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { CHARTS, type Chart, portOfName } from '../../../model/chart.ts';
import { drawDangerZones } from '../danger-zone.ts';
import { type ChartDate, causeAt, DATES } from './chronicle.ts';
import { drawDangerChart } from './danger-chart.ts';

const NAMES = { mediterranean: 'The Mediterranean', baltic: 'The Baltic' } as const;

const drawings = (['mediterranean', 'baltic'] as const).flatMap(map =>
  DATES.map(date => [map, date] as const),
);

const fileOf = (map: Chart['name'], date: ChartDate): URL => {
  const at = String(DATES.indexOf(date) + 1);
  const name = `${map}-${at}-${date.toLowerCase().replaceAll(' ', '-')}.svg`;
  return new URL(`../../../../../../../docs/maps/danger-zones/${name}`, import.meta.url);
};

/** Run with UPDATE_CHARTS=1 after a wanted change, and look at what has changed. */
test.each(drawings)('[36.D] the danger zones of %s in %s are drawn as they are', (map, date) => {
  const chart = CHARTS[map];
  const svg = drawDangerChart(chart, causeAt(chart, date), `${NAMES[map]}, ${date}: danger zones`);
  if (process.env['UPDATE_CHARTS']) writeFileSync(fileOf(map, date), svg);
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(svg).toBe(readFileSync(fileOf(map, date), 'utf8'));
});

const zonesAt = (map: Chart['name'], date: ChartDate) =>
  drawDangerZones(CHARTS[map], causeAt(CHARTS[map], date));

const sizes = (map: Chart['name']): readonly (readonly [number, number])[] =>
  DATES.map(date => {
    const { axis, allied } = zonesAt(map, date);
    return [hexesIn(axis).length, hexesIn(allied).length];
  });

describe('the course of the war', () => {
  test('[36.D.1.c] the line falls, the safe zone begins and grows', () => {
    expect(DATES.map(date => causeAt(CHARTS.baltic, date).safe)).toEqual([
      'none',
      'kronshtadt',
      'kronshtadt',
      'kronshtadt',
      'kronshtadt',
      'kronshtadt',
      'kronshtadt',
      'x1',
    ]);
    expect(DATES.map(date => causeAt(CHARTS.baltic, date).lineFell)).toEqual([
      false,
      ...DATES.slice(1).map(() => true),
    ]);
  });

  test('[36.D.1.a 4] the Adriatic is dangerous to the Allies until Italy surrenders', () => {
    const bari = portOfName(CHARTS.mediterranean, 'Bari').hex;
    expect(DATES.map(date => hasHex(zonesAt('mediterranean', date).axis, bari))).toEqual(
      DATES.map((_, at) => at < 5),
    );
  });

  test('[36.D.1.b] no hex is dangerous to both but off a naval base in the Baltic', () => {
    for (const [map, date] of drawings) {
      const { grid, ports } = CHARTS[map];
      const { axis, allied } = zonesAt(map, date);
      const offBase = (hex: HexId): boolean =>
        map === 'baltic' && ports.some(port => port.naval && distance(grid, port.hex, hex) <= 1);
      const both = hexesIn(axis).filter(hex => hasHex(allied, hex) && !offBase(hex));
      expect(both.map(hex => `${map} ${date} ${hex}`)).toEqual([]);
    }
  });

  test('the Axis zone of the Mediterranean shrinks with the war', () => {
    const axis = sizes('mediterranean').map(([size]) => size);
    expect(axis.slice(5).every(size => size < (axis[0] ?? 0))).toBe(true);
  });
});
