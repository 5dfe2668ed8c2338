import { describe, expect, test } from 'vitest';
import { hexOf } from '../../model/chart.ts';
import { position, units } from '../../testing/positions.ts';
import { parseAim } from './aim.ts';
import { wayOf } from './way.ts';

const SEA = position(
  'arm side=nato segment=1 first=nato',
  'nato @3231 ALTAR YORK | nato @3332 AUSTN HAWES | soviet @3129 IKNEV | soviet @3015 BAKU',
  'norway-convoy turn 3 of 15',
);

const wayFrom = (side: 'nato' | 'soviet', names: string, text: string, place: string): number | undefined => {
  const aim = parseAim(text);
  return aim === undefined ? undefined : wayOf(SEA.table, side, units(SEA, names), aim)?.(hexOf(place));
};

describe('where an order leads', () => {
  test('into a port, and to where one is', () => {
    expect(wayFrom('nato', 'ALTAR', 'port Bergen', '3926')).toBe(0);
    expect(wayFrom('nato', 'ALTAR', 'port Bergen', '3825')).toBe(1);
    expect(wayFrom('nato', 'ALTAR', 'hold 3231', '3231')).toBe(0);
  });

  test('at the enemy as far as missiles reach, to the own ships all the way', () => {
    expect(wayFrom('soviet', 'BAKU', 'hunt ALTAR', '3226')).toBe(0);
    expect(wayFrom('soviet', 'BAKU', 'hunt ALTAR', '3222')).toBeGreaterThan(0);
    expect(wayFrom('soviet', 'IKNEV', 'hunt ALTAR', '3230')).toBe(0);
    expect(wayFrom('nato', 'HAWES', 'join ALTAR', '3230')).toBe(1);
  });

  test('away from what could attack', () => {
    const near = wayFrom('nato', 'ALTAR', 'shun', '3130') as number;
    expect(wayFrom('nato', 'ALTAR', 'shun', '3133')).toBeLessThan(near);
    expect(wayFrom('nato', 'ALTAR', 'shun', '3140')).toBe(0);
  });

  test('nowhere when whom it names is gone, and for what is no order to ships', () => {
    expect(wayFrom('soviet', 'BAKU', 'hunt PLLUX', '3015')).toBeUndefined();
    expect(wayFrom('soviet', 'BAKU', 'strike ALTAR', '3015')).toBeUndefined();
  });
});
