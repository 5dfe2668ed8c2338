import { describe, expect, test } from 'vitest';
import { hexOf } from '../../model/chart.ts';
import { position, unit } from '../../testing/positions.ts';
import { fleetCourseOn } from './course.ts';

const CONVOY = position(
  'segment side=nato arm=surface',
  'nato @3231 ALTAR LUMUS YORK | nato @3332 AUSTN HAWES | nato @3721 NRVIK | soviet @3129 IKNEV | soviet @3015 BAKU',
  'norway-convoy turn 3 of 15',
);

/** Hexes that a ship has still to go from a place. */
const wayFrom = (name: string, place: string): number =>
  fleetCourseOn(CONVOY.table, 0)(unit(CONVOY, name), hexOf(place));

describe('the fleet of the convoy', () => {
  test('freighters make for the nearest Norwegian port and stay there', () => {
    expect(wayFrom('ALTAR', '3926')).toBe(0);
    expect(wayFrom('ALTAR', '3330')).toBeLessThan(wayFrom('ALTAR', '3231'));
  });

  test('amphibious ships go on to where they can land', () => {
    expect(wayFrom('AUSTN', '3926')).toBeGreaterThan(0);
    expect(wayFrom('AUSTN', '3721')).toBe(0);
  });

  test('escorts stay by what they escort, coastal craft at home', () => {
    expect(wayFrom('YORK', '3231')).toBe(0);
    expect(wayFrom('YORK', '3229')).toBe(2);
    expect(wayFrom('NRVIK', '3519')).toBe(0);
  });

  test('raiders go for the rich prey, not for the nearest', () => {
    expect(wayFrom('IKNEV', '3230')).toBeLessThan(wayFrom('IKNEV', '3720'));
  });

  test('ships of the Soviets stay in home waters', () => {
    expect(wayFrom('BAKU', '3205')).toBe(0);
    expect(wayFrom('BAKU', '3020')).toBeGreaterThan(wayFrom('BAKU', '3015'));
  });
});

test('carriers stay where their aircraft reach the airfields and missiles of the guard do not reach them', () => {
  const kola = position('segment side=nato arm=surface', 'nato @2716 RSVLT VNCNS | soviet @3203 FRNZE');
  const course = fleetCourseOn(kola.table, 0);
  const ways = ['2716', '3114', '3210', '3306'].map(hex => course(unit(kola, 'RSVLT'), hexOf(hex)));
  expect(Math.min(...ways)).toBe(ways[1]);
  expect(ways[3]).toBeGreaterThan(2);
});

test('[C.11.8] carriers keep together, so that their patrols defend each other', () => {
  const wayOf = (others: string, hex: string): number => {
    const kola = position('segment side=nato arm=surface', `nato @2914 INPDN BHILL | ${others}`);
    return fleetCourseOn(kola.table, 0)(unit(kola, 'INPDN'), hexOf(hex));
  };
  const extra = ['3114', '3014', '2912'].map(
    hex => wayOf('nato @3114 RSVLT', hex) - wayOf('nato @3114 VNCNS', hex),
  );
  expect(extra).toEqual([0, 0, 2]);
});
