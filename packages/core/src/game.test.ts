import { expect, test } from 'vitest';
import { type Actor, fold, isToAct, type Mover, mayAct } from './game.ts';
import { tally } from './testing/tally.ts';
import { openTally } from './testing/tally-match.ts';
import type { Side } from './testing/tally-state.ts';

test('fold applies events in order', () => {
  const { state } = openTally('0/12 north 2 3');
  const folded = fold(tally, state, [
    { type: 'add', by: 'north', number: 3 },
    { type: 'pass', by: 'north', number: 0 },
    { type: 'reveal', by: 'south', number: 2 },
  ]);
  expect(tally.notation.print(folded)).toBe('5/12 south 2! 3');
  expect(fold(tally, state, [])).toBe(state);
});

const CASES: readonly (readonly [Actor<Side>, Mover<Side>, boolean])[] = [
  ['chance', 'chance', true],
  ['chance', 'north', false],
  [['north'], 'north', true],
  [['north'], 'south', false],
  [['north', 'south'], 'south', true],
  [['north'], 'chance', false],
  [[], 'north', false],
];

test.each(CASES)('when %j may act, %s may: %s', (actor, by, expected) => {
  expect(mayAct(actor, by)).toBe(expected);
});

test.each([
  [['north'], 'north', true],
  [['north'], 'south', false],
  [['north', 'south'], 'south', true],
  [['north'], 'spectator', false],
  ['chance', 'chance', false],
  [[], 'north', false],
] as const)('when %j may act, it is the turn of %s: %s', (actor, viewer, expected) => {
  expect(isToAct<Side>(actor, viewer)).toBe(expected);
});
