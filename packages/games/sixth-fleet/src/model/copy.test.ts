import { mustBe, seededRandom, wander } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { inPhase, stateWith, withUnitsAt } from './copy.ts';
import { sixthFleet } from '../game.ts';

const start = mustBe(sixthFleet.setup({ scenario: 'campaign', options: {} }));

test('a copy is new, and the same to the last key in the same order, wherever play leads', () => {
  for (const state of wander(sixthFleet, start, seededRandom(1), 1000)) {
    const copy = stateWith(state, {});
    expect(copy).not.toBe(state);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(state));
  }
});

test('it changes what it is told to and shares the rest', () => {
  expect(stateWith(start, { turn: 4, dead: [] })).toEqual({ ...start, turn: 4, dead: [] });
  expect(inPhase(start, { name: 'over' })).toEqual({ ...start, phase: { name: 'over' } });
  const stacks = { nato: [], soviet: [] };
  const bare = withUnitsAt(start, stacks, []);
  expect(bare).toEqual({ ...start, stacks, boxes: [] });
  expect(bare.options).toBe(start.options);
});
