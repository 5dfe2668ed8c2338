import { mustBe } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { europaNaval } from '../game.ts';
import { totalOf } from '../rules/surrender/cause.ts';
import type { ShipId } from '../model/vocabulary.ts';
import { europaNavalLedger as ledger } from './ledger.ts';

const START = mustBe(europaNaval.setup({ scenario: 'husky', options: {} }));

test('points are told as the scenario counts them', () => {
  const score = { ...START.common.score, allied: [{ cause: 'test', points: 7 }] };
  const state = { ...START, common: { ...START.common, score } };
  expect(totalOf(state.common, 'allied')).toBe(7);
  expect(ledger.points(state)).toBe(7);
});

test('a ship that is sunk is a loss of its side', () => {
  expect(ledger.losses(START, { type: 'sunk', ship: 0 as ShipId })).toMatchObject([
    { side: 'allied', kind: 'TF' },
  ]);
  expect(ledger.losses(START, { type: 'turned-back', group: 1 as never })).toEqual([]);
});

test('the cause of a loss is told in words', () => {
  const phase = { name: 'torpedo-roll' } as typeof START.common.phase;
  const state = { ...START, common: { ...START.common, phase } };
  expect(ledger.losses(state, { type: 'sunk', ship: 0 as ShipId })).toMatchObject([{ cause: 'torpedoes' }]);
});

test('points are good for the side that the levels are about', () => {
  expect(ledger.favours?.(START)).toBe('allied');
  expect(ledger.favours?.(mustBe(europaNaval.setup({ scenario: 'malta', options: {} })))).toBe('axis');
});
