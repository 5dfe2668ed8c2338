import { describe, expect, test } from 'vitest';
import { hexOf, nameOfHex } from '../model/chart.ts';
import { specOf } from '../model/roster.ts';
import { table, unit } from '../testing/table.ts';
import { BREAK_OUT } from './break-out.ts';
import { unescorted } from './escort.ts';
import { hemmedIn } from './hemmed-in.ts';
import { siegeOf } from './siege.ts';
import { headway } from './sortie.ts';

const CAMPAIGN = 'campaign turn 11 of 21';
const MOVING = 'movement side=soviet';
const GUNS = 'soviet @2126 So11 So8 So9';

describe('[10.44] the chance to open the Bosphorus', () => {
  test.each([
    ['three cruisers: 22 + 14 + 14 - 30 on ECM 5 needs 3', MOVING, `${GUNS} | nato @0914 US6`, 3 / 6],
    [
      'two stacks, one after the other: 22 + 14 + 13 - 30 needs 2',
      MOVING,
      `${GUNS} | soviet @2125 So6 So10 So2 | nato @0914 US6`,
      1 - (3 / 6) * (4 / 6),
    ],
    [
      'nothing while a submarine is in it that they cannot drive off',
      MOVING,
      'soviet @2126 So11 | nato @2025 Tu37',
      0,
    ],
    [
      'others drive the submarine off first: 18 + 14 + 10 less twice 7 on ECM 3 needs 4',
      MOVING,
      `${GUNS} | soviet @2125 So22 So29 So30 | nato @2025 Tu37`,
      (4 / 6) * (3 / 6),
    ],
    [
      'who has attacked does not fire again',
      'combat side=soviet attacked=So11 targets=2026',
      `${GUNS} | nato @0914 US6`,
      0,
    ],
    [
      '[9.22] bombers that must land do not fire',
      `${MOVING} mustLand=Soa1,Soa2,Soa3`,
      'soviet @2126 Soa1 Soa2 Soa3 | nato @0914 US6',
      0,
    ],
    ['it is open', MOVING, 'soviet @2126 So31 | nato @2025 Tu37 | destroyed 2025', 1],
  ])('%s', (_title, phase, forces, chance) => {
    expect(siegeOf(table(phase, forces, CAMPAIGN))).toBeCloseTo(chance, 9);
  });
});

test('[12.24] a ship nearer to the Mediterranean has come farther, those of the other fleet are not counted', () => {
  const at = (ship: string, hex: string): number =>
    headway(table(MOVING, `soviet @${hex} ${ship} | nato @0914 US6`, CAMPAIGN));
  expect(at('So8', '1925') - at('So8', '2126')).toBe(2);
  expect(at('So8', '2126') - at('So8', '2127')).toBe(1);
  expect(at('So5', '1925')).toBe(0);
});

describe('[8.24] ships that a submarine could corner', () => {
  test.each([
    [
      'a cruiser with 9 against submarines, a boat with defence 10 two moves away',
      'soviet @1120 So7 | nato @1116 US11',
      4,
    ],
    ['the same with an escort', 'soviet @1120 So7 So22 | nato @1116 US11', 0],
    ['the same out of reach', 'soviet @1120 So7 | nato @1112 US11', 0],
    ['not in the Black Sea', 'soviet @2126 So8 | nato @2025 US11', 0],
  ])('%s', (_title, forces, points) => {
    expect(unescorted(table(MOVING, forces, CAMPAIGN))).toBe(points);
  });
});

describe('[9.31] aircraft beside enemies whose way home could be closed', () => {
  test.each([
    ['beside one group three ways of six are free', 'soviet @0915 Soa8 | nato @0914 US6', 0],
    [
      'between two opposite groups none is: both its points',
      'soviet @0915 Soa8 | nato @0914 US6 | nato @0916 US7',
      2,
    ],
    ['away from them', 'soviet @0918 Soa8 | nato @0914 US6', 0],
    ['at its base', 'soviet @2124 Soa8 | nato @2025 Tu36', 0],
  ])('%s', (_title, forces, points) => {
    expect(hemmedIn(table(MOVING, forces, CAMPAIGN), 'soviet')).toBeCloseTo(points, 9);
  });
});

describe('what the errand asks for', () => {
  const open = ['2125', '2024', '2127', '2129'].map(hexOf);
  const coursesOf = (name: string, heading: string, more = ''): readonly string[] => {
    const state = table(MOVING, `soviet @2129 So8 | soviet @2124 Soa12 | nato @0914 US6${more}`, heading);
    return BREAK_OUT.courses(state, specOf(state, unit(state, name)), open).map(nameOfHex);
  };

  test.each([
    ['a bomber goes where it can attack', 'Soa12', CAMPAIGN, '', ['2125', '2024']],
    [
      'a ship too, and not into the blind corner for the way out',
      'So8',
      CAMPAIGN,
      '',
      ['2125', '2024', '2125', '2127', '2129'],
    ],
    ['once it is open ships sail on', 'So8', CAMPAIGN, ' | destroyed 2025', ['2125', '2127', '2129']],
    ['once it is open bombers are free', 'Soa12', CAMPAIGN, ' | destroyed 2025', []],
    ['nobody in the short game', 'Soa12', 'short turn 10 of 10', '', []],
    ['not before the fleet is there', 'Soa12', 'campaign turn 9 of 21', '', []],
    ['not for NATO', 'US6', CAMPAIGN, '', []],
  ])('%s', (_title, name, heading, more, courses) => {
    expect(coursesOf(name, heading, more)).toEqual(courses);
  });

  test.each([
    ['in the short game', 'short turn 2 of 10', 0],
    ['in the last two turns', 'campaign turn 20 of 21', 0],
    [
      'before them: the half chance of 8 points, and 30 hexes for each of three ships',
      'campaign turn 19 of 21',
      4 + 9,
    ],
  ])('%s it is worth that much', (_title, heading, points) => {
    expect(BREAK_OUT.worth(table(MOVING, `${GUNS} | nato @0914 US6`, heading))).toBeCloseTo(points, 9);
  });

  test.each([
    ['two aircraft out in the last turn but one', 'campaign turn 20 of 21', '0918', -4],
    ['two that wait at their base for the last move', 'campaign turn 20 of 21', '2124', 0],
    ['two that are out with the last move', 'campaign turn 21 of 21', '0918', 0],
    ['two that are out in the short game', 'short turn 9 of 10', '0918', 0],
  ])('[13.12] %s', (_title, heading, hex, points) => {
    const state = table(MOVING, `soviet @${hex} Soa8 Soa9 | nato @0914 US6`, heading);
    expect(BREAK_OUT.worth(state)).toBeCloseTo(points, 9);
  });
});
