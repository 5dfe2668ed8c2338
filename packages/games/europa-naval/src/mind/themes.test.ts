import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { withPools } from '../model/change.ts';
import { portNamed } from '../model/chart.ts';
import { chartOf, specOf } from '../model/fleet.ts';
import { europaNaval } from '../game.ts';
import type { State } from '../model/state.ts';
import { answer, opening } from '../testing/minds.ts';
import type { PortId, ShipId, Side } from '../model/vocabulary.ts';

const answerOf = (state: State, side: Side): Action => answer('cadet', state, side);

const portId = (state: State, name: string): PortId => portNamed(chartOf(state.common), name)!.id;

const STEP_ONE = { part: 'movement', step: 1 } as const;

/** What a side does in its naval step until it is done or the dice are due. */
const orders = (start: State, side: Side, most = 60): { actions: readonly Action[]; state: State } => {
  const actions: Action[] = [];
  let state = start;
  for (let count = 0; count < most && state.common.phase.name === 'naval-step'; count += 1) {
    const action = answerOf(state, side);
    if (action.type === 'done') break;
    actions.push(action);
    state = mustBe(europaNaval.decide(state, side, action)).state;
  }
  return { actions, state };
};

/** Sides take their step; contact that the dice would bring is left out by a zone that nobody exerts. */
const stepOf = (scenario: string, side: Side, change: Partial<State['common']> = {}): State =>
  opening(scenario, {
    ...STEP_ONE,
    phasing: side,
    phase: { name: 'naval-step', side },
    ...change,
  });

describe('convoys', () => {
  test('transports in Napoli load supplies before they sail', () => {
    const start = stepOf('malta', 'axis');
    const onlyTransports = start.fleets.axis.ships.map((ship, id) =>
      specOf(start.common, id as ShipId).name === 'Convogli A' ? ship : { ...ship, refit: true },
    );
    const fleets = { ...start.fleets, axis: { ...start.fleets.axis, ships: onlyTransports } };
    const { actions } = orders({ ...start, fleets }, 'axis');
    const types = actions.map(({ type }) => type);
    expect(types[0]).toBe('form');
    expect(types[1]).toBe('embark');
    expect(types).toContain('put-to-sea');
  });

  test('a convoy that has come to Tripoli unloads', () => {
    const start = stepOf('malta', 'axis');
    const id = start.fleets.axis.ships.findIndex(
      (_, ship) => specOf(start.common, ship as ShipId).name === 'Convogli A',
    );
    const tripoli = portId(start, 'Tripoli');
    const ships = start.fleets.axis.ships.map((ship, each) =>
      each === id
        ? {
            ...ship,
            where: { at: 'port', port: tripoli } as const,
            cargo: [{ kind: 'sp', amount: 6 } as const],
          }
        : { ...ship, refit: true },
    );
    const loaded = { ...start, fleets: { ...start.fleets, axis: { ...start.fleets.axis, ships } } };
    const formed = mustBe(europaNaval.decide(loaded, 'axis', { type: 'form', ships: [id as ShipId] })).state;
    expect(answerOf(formed, 'axis')).toMatchObject({ type: 'disembark', ship: id, how: 'port' });
  });

  test('craft kept for a landing on Malta stay where they are', () => {
    const start = stepOf('malta', 'axis', { date: opening('malta').common.date + 2 });
    const { actions } = orders(start, 'axis');
    const formed = actions.flatMap(action => (action.type === 'form' ? action.ships : []));
    expect(formed.map(ship => specOf(start.common, ship).name)).not.toContain('Motozattere C3');
  });
});

describe('what is spent', () => {
  test('the front is paid as much as the highest row that the stores allow', () => {
    const start = opening('malta', {
      phase: { name: 'front-payment', front: 'libya', paid: [] },
    });
    let state = start;
    let paid = 0;
    for (
      let action = answerOf(state, 'axis');
      action.type === 'pay-front';
      action = answerOf(state, 'axis')
    ) {
      paid += action.sp;
      state = mustBe(europaNaval.decide(state, 'axis', action)).state;
    }
    expect(paid).toBeGreaterThanOrEqual(10);
    expect(paid).toBeLessThanOrEqual(13);
  });

  test('Malta is repaired first', () => {
    const start = opening('malta', {
      phasing: 'allied',
      phase: { name: 'initial', side: 'allied', mended: [], rebased: [], engineers: [] },
    });
    expect(answerOf(withPools(start, 'allied', { maltaRepair: 2 }), 'allied')).toEqual({
      type: 'malta',
      use: 'repair',
      points: 2,
    });
  });
});

describe('evacuation', () => {
  test('the garrison of Tallinn goes aboard', () => {
    const start = stepOf('baltic-act1', 'allied', { date: opening('baltic-act1').common.date + 3 });
    const { actions } = orders(start, 'allied');
    const aboard = actions.flatMap(action =>
      action.type === 'embark' && action.cargo.kind === 'troops' ? [action.cargo.re] : [],
    );
    expect(aboard.reduce((sum, re) => sum + re, 0)).toBeGreaterThan(3);
  });
});

describe('the air', () => {
  test('the Axis bombs Malta while its number is low, and no more when it is high', () => {
    const segment = (status: number): State =>
      opening('malta', {
        part: 'movement',
        phase: { name: 'air-segment', side: 'axis', part: 'attack' },
        malta: { status, unfed: 0, starved: false },
      });
    expect(answerOf(segment(5), 'axis')).toMatchObject({ type: 'raid', target: { kind: 'malta' } });
    expect(answerOf(segment(15), 'axis')).not.toMatchObject({ target: { kind: 'malta' } });
  });
});
