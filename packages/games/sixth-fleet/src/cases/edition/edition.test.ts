import { describe, expect, test } from 'vitest';
import { AIRBASES, FORTRESSES, MAP_FILLS } from '../../model/chart.ts';
import { EDITION } from './edition.ts';
import { ORDER_OF_BATTLE } from './order-of-battle.ts';
import { ROSTER } from '../../model/roster.ts';

const fill = (id: string): { readonly rule: string; readonly value: string; readonly reason: string } => {
  const found = EDITION.find(entry => entry.id === id);
  if (found === undefined) throw new RangeError(`There is no fill ${id}`);
  return found;
};

/** `2 CV 7-1-36-4-12-6, 1 CH ...` */
const countIn = (value: string): number =>
  value.split(', ').reduce((sum, part) => sum + Number(part.split(' ')[0]), 0);

describe('the order of battle', () => {
  test('[3.2] every unit belongs to one force, and no force is empty', () => {
    expect(ORDER_OF_BATTLE.filter(({ value }) => value === '').map(({ id }) => id)).toEqual([]);
    expect(ORDER_OF_BATTLE.reduce((sum, { value }) => sum + countIn(value), 0)).toBe(ROSTER.length);
  });

  test.each([
    ['us-carriers', '1 CV 7-1-36-4-12-6, 1 CV 8-1-36-4-12-6'],
    ['us-land-aircraft', '2 F4 12-16-0-9-5-2, 1 P-3 1-8-22-30-2-2'],
    ['us-reinforcements', '5 F4 12-16-0-9-5-2'],
    ['soviet-carrier-aircraft', '2 F 8-12-0-7-3-0'],
    ['soviet-reinforcements', '1 M25 14-3-0-11-6-2, 3 M23 12-12-0-9-5-1'],
  ])('[11.1] [11.2] [12.2] %s', (id, value) => {
    expect(fill(id).value).toBe(value);
  });
});

describe('the tables', () => {
  test('[8.8] the table is written out with its dots', () => {
    const { value } = fill('combat-results-table');
    expect(value).toMatch(/^columns 0 5 10 15 20 25 30 35 40; ECM 0: /);
    expect(value).toContain('ECM 6: . . 1 1 2 3 3 4 5');
  });

  test('[8.45] every third turn is night', () => {
    expect(fill('night-turns').value).toBe('turns 3, 6, 9, 12, 15, 18, 21');
  });

  test('[9.52] both sides have daylight aircraft', () => {
    expect(fill('daylight-types').value).toMatch(/\bIt G91\b.*\bSo F\b/);
  });
});

describe('the map', () => {
  test('[3.1] every fill of the map is in the edition', () => {
    const listed = EDITION.filter(({ id }) => id.startsWith('map ')).map(({ id }) => id.slice('map '.length));
    expect(listed).toEqual(MAP_FILLS.map(({ id }) => id));
    expect(listed).toContain('extent');
  });

  test.each([
    ['map extent', '3.1'],
    ['map airbase grosseto', '9.11'],
    ['map defended defended-2025', '10.41'],
    ['map setup setup-us-1805', '11.1'],
    ['map setup setup-so-1335', '11.2'],
    ['map region restricted', '10.14'],
    ['map region eastern-mediterranean', '13.13'],
    ['map all-land hexsides', '10.12'],
  ])('%s completes case %s', (id, rule) => {
    expect(fill(id).rule).toBe(rule);
  });

  test('[10.41] every Defended hex has a fill; [9.11] all airbases but three that the text places', () => {
    const ofKind = (kind: string): number => EDITION.filter(({ id }) => id.startsWith(`map ${kind} `)).length;
    expect(ofKind('defended')).toBe(FORTRESSES.length);
    expect(ofKind('airbase')).toBe(AIRBASES.length - 3);
  });
});
