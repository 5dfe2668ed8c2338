import { describe, expect, test } from 'vitest';
import {
  FRONT,
  GUNNERY,
  groundShift,
  hitsOn,
  STRIKE,
  searched,
  seaOf,
  shipping,
  shippingLoss,
  success,
  ZONE_SWEEP,
} from './tables.ts';
import { FACES } from './vocabulary.ts';

describe('[T.1] success', () => {
  test.each([
    [-3, 'D'],
    [1, 'D'],
    [2, 'F*'],
    [3, 'F'],
    [4, 'F'],
    [5, 'S'],
    [6, 'S'],
    [7, 'S*'],
    [11, 'S*'],
  ])('[T.1] a modified die of %i gives %s', (die, result) => {
    expect(success(die)).toBe(result);
  });
});

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('[T.2] naval gunnery', () => {
  test.each([
    [1, 0.17],
    [3, 0.33],
    [6, 0.67],
    [12, 1.5],
    [20, 2.83],
  ])('[T.2] column %i hits %f times on average', (strength, hits) => {
    expect(mean(FACES.map(face => hitsOn(GUNNERY, strength, face)))).toBeCloseTo(hits, 2);
  });

  test.each([
    ['between two columns the lower one counts', 5, 6, 2],
    ['strength 11 reads column 10', 11, 6, 3],
    ['above the last column the last one counts', 40, 6, 6],
    ['under 1/4 there is no roll', 0.2, 7, 0],
    ['1/4 never hits', 0.25, 7, 0],
    ['1/2 hits on 7', 0.5, 7, 1],
    ['a die below 1 reads 1', 25, -4, 1],
    ['a die above 7 reads 7', 25, 12, 7],
  ])('[T.2] %s', (_rule, strength, die, hits) => {
    expect(hitsOn(GUNNERY, strength, die)).toBe(hits);
  });

  test('[T.2] no cell falls with the die or with the strength', () => {
    GUNNERY.rows.forEach((row, at) => {
      row.forEach((cell, column) => {
        expect(cell).toBeGreaterThanOrEqual(GUNNERY.rows[at - 1]?.[column] ?? 0);
        expect(cell).toBeGreaterThanOrEqual(row[column - 1] ?? 0);
      });
    });
  });
});

describe('[T.3] naval search', () => {
  test.each([
    [true, 3, 'missed'],
    [true, 4, 'found'],
    [true, 6, 'found'],
    [true, 7, 'well'],
    [false, 4, 'missed'],
    [false, 5, 'found'],
    [false, 7, 'found'],
    [false, 8, 'well'],
  ])('[T.3] near %s, die %i: %s', (near, die, result) => {
    expect(searched(near, die)).toBe(result);
  });
});

/** Chance in six of each end for cargo 4 at a status, with a shift of the die. */
const ends = (status: number, shift: number): { lost: number; back: number; delivered: number } => {
  const found = FACES.map(face => shippingLoss(shipping(status, face + shift), 4));
  const back = found.filter(({ turnsBack }) => turnsBack).reduce((sum, { sunk }) => sum + 4 - sunk, 0);
  const lost = found.reduce((sum, { sunk }) => sum + sunk, 0);
  return { lost: lost / 24, back: back / 24, delivered: 1 - (lost + back) / 24 };
};

describe('[T.4] shipping results', () => {
  test.each([
    ['status 0, near, escorted', 0, 0, 33, 42, 25],
    ['status 3, near, escorted', 3, 0, 25, 33, 42],
    ['status 6, near, escorted', 6, 0, 17, 25, 58],
    ['status 9, near, escorted', 9, 0, 8, 17, 75],
    ['status 12, near, escorted', 12, 0, 4, 17, 79],
    ['status 15, near, escorted', 15, 0, 0, 0, 100],
    ['status 0, no task force', 0, 1, 46, 29, 25],
    ['status 15, no task force', 15, 1, 0, 17, 83],
    ['status 0, task force of 8', 0, -1, 25, 33, 42],
    ['status 12, task force of 8', 12, -1, 0, 17, 83],
    ['status 0, far', 0, -2, 17, 25, 58],
    ['status 6, far', 6, -2, 4, 17, 79],
    ['status 12, far', 12, -2, 0, 0, 100],
  ])(
    '[T.4] %s: lost, turned back and delivered as calibrated',
    (_case, status, shift, lost, back, delivered) => {
      const found = ends(status, shift);
      expect(Math.round(found.lost * 100)).toBe(lost);
      expect(Math.round(found.back * 100)).toBe(back);
      expect(Math.round(found.delivered * 100)).toBe(delivered);
    },
  );

  test.each([
    ['A', 2, 0, true],
    ['A', 3, 1, false],
    ['A', 9, 2, false],
    ['A', 10, 3, false],
    ['B', 1, 1, true],
    ['B', 5, 2, true],
    ['B', 6, 4, true],
    ['B', 14, 6, true],
    ['C', 2, 2, true],
    ['C', 1, 1, true],
    ['C', 4, 3, true],
    ['C', 8, 6, true],
    ['C', 12, 8, true],
    ['T', 6, 0, true],
    ['-', 6, 0, false],
  ] as const)('[T.4] %s on cargo %i sinks %i, turns back: %s', (result, cargo, sunk, turnsBack) => {
    expect(shippingLoss(result, cargo)).toEqual({ sunk, turnsBack });
  });
});

describe('[T.5] naval strike', () => {
  test.each([
    [1, 6, 1],
    [1, 5, 0],
    [5, 4, 1],
    [9, 7, 3],
    [30, 7, 4],
    [0, 7, 0],
  ])('[T.5] value %i, die %i: %i hits', (value, die, hits) => {
    expect(hitsOn(STRIKE, value, die)).toBe(hits);
  });
});

describe('[T.6] sea conditions', () => {
  test.each([
    ['atlantic', 4, 2, 'calm'],
    ['mediterranean', 4, 4, 'calm'],
    ['mediterranean', 6, 6, 'rough'],
    ['mediterranean', 12, 6, 'stormy'],
    ['mediterranean', 12, 2, 'calm'],
    ['baltic', 10, 4, 'rough'],
    ['baltic', 11, 1, 'calm'],
    ['northSea', 1, 1, 'rough'],
    ['northSea', 9, 5, 'stormy'],
  ] as const)('[T.6] %s in month %i, die %i: %s', (climate, month, face, sea) => {
    expect(seaOf(climate, month, face)).toBe(sea);
  });
});

describe('[T.7] ground odds', () => {
  test.each([
    [1, 3, -3],
    [1, 2, -2],
    [1, 1, 0],
    [3, 2, 1],
    [2, 1, 2],
    [3, 1, 3],
    [4, 1, 4],
    [9, 1, 4],
    [2, 0, 4],
  ])('[T.7] %i to %i shifts by %i', (attack, defence, shift) => {
    expect(groundShift(attack, defence)).toBe(shift);
  });
});

test('[F.27.1] a front moves by the result', () => {
  expect([FRONT.D, FRONT['F*'], FRONT.F, FRONT.S, FRONT['S*']]).toEqual([-2, -1, 0, 1, 2]);
});

test('[36.C.3] O19 danger-zone sweeping costs 2, 1 1/2, 1 and nothing; only a disaster leaves the mine', () => {
  expect(Object.values(ZONE_SWEEP).map(({ nrp }) => nrp)).toEqual([2, 1.5, 1, 0, 0]);
  expect(Object.values(ZONE_SWEEP).map(({ swept }) => swept)).toEqual([false, true, true, true, true]);
});
