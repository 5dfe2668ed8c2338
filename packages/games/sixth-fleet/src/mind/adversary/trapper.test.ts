import { mustBe } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { sixthFleet } from '../../game.ts';
import type { Action } from '../../model/action.ts';
import { hexOf } from '../../model/chart.ts';
import { lifted, unitsAt } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { trapMoves } from './trapper.ts';
import { lostAt } from './traps.ts';

const CARRIER = hexOf('0812');

const act = (state: State, side: Side, action: Action): State =>
  mustBe(sixthFleet.decide(state, side, action)).state;

/** NATO set up as usual, with the carrier at 0812 alone or not, and the Soviets about to set up. */
const facing = (isAlone: boolean): State => {
  let state = mustBe(sixthFleet.setup({ scenario: 'short', options: {} }));
  while (state.phase.name === 'set-up' && state.phase.side === 'nato')
    state = act(act(state, 'nato', { type: 'deploy-rest' }), 'nato', { type: 'done' });
  const escorts = unitsAt(state, 'nato', CARRIER).filter(unit => specOf(state, unit).name !== 'US2');
  return isAlone ? escorts.reduce((now, unit) => lifted(now, unit), state) : state;
};

/** Where the trapper comes to in its first movement, its set-up included. */
const afterTraps = (start: State): State => {
  let state = start;
  while (state.phase.name === 'set-up') {
    const { side } = state.phase;
    const moves = trapMoves(sixthFleet.view(state, side));
    const usual: readonly Action[] = [{ type: 'deploy-rest' }, { type: 'done' }];
    for (const action of moves.length > 0 ? moves : usual) state = act(state, side, action);
  }
  for (const action of trapMoves(sixthFleet.view(state, 'soviet'))) state = act(state, 'soviet', action);
  return state;
};

test('[8.24] the trapper sets up against a carrier alone at 0812, and closes her in at once', () => {
  const state = afterTraps(facing(true));
  expect(lostAt(state, 'nato', CARRIER).map(unit => specOf(state, unit).name)).toEqual(['US2']);
});

test('[8.24] a carrier with her escorts is not caught, and no move is made for nothing', () => {
  const state = afterTraps(facing(false));
  expect(lostAt(state, 'nato', CARRIER)).toEqual([]);
});
