import { describe, expect, test } from 'vitest';
import { capital, counted, signedShift, inWords, percent, several, signed } from './numbers.ts';

describe('a number in a sentence', () => {
  test.each([
    [0, '0 ships', 'no ships'],
    [1, '1 ship', 'one ship'],
    [2, '2 ships', 'two ships'],
    [11, '11 ships', '11 ships'],
    [1200, '1,200 ships', '1200 ships'],
    [-1, '-1 ship', '-1 ship'],
    [2.5, '2.5 ships', '2.5 ships'],
  ])('%s', (amount, digits, words) => {
    expect([counted(amount, 'ship'), several(amount, 'ship')]).toEqual([digits, words]);
  });

  test('a plural of its own', () => {
    expect([counted(2, 'enemy', 'enemies'), several(2, 'enemy', 'enemies')]).toEqual([
      '2 enemies',
      'two enemies',
    ]);
    expect([counted(1, 'enemy', 'enemies'), several(1, 'enemy', 'enemies')]).toEqual([
      '1 enemy',
      'one enemy',
    ]);
  });

  test('in words up to ten', () => {
    expect([0, 1, 10, 11].map(inWords)).toEqual(['no', 'one', 'ten', '11']);
  });
});

test.each([
  [2, '+2', '+2.0'],
  [-1, '-1', '-1.0'],
  [0, '0', '0.0'],
  [1.46, '+1.46', '+1.5'],
])('%s with its sign', (value, plain, digit) => {
  expect([signed(value), signed(value, 1)]).toEqual([plain, digit]);
});

test('what is added to a die has a sign even when it is nothing', () => {
  expect([2, -1, 0].map(signedShift)).toEqual(['+2', '-1', '+0']);
});

test.each([
  [0, '0%'],
  [0.3, '30%'],
  [0.295, '30%'],
  [1, '100%'],
])('a share of %s is %s', (share, text) => {
  expect(percent(share)).toBe(text);
});

test('a capital letter begins a sentence', () => {
  expect([capital('two ships'), capital('')]).toEqual(['Two ships', '']);
});
