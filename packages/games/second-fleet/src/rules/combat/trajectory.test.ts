import { describe, expect, test } from 'vitest';
import { distanceBetween, EVERY_HEX, hexOf, nameOfHex } from '../../model/chart.ts';
import { airDistance, isShortest, quietest, rangeTo, straightFlight } from './trajectory.ts';

const hexes = (text: string) => text.split(' ').filter(Boolean).map(hexOf);

describe('[C.8.1] [C.10.1] ways of missiles', () => {
  test('over open sea the range is the distance', () => {
    expect(rangeTo('open', hexOf('2807'), hexOf('2810'), 5)).toBe(3);
    expect(rangeTo('open', hexOf('2807'), hexOf('2810'), 2)).toBeUndefined();
  });

  test('missiles of ships go round an all-land hexside, those of aircraft do not', () => {
    const blocked = EVERY_HEX.filter(
      hex =>
        distanceBetween(hex, hexOf('3516')) === 2 && rangeTo('open', hex, hexOf('3516'), 2) === undefined,
    );
    expect(blocked.length).toBeGreaterThan(0);
    expect(blocked.map(hex => rangeTo('air', hex, hexOf('3516'), 2))).toEqual(blocked.map(() => 2));
  });

  test.each([
    ['2808 2809', true],
    ['2808', false],
    ['2808 2909', false],
    ['2708 2709', false],
    ['', false],
  ])('from 2807 to 2810 over "%s": %s', (over, shortest) => {
    expect(isShortest('open', hexOf('2807'), hexes(over), hexOf('2810'), 5)).toBe(shortest);
  });

  test('the quietest of the shortest ways is found', () => {
    const loud = hexOf('2808');
    const over = quietest('open', hexOf('2807'), hexOf('2909'), 5, hex => (hex === loud ? 9 : 0));
    expect(over.map(nameOfHex)).toEqual(['2908']);
  });

  test('a straight flight arrives in as many steps as it is far', () => {
    for (const to of EVERY_HEX.filter((_, place) => place % 37 === 0)) {
      const path = straightFlight(hexOf('3906'), to);
      expect(path.length).toBe(airDistance(hexOf('3906'), to));
      expect(path.length).toBeGreaterThanOrEqual(distanceBetween(hexOf('3906'), to));
      if (path.length > 0) expect(path.at(-1)).toBe(to);
    }
  });
});
