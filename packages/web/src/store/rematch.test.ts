import { expect, test } from 'vitest';
import { sixthFleet } from '../catalogue/sixth-fleet.ts';
import { nextLevel, rematchOf, swapped } from './rematch.ts';
import type { TableState } from './table-state.ts';

const { card } = sixthFleet;
const SEATS = { nato: 'cadet', soviet: 'person' };

const stateOf = (scenario: string | undefined): TableState =>
  ({ card, seats: SEATS, snapshot: scenario === undefined ? {} : { scenario } }) as unknown as TableState;

test('a rematch is the same scenario, set up by the book where one click did it', () => {
  expect(rematchOf(stateOf('short'))).toMatchObject({
    order: { game: card.id, opening: { scenario: 'short' }, seats: SEATS },
    prepare: card.quick.prepare,
  });
  expect(rematchOf(stateOf('campaign'))?.prepare).toBeUndefined();
  expect(rematchOf(stateOf(undefined))).toBeUndefined();
});

test('swapping sides changes seats; a stronger or an easier opponent is the next level, and random moves are none', () => {
  const rematch = rematchOf(stateOf('short'));
  if (rematch === undefined) throw new Error('There is no rematch.');
  expect(swapped(rematch).order.seats).toEqual({ nato: 'person', soviet: 'cadet' });
  expect(nextLevel({ card }, rematch, 1)?.level).toBe('captain');
  expect(nextLevel({ card }, rematch, -1)?.level).toBe('recruit');
  const worst = { order: { ...rematch.order, seats: { ...SEATS, nato: 'recruit' } } };
  expect(nextLevel({ card }, worst, -1)).toBeUndefined();
  const best = { order: { ...rematch.order, seats: { ...SEATS, nato: card.levels.at(-1) ?? '' } } };
  expect(nextLevel({ card }, best, 1)).toBeUndefined();
});
