import { MAPS } from '@narrow-seas/cartographer';
import { expect, test } from 'vitest';
import { findSheet, SHEETS } from './sheets.ts';

test('every map belongs to one game', () => {
  const listed = Object.values(SHEETS).flatMap(sheets => Object.values(sheets));
  expect(listed.toSorted()).toEqual(MAPS.toSorted());
});

test.each([
  ['sixth-fleet', undefined, 'sixth-fleet'],
  ['second-fleet', 'second-fleet', 'second-fleet'],
  ['europa-naval', 'baltic', 'europa-baltic'],
])('%s, %s', (game, sheet, map) => {
  expect(findSheet(game, sheet)).toEqual({ ok: true, value: map });
});

test.each([
  ['europa-naval', undefined, 'europa-naval has 2 maps: add --map mediterranean or --map baltic.'],
  ['europa-naval', 'batlic', 'europa-naval has no map "batlic": did you mean baltic?'],
  ['sixth-fleet', 'toString', 'sixth-fleet has no map "toString": choose sixth-fleet.'],
  ['sixt-fleet', undefined, 'There is no map of "sixt-fleet": did you mean sixth-fleet?'],
  ['skerry', undefined, 'There is no map of "skerry": choose sixth-fleet, second-fleet or europa-naval.'],
  [
    'constructor',
    undefined,
    'There is no map of "constructor": choose sixth-fleet, second-fleet or europa-naval.',
  ],
])('%s, %s is refused', (game, sheet, error) => {
  expect(findSheet(game, sheet)).toEqual({ ok: false, error });
});
