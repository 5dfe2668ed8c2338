import { hasHex, type HexId } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { besideAtSea, EVERY_HEX, hexOf, isWater, MOUNTAIN, nameOfHex } from '../../model/chart.ts';
import { sayHex } from '../../face/say-hex.ts';
import { isDriftIce, isPackIce, type Season } from './ice.ts';
import { ruling } from '../../testing/orders.ts';
import { hexes, position } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';

const PERIODS = [1, 2, 3, 4] as const;

/** Ridges that lie under the ice: Jan Mayen Ridge, and the west of Mohns Ridge. */
const UNDER_ICE = hexes(
  '2018 1819 1919 1820 1920 1821 1921 1822 1922 1823 1923 1824 1924 1825 1925 2313 2314 2215 2315 2415 2216 2316 2217 2317',
);
/** Ridges in open water all the year: the east of Mohns Ridge, and Reykjanes Ridge. */
const IN_OPEN_WATER = hexes('2411 2511 2412 2512 2413 2513 2414 1634 1435 1236 1137 1038 0541');

const iceOf = (season: Season, hex: HexId): string => {
  if (isPackIce(season, hex)) return 'pack';
  return isDriftIce(season, hex) ? 'drift' : 'open';
};

describe.each([
  [1, 'pack', 374, 0],
  [2, 'drift', 15, 359],
  [3, 'drift', 15, 359],
  [4, 'open', 15, 0],
] as const)('the ice of period %i', (period, ice, pack, drift) => {
  const season = { level: 'advanced', period } as const;
  const waters = EVERY_HEX.filter(isWater);

  test('[16.3] [16.3.1] [16.3.2] hexes of pack ice and of drift ice on the map', () => {
    expect(waters.filter(hex => isPackIce(season, hex)).length).toBe(pack);
    expect(waters.filter(hex => isDriftIce(season, hex)).length).toBe(drift);
  });

  test('[16.3] [22.9] a ridge under the ice is ridge and ice at once', () => {
    for (const hex of UNDER_ICE)
      expect(`${nameOfHex(hex)} ${iceOf(season, hex)} ${hasHex(MOUNTAIN, hex)}`).toBe(
        `${nameOfHex(hex)} ${ice} true`,
      );
  });

  test('[16.3] [22.9] a ridge in open water has none', () => {
    for (const hex of IN_OPEN_WATER)
      expect(`${nameOfHex(hex)} ${iceOf(season, hex)} ${hasHex(MOUNTAIN, hex)}`).toBe(
        `${nameOfHex(hex)} open true`,
      );
  });

  test('[16] no hole in the pack ice: all open water is one sea, but for two hexes that the map leaves open', () => {
    const sea = new Set([hexOf('2922')]);
    for (const hex of sea) for (const next of besideAtSea(hex)) if (!isPackIce(season, next)) sea.add(next);
    const holes = waters.filter(hex => !isPackIce(season, hex) && !sea.has(hex));
    expect(holes.map(nameOfHex).toSorted()).toEqual(period === 1 ? ['1315', '1414'] : []);
  });
});

describe('a ridge under the ice', () => {
  const at = (period: number) =>
    position(
      'surface-activation side=soviet units=[FRNZE] start=2417 hex=2417 | under segment side=soviet arm=surface',
      `soviet @2417 FRNZE | period ${period}`,
      'northern-campaign turn 2 of 36',
    );

  test.each([
    [1, '5.7 pack-ice'],
    [2, '5.3 too-far'],
    [3, '5.3 too-far'],
    [4, 'ok'],
  ])('[5.7] [16.3.3] ships in period %i, three hexes of ridge: %s', (period, result) => {
    expect(ruling(at(period), 'soviet sail 2317 2316 2315')).toBe(result);
  });

  test.each(PERIODS)('[16.3] [22.9] is told as both in period %i', period => {
    const told = sayHex(viewFor(at(period), 'soviet'), hexOf('1820'));
    expect(told).toContain('sub-oceanic mountains');
    expect([/pack ice/.test(told), /drift ice/.test(told)]).toEqual([
      period === 1,
      period === 2 || period === 3,
    ]);
  });
});
