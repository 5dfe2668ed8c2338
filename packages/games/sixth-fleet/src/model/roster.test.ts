import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { domainOfKind, isCarrier, ROSTER, specOf, type UnitSpec, unitNamed } from './roster.ts';
import { canAttack, isNight } from '../rules/combat/strength.ts';
import { table } from '../testing/table.ts';
import type { UnitId } from './vocabulary.ts';

const named = (name: string): UnitSpec => {
  const spec = ROSTER.find(unit => unit.name === name);
  if (spec === undefined) throw new RangeError(`There is no unit ${name}`);
  return spec;
};

const ratingsOf = ({ ratings }: UnitSpec): string =>
  [
    ratings.antiAir,
    ratings.antiSurface,
    ratings.antiSubmarine,
    ratings.move,
    ratings.defence,
    ratings.ecm,
  ].join('-');

const count = (isMeant: (spec: UnitSpec) => boolean): number => ROSTER.filter(isMeant).length;

describe('what the text says of single counters', () => {
  test.each([
    ['[3.21] the sample surface unit', 'US6', 'CG', '9-9-9-4-2-4'],
    ['[3.22] the sample submarine', 'It22', 'SS', '0-12-16-2-8-4'],
    ['[3.23] the sample aircraft', 'Soa42', 'F', '8-12-0-7-3-0'],
    ['[8.0] the Greek destroyers', 'Gr25', 'DD', '8-8-12-4-4-2'],
    ['[8.0] the Turkish escorts', 'Tu36', 'DE', '6-6-12-2-6-1'],
    ['[8.0] the Soviet SG', 'So32', 'SG', '0-30-12-3-8-5'],
    ['[8.2] the American carrier', 'US1', 'CV', '7-1-36-4-12-6'],
    ['[8.2] the American SN', 'US11', 'SN', '0-30-15-5-10-6'],
  ])('%s', (_name, name, kind, ratings) => {
    expect([named(name).kind, ratingsOf(named(name))]).toEqual([kind, ratings]);
  });

  test('[3.24] kinds of ships, and whatever else flies', () => {
    expect(['CV', 'CH', 'CG', 'CA', 'DD', 'DE'].map(domainOfKind)).toEqual(Array(6).fill('surface'));
    expect(['SS', 'SG', 'SN'].map(domainOfKind)).toEqual(Array(3).fill('submarine'));
    expect(['F4', 'NIM', 'M23'].map(domainOfKind)).toEqual(Array(3).fill('air'));
  });

  test('[3.25] Soviet units are So, NATO has seven nations; Soviet ships belong to fleet M or B', () => {
    for (const { side, nation, domain, fleet } of ROSTER) {
      expect(nation === 'So').toBe(side === 'soviet');
      if (side === 'soviet' && domain !== 'air') expect(['M', 'B']).toContain(fleet);
    }
    expect(new Set(ROSTER.filter(({ side }) => side === 'nato').map(({ nation }) => nation)).size).toBe(7);
  });

  test('[6.41] [8.41] no submarine can attack aircraft', () => {
    for (const spec of ROSTER.filter(({ domain }) => domain === 'submarine'))
      expect(canAttack(spec, 'air')).toBe(false);
  });

  test('[9.11] [9.61] only Soviet, American and French aircraft are carrier-based, and each has its carrier', () => {
    const based = ROSTER.filter(({ carrierBased }) => carrierBased);
    expect(new Set(based.map(({ nation }) => nation))).toEqual(new Set(['So', 'US', 'Fr']));
    for (const { home, nation } of based) {
      const carrier = named(home.slice(3));
      expect([isCarrier(carrier), carrier.nation]).toEqual([true, nation]);
      expect(based.filter(other => other.home === home).length).toBeLessThanOrEqual(6);
    }
  });
});

describe('how many there are', () => {
  test.each([
    [
      '[11.1] American land-based at the start',
      'US',
      'F4 2, P-3 1',
      (spec: UnitSpec) => spec.arrives === 'start' && !spec.carrierBased,
    ],
    ['[11.1] aboard Saratoga', 'US', 'A5 1, A7 2, F4 2, S3 1', (spec: UnitSpec) => spec.home === 'CV:US1'],
    ['[11.1] aboard America', 'US', 'A6 1, A7 2, F14 2, S3 1', (spec: UnitSpec) => spec.home === 'CV:US2'],
    ['[11.1] British', 'Br', 'LTG 1, NIM 2', () => true],
    [
      '[11.2] Soviet land-based at the start',
      'So',
      'B12 2, M23 6, M25 4, T16 4, T22 1',
      (spec: UnitSpec) => spec.arrives === 'start' && !spec.carrierBased,
    ],
    ['[11.2] [12.24] Soviet carrier-based', 'So', 'F 4', (spec: UnitSpec) => spec.carrierBased],
    ['[12.21] American reinforcements', 'US', 'F4 5', (spec: UnitSpec) => spec.arrives === 'turn-11'],
    [
      '[12.23] Soviet land-based reinforcements',
      'So',
      'M23 3, M25 1',
      (spec: UnitSpec) => spec.arrives === 'turn-11' && !spec.carrierBased,
    ],
    ['[14.3] Israeli', 'Is', 'A4 6, F4 6', () => true],
  ] as const)('%s', (_name, nation, expected, isMeant) => {
    const found = ROSTER.filter(spec => spec.domain === 'air' && spec.nation === nation && isMeant(spec));
    const kinds = [...new Set(found.map(({ kind }) => kind))].toSorted();
    expect(kinds.map(kind => `${kind} ${found.filter(spec => spec.kind === kind).length}`).join(', ')).toBe(
      expected,
    );
  });

  test('[11.1] [12.22] two American carriers, one French, one Soviet at the start and one later', () => {
    const carriers = ROSTER.filter(isCarrier).map(
      ({ name, arrives, title }) => `${name} ${title.split(' ')[0]} ${arrives}`,
    );
    expect(carriers.filter(text => !text.startsWith('Fr'))).toEqual([
      'US1 Saratoga start',
      'US2 America start',
      'So1 Minsk start',
      'So2 Kiev turn-11',
    ]);
    expect(count(spec => isCarrier(spec) && spec.nation === 'Fr')).toBe(1);
  });
});

describe('the scale', () => {
  test('[3.6] a turn is eight hours: three make a day, one of them night, and a campaign a week', () => {
    const turns = Array.from({ length: 21 }, (_, place) => place + 1);
    const days = [0, 3, 6, 9, 12, 15, 18].map(place => turns.slice(place, place + 3));
    expect(days.map(day => day.filter(isNight).length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    for (const turn of turns) expect(isNight(turn + 3)).toBe(isNight(turn));
  });

  test('[3.6] a hex is 45.4 nautical miles, on the map file', () => {
    const map: { readonly nmPerHex: number } = JSON.parse(
      readFileSync(new URL('../../data/sixth-fleet.map.json', import.meta.url), 'utf8'),
    );
    expect(map.nmPerHex).toBe(45.4);
  });
});

test('units are found by name, made-up ones too; others are not there', () => {
  const state = table('over', 'unit X nato US DD 9-9-9-4-2-2');
  expect(unitNamed(state, 'X')).toBe(ROSTER.length);
  expect(specOf(state, ROSTER.length as UnitId).name).toBe('X');
  expect(unitNamed(state, 'Y')).toBeUndefined();
  expect(() => specOf(state, (ROSTER.length + 1) as UnitId)).toThrow('There is no unit');
});
