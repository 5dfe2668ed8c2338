import { describe, expect, test } from 'vitest';
import { ring } from '@narrow-seas/hex';
import { besideInAir, GRID, hexOf, isOnMap, isWater, nameOfHex } from '../../model/chart.ts';
import { position } from '../../testing/positions.ts';
import {
  extendedZone,
  hearingAround,
  isHeardPassing,
  isSeenPassing,
  isWatched,
  limitedZone,
} from './zones.ts';

const names = (hexes: readonly number[]): string =>
  hexes
    .map(hex => nameOfHex(hex as never))
    .toSorted()
    .join(' ');

describe('zones around a hex of open sea', () => {
  test('[C.3.1] limited: the hex and the six around it', () => {
    expect(names(limitedZone(hexOf('2922')))).toBe('2821 2822 2921 2922 2923 3021 3022');
  });

  test('[C.3.1] extended: the twelve at distance two, none nearer', () => {
    expect(names(extendedZone(hexOf('2922')))).toBe(
      '2721 2722 2723 2820 2823 2920 2924 3020 3023 3121 3122 3123',
    );
  });
});

describe('land', () => {
  test('[C.3.2] a limited zone does not cross an all-land hexside, but one with water', () => {
    expect(limitedZone(hexOf('3805')).map(nameOfHex)).not.toContain('3905');
    expect(limitedZone(hexOf('3805')).map(nameOfHex)).toContain('3705');
  });

  test('[C.3.2] a hex behind all-land hexes is in no extended zone, one behind water is', () => {
    const seen = extendedZone(hexOf('3805')).map(nameOfHex);
    for (const far of ring(GRID, hexOf('3805'), 2).filter(isOnMap)) {
      const between = besideInAir(hexOf('3805')).filter(hex => besideInAir(hex).includes(far));
      expect([nameOfHex(far), seen.includes(nameOfHex(far))]).toEqual([
        nameOfHex(far),
        between.some(isWater),
      ]);
    }
    expect([seen.includes('3704'), seen.includes('4005')]).toEqual([true, false]);
  });
});

describe('who sees whom', () => {
  const at = (forces: string, heading?: string) => position('initiative', forces, heading).table;

  test.each([
    ['[9.4.4] a ship one hex away', 'nato @2922 HAWES | soviet @2923 FRNZE', '2923', true],
    ['[9.4.4] a ship two hexes away', 'nato @2922 HAWES | soviet @2924 FRNZE', '2924', true],
    ['[9.4.4] not three hexes away', 'nato @2922 HAWES | soviet @2925 FRNZE', '2925', false],
    ['[9.4.3] [C.3.2] a submarine sees one hex', 'nato @2922 LAJLA | soviet @2923 FRNZE', '2923', true],
    ['[9.4.3] [C.3.2] a submarine does not see two', 'nato @2922 LAJLA | soviet @2924 FRNZE', '2924', false],
    [
      '[C.4.3] [C.13.4] a storm over the watcher hides the far ones',
      'weather NS=storm | nato @2922 HAWES',
      '2924',
      false,
    ],
    ['[C.13.4] but not the near ones', 'weather NS=storm | nato @2922 HAWES', '2923', true],
  ])('%s', (_name, forces, hex, seen) => {
    expect(isWatched(at(forces), 'nato', hexOf(hex))).toBe(seen);
  });

  test.each([
    ['[C.3.3] ships and submarines around it add up', 'nato @2922 HAWES | nato @2924 LAJLA', '2923', 16],
    ['[C.3.3] a damaged ship listens with its damaged side', 'nato @2922 HAWES/damaged', '2923', 4],
    [
      '[C.13.2] ships hear half in a storm',
      'weather NS=storm | nato @2922 HAWES | nato @2924 LAJLA',
      '2923',
      12,
    ],
    ['[C.21.6] at high speed a ship hears nothing', 'campaign hasty=[HAWES] | nato @2922 HAWES', '2923', 0],
  ])('%s', (_name, forces, hex, asw) => {
    expect(hearingAround(at(forces), 'nato', hexOf(hex))).toBe(asw);
  });

  test.each([
    ['[9.5.2] from one limited hex to another', 'nato @2922 HAWES', '2923', '2823', true],
    ['[9.5.2] from extended to limited', 'nato @2922 HAWES', '2924', '2923', true],
    ['[9.5.2] from extended to extended', 'nato @2922 HAWES', '2924', '2823', true],
    ['[C.5.1] merely entering is free', 'nato @2922 HAWES', '2925', '2924', false],
    ['[C.5.1] merely leaving is free', 'nato @2922 HAWES', '2924', '2925', false],
    [
      '[9.5.2] zones of two watchers are not one',
      'nato @2920 HAWES | nato @2927 GARY',
      '2922',
      '2923',
      false,
    ],
    ['[9.4.3] a submarine has no extended zone', 'nato @2922 LAJLA', '2924', '2923', false],
    ['[9.4.3] a submarine has a limited one', 'nato @2922 LAJLA', '2923', '2822', true],
  ])('ships: %s', (_name, forces, from, to, seen) => {
    expect(isSeenPassing(at(forces), 'nato', hexOf(from), hexOf(to))).toBe(seen);
  });

  test.each([
    ['[9.5.3] past six ASW', 'nato @2922 HAWES', '2923', '2822', true],
    ['[9.5.3] not past less', 'nato @2922 HAWES/damaged', '2923', '2822', false],
    ['[C.3.3] ships of a hex add up', 'nato @2922 HAWES/damaged GARY/damaged', '2923', '2822', true],
    ['[C.3.3] hexes do not', 'nato @2922 HAWES/damaged | nato @2821 GARY/damaged', '2921', '2822', false],
    [
      '[C.3.3] submarines of a hex listen each for itself',
      'nato @2922 OTUS | nato @2922 UPHLD/damaged',
      '2923',
      '2822',
      false,
    ],
    ['[C.3.3] one with six ASW hears alone', 'nato @2922 UPHLD', '2923', '2822', true],
    ['[9.4.2] ships have no extended zone against submarines', 'nato @2922 HAWES', '2924', '2923', false],
  ])('submarines: %s', (_name, forces, from, to, heard) => {
    expect(isHeardPassing(at(forces), 'nato', hexOf(from), hexOf(to))).toBe(heard);
  });
});
