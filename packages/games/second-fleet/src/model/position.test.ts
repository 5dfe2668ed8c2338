import { mustBe, playRandomly, seededRandom, wander } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { BASE_IDS } from '../rules/stacking/bases.ts';
import { secondFleet } from '../game.ts';
import { belongingTo, submarineStacks, surfaceStacks } from './position.ts';
import type { State } from './state.ts';
import { position } from '../testing/positions.ts';
import { SIDES } from './vocabulary.ts';

const stacksOf = ({ table }: State): readonly unknown[] =>
  SIDES.flatMap(side => [[...surfaceStacks(table, side)], [...submarineStacks(table, side)]]);

/** A copy has indexes of its own, made from the pieces. */
const copyOf = (state: State): State => ({
  ...state,
  table: { ...state.table, pieces: state.table.pieces.slice() },
});

test('what is handed down from move to move is what the pieces say, in the same order', () => {
  const random = seededRandom(5);
  let state = position(
    'segment side=nato arm=surface segment=3 first=soviet chosen.nato=[air,submarine,surface] chosen.soviet=[air,submarine,surface]',
    'nato @2922 HAWES GARY CARR OGDEN | nato @2923 FORD | soviet @2918 FRNZE OTTUK | soviet @2919 KIEV UDLOY | nato @2926 LAJLA | soviet @2924 MKALN',
    'kola-strike turn 2 of 4',
  );
  for (let step = 0; step < 60; step += 1) {
    expect(stacksOf(state)).toEqual(stacksOf(copyOf(state)));
    state = playRandomly(secondFleet, state, random, 1).state;
  }
});

const belongingsOf = ({ table }: State): readonly unknown[] => [
  ...BASE_IDS.map(base => belongingTo(table, { kind: 'base', base })),
  ...SIDES.flatMap(side => [...surfaceStacks(table, side).values()])
    .flat()
    .map(carrier => belongingTo(table, { kind: 'carrier', carrier })),
];

test('aircraft are counted where the pieces say that they belong, however they have flown', () => {
  const start = mustBe(secondFleet.setup({ scenario: 'kola-strike', options: {} }));
  let moved = 0;
  let before = JSON.stringify(belongingsOf(start));
  for (const state of wander(secondFleet, start, seededRandom(3), 600)) {
    expect(belongingsOf(state)).toEqual(belongingsOf(copyOf(state)));
    const now = JSON.stringify(belongingsOf(state));
    if (now !== before) moved += 1;
    before = now;
  }
  expect(moved).toBeGreaterThan(0);
});
