import { describe, expect, test } from 'vitest';
import { hexOf } from '../../model/chart.ts';
import { DIE_FACES, type Weather, ZONES } from '../../model/vocabulary.ts';
import {
  CLEAR_SKIES,
  effectAt,
  effectBetween,
  skiesWith,
  WEATHER_EFFECTS,
  weatherAt,
  weatherOnDie,
  zonesOnDie,
} from './weather.ts';

const SHORT: { readonly [weather in Weather]: string } = { clear: 'Cl', squall: 'Sq', storm: 'St' };

describe('the tables', () => {
  test.each([
    [1, 'Cl Cl Cl Cl Sq Sq Sq St St St'],
    [2, 'Cl Cl Cl Cl Cl Sq Sq Sq St St'],
    [3, 'Cl Cl Cl Cl Cl Cl Sq Sq St St'],
    [4, 'Cl Cl Cl Cl Cl Cl Cl Sq Sq St'],
  ] as const)('[A9] [C.2.16] weather of period %i by die', (period, row) => {
    expect(DIE_FACES.map(face => SHORT[weatherOnDie(period, face)]).join(' ')).toBe(row);
  });

  test.each([
    [0, 'LS BS'],
    [1, 'BI SV'],
    [2, 'NS NA'],
    [3, 'GS IC'],
    [4, 'LS NA BS SV'],
    [5, 'BI NS IC GS'],
    [6, 'SV NS'],
    [7, 'BS GS'],
    [8, 'BS SV'],
    [9, ZONES.join(' ')],
  ] as const)('[A9] [C.2.36] zones on a %i', (face, zones) => {
    expect(zonesOnDie(face).join(' ')).toBe(zones);
  });

  test('[C.13] other zones are clear', () => {
    const weather = skiesWith('storm', ['NS', 'BS']);
    expect(weather).toEqual({ ...CLEAR_SKIES, NS: 'storm', BS: 'storm' });
  });
});

describe('effects', () => {
  const { squall, storm } = WEATHER_EFFECTS;

  test('[C.13.1] aircraft', () => {
    expect([squall.carriersNeedAllWeather, squall.halvesBombing, squall.grounds]).toEqual([
      true,
      true,
      false,
    ]);
    expect(storm.grounds).toBe(true);
  });

  test('[C.13.2] ships', () => {
    expect([squall.patrolCraft, squall.movementLoss, squall.ssmDie, squall.halvesAsw]).toEqual([
      'half',
      0,
      0,
      false,
    ]);
    expect([storm.patrolCraft, storm.movementLoss, storm.ssmDie, storm.halvesAsw, storm.highSpeed]).toEqual([
      'in-port',
      1,
      -2,
      true,
      false,
    ]);
  });

  test.each([
    ['[C.13.4] search', 'searchDie', 0, 1, 2],
    ['[C.13.4] extended zones', 'extendedZones', true, true, false],
    ['[C.13.5] supply at sea', 'supplyAtSea', 'all', 'half', 'none'],
    ['[C.13.6] assault die', 'assaultDie', 0, -1, 0],
    ['[C.13.6] parachutists', 'paras', 'all', 'half', 'none'],
    ['[C.13.6] landings', 'landings', true, true, false],
    ['[C.13.7] sweeping', 'sweeping', true, true, false],
  ] as const)('%s', (_name, field, ...expected) => {
    expect([WEATHER_EFFECTS.clear[field], squall[field], storm[field]]).toEqual(expected);
  });

  test('[C.13] [17] a hex has the weather of its zone, and between zones the worse counts', () => {
    const sky = { weather: { ...CLEAR_SKIES, NS: 'squall', GS: 'storm' } as const };
    const [norwegian, greenland, iceland] = [hexOf('3120'), hexOf('2218'), hexOf('2330')];
    expect([norwegian, greenland, iceland].map(hex => weatherAt(sky, hex))).toEqual([
      'squall',
      'storm',
      'clear',
    ]);
    expect(effectBetween(sky, norwegian, greenland)).toBe(storm);
    expect(effectBetween(sky, iceland, norwegian)).toBe(squall);
    expect(effectAt(sky, iceland)).toBe(WEATHER_EFFECTS.clear);
  });
});
