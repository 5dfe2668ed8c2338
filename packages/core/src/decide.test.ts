import { describe, expect, test } from 'vitest';
import { decideBy } from './decide.ts';
import type { Actor } from './game.ts';
import { NOT_YOUR_TURN, refusal } from './refusal.ts';
import { failed, ok } from './result.ts';

type Side = 'north' | 'south';
type Action = { readonly type: 'pass' } | { readonly type: 'roll'; readonly face: number };

const NOT_NOW = refusal('1', 'not-now', 'Not now.');
const ALREADY = refusal('2', 'already', 'You have passed.');

/** A state is who may act; south has passed. */
const decide = decideBy<Side, Actor<Side>, Action, string>({
  actor: state => state,
  evolve: state => state,
  refuse: (_state, by) => (by === 'south' ? ALREADY : undefined),
  notNow: NOT_NOW,
  resolve: (_state, by, action) => [`${by} ${action.type}`],
  roll: (_state, { face }) => [`rolled ${face}`],
});

/** Here no event changes anything. */
const withStates = (state: Actor<Side>, events: readonly string[]) => ({
  from: state,
  events,
  states: events.map(() => state),
  state,
});

describe('a side', () => {
  test('does what its own options do not refuse', () => {
    expect(decide(['north'], 'north', { type: 'pass' })).toEqual(ok(withStates(['north'], ['north pass'])));
    expect(decide(['north'], 'south', { type: 'pass' })).toEqual(failed(ALREADY));
  });
});

describe('the dice', () => {
  test('roll when they are due, and do nothing else', () => {
    expect(decide('chance', 'chance', { type: 'roll', face: 3 })).toEqual(
      ok(withStates('chance', ['rolled 3'])),
    );
    expect(decide('chance', 'chance', { type: 'pass' })).toEqual(failed(NOT_NOW));
  });

  test('wait for their turn', () => {
    expect(decide(['north'], 'chance', { type: 'roll', face: 3 })).toEqual(failed(NOT_YOUR_TURN));
  });
});
