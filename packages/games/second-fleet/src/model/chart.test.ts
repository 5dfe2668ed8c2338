import { countOf } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { BASES, baseAt, baseOf, baseSpec } from '../rules/stacking/bases.ts';
import {
  besideAtSea,
  besideOpen,
  distanceFromNorway,
  EVERY_HEX,
  edgeOf,
  hexNamed,
  hexOf,
  isFjord,
  isWater,
  nameOfHex,
  SOSUS,
  zoneDistance,
  zoneOf,
} from './chart.ts';
import { isDriftIce, isPackIce } from '../rules/movement/ice.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import { isDark } from './time.ts';
import { ZONES } from './vocabulary.ts';

const names = (hexes: readonly number[]): string =>
  hexes
    .map(hex => nameOfHex(hex as never))
    .toSorted()
    .join(' ');

describe('[A7] the map', () => {
  test('every hex lies in a zone, and all eight zones have hexes', () => {
    expect([...new Set(EVERY_HEX.map(zoneOf))].toSorted()).toEqual([...ZONES].toSorted());
  });

  test.each([
    ['2922', '2821 2822 2921 2923 3021 3022'],
    ['3022', '2922 2923 3021 3023 3122 3123'],
  ])('[C.1.3] around %s, even columns half a hex lower', (hex, around) => {
    expect(names(besideOpen(hexOf(hex)))).toBe(around);
  });

  test('[C.1.3] no way for ships across land', () => {
    expect(names(besideAtSea(hexOf('3805')))).toBe('3705');
  });

  test('[A7] the seventeen SOSUS hexes', () => {
    expect(countOf(SOSUS)).toBe(17);
  });

  test.each([
    ['3311', true],
    ['2922', false],
    ['3834', false],
  ])('fjord at %s: %s', (hex, fjord) => {
    expect(isFjord(hexOf(hex))).toBe(fjord);
  });

  test('a hex outside the sheet has no name', () => {
    expect([hexNamed('0000'), hexNamed('4640'), hexNamed('9999')]).toEqual([undefined, undefined, undefined]);
  });

  test('[C.16.3] edges are open sea', () => {
    for (const zone of ['LS', 'NA'] as const) {
      expect(edgeOf(zone).length).toBeGreaterThan(5);
      for (const hex of edgeOf(zone)) expect([isWater(hex), zoneOf(hex)]).toEqual([true, zone]);
    }
  });

  test('[C.20.7] distance from the mainland coast of Norway', () => {
    expect([distanceFromNorway(hexOf('3311')), distanceFromNorway(hexOf('3111'))]).toEqual([0, 1]);
  });
});

/** [A6] */
const ZONE_DISTANCES: readonly (readonly [string, string])[] = [
  ['LS', '01212233'],
  ['NA', '10112233'],
  ['BI', '21011232'],
  ['IC', '11101122'],
  ['NS', '22110121'],
  ['GS', '22211011'],
  ['SV', '33322101'],
  ['BS', '33221110'],
];

test.each(ZONE_DISTANCES)('[A6] zones from %s', (from, row) => {
  expect(ZONES.map(to => zoneDistance(from as (typeof ZONES)[number], to)).join('')).toBe(row);
});

describe('bases', () => {
  test('[A8] 39, each in a hex of its own', () => {
    expect([BASES.length, new Set(BASES.map(({ hex }) => hex)).size]).toEqual([39, 39]);
  });

  test('[1.2] each is a port, an airfield, both, or a landing strip and then neither', () => {
    const kinds = BASES.map(({ airfield, port, strip }) =>
      [airfield ? 'airfield' : '', port ? 'port' : '', strip ? 'strip' : ''].filter(Boolean).join(' and '),
    );
    const counted = Object.fromEntries(
      [...new Set(kinds)].map(kind => [kind, kinds.filter(one => one === kind).length]),
    );
    expect(counted).toEqual({ airfield: 15, port: 11, strip: 10, 'airfield and port': 3 });
  });

  test('ports lie on water', () => {
    expect(BASES.filter(({ port, hex }) => port && !isWater(hex))).toEqual([]);
  });

  test.each([
    ['Keflavik', '1831', 'IC', true, false, 21, 4, 5],
    ['Reykjavik', '1830', 'IC', false, true, 15, 3, 4],
    ['Pechenga', '3605', 'BS', true, true, 21, 0, 0],
    ['Kilpyavr', '3806', 'BS', true, false, 21, 0, 0],
    ['Orland', '3720', 'NS', true, false, 21, 3, 3],
    ['Vago', '2930', 'BI', false, false, 0, 1, 2],
  ])('[A8] %s in %s', (name, hex, zone, airfield, port, closeAA, defence, points) => {
    const base = baseSpec(baseOf(name));
    expect(base).toMatchObject({ zone, airfield, port, closeAA, defence, points });
    expect(nameOfHex(base.hex)).toBe(hex);
    expect(baseAt(base.hex)).toBe(baseOf(name));
  });

  test('[C.2.34] three Kola bases are airfield and port', () => {
    expect(BASES.filter(({ airfield, port }) => airfield && port).map(({ name }) => name)).toEqual([
      'Pechenga',
      'Polyarnyy',
      'Murmansk',
    ]);
  });
});

describe('[16] time of year', () => {
  test.each([
    ['basic', 1, '1610', false],
    ['intermediate', 1, '1610', false],
    ['advanced', 1, '1610', false],
    ['advanced', 2, '1610', true],
    ['advanced', 3, '1610', true],
    ['advanced', 4, '1610', false],
  ] as const)('[C.20.6] [16.3] drift ice, %s game, period %i, %s: %s', (level, period, hex, drift) => {
    expect(isDriftIce({ level, period }, hexOf(hex))).toBe(drift);
  });

  test.each([
    ['basic', 1, '1610', false],
    ['advanced', 1, '1610', true],
    ['advanced', 2, '1610', false],
    ['basic', 4, '1510', true],
    ['advanced', 4, '1510', true],
  ] as const)('[16.3] pack ice, %s game, period %i, %s: %s', (level, period, hex, pack) => {
    expect(isPackIce({ level, period }, hexOf(hex))).toBe(pack);
  });

  test.each([
    [1, 'NS', 'DDD'],
    [1, 'NA', '-DD'],
    [1, 'BI', '-DD'],
    [1, 'LS', '-DD'],
    [2, 'NS', '-DD'],
    [3, 'NS', '--D'],
    [4, 'NS', '---'],
  ] as const)(
    '[16.2.1] [16.2.2] [16.2.3] [16.2.4] darkness in period %i over %s: %s',
    (period, zone, day) => {
      const dark = [1, 2, 3].map(turn => isDark({ turn, level: 'intermediate', period }, zone));
      expect(dark.map(one => (one ? 'D' : '-')).join('')).toBe(day);
    },
  );

  test('[C.24] no darkness in the basic game', () => {
    expect(isDark({ turn: 3, level: 'basic', period: 1 }, 'NS')).toBe(false);
  });
});

test('a scenario that nobody knows throws', () => {
  expect(() => scenarioOf({ scenario: 'nowhere' })).toThrow('nowhere');
});
