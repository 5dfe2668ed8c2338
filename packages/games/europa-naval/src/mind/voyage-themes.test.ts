import { mustBe, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { specOf } from '../model/fleet.ts';
import { europaNaval } from '../game.ts';
import type { State } from '../model/state.ts';
import { viewFor } from '../secrets/view.ts';
import type { ShipId, Side } from '../model/vocabulary.ts';
import { europaNavalMind } from './mind.ts';

const QUESTION = { required: true } as const;

/** The first naval step of a side, with all its other ships in the yards. */
const alone = (scenario: string, side: Side, name: string): State => {
  const state = mustBe(europaNaval.setup({ scenario, options: {} }));
  const ships = state.fleets[side].ships.map((ship, id) =>
    specOf(state.common, id as ShipId).name.startsWith(name) ? ship : { ...ship, refit: true },
  );
  return {
    ...state,
    common: {
      ...state.common,
      part: 'movement',
      step: 1,
      phasing: side,
      phase: { name: 'naval-step', side },
    },
    fleets: { ...state.fleets, [side]: { ...state.fleets[side], ships } },
  };
};

const MOST = 12;

/** What a level does in its naval step until it is done or the dice are due. */
const ordersOf = (level: string, start: State, side: Side): readonly Action['type'][] => {
  const types: Action['type'][] = [];
  let state = start;
  while (types.length < MOST && state.common.phase.name === 'naval-step') {
    const [action] = europaNavalMind.at(level).answers(viewFor(state, side), QUESTION, seededRandom(1));
    if (action === undefined || action.type === 'done') break;
    types.push(action.type);
    state = mustBe(europaNaval.decide(state, side, action)).state;
  }
  return types;
};

describe('[F.31] a captain keeps in port what gains nothing at sea', () => {
  test.each([
    ['baltic-act1', 'allied', 'Marat'],
    ['baltic-act1', 'axis', 'Minelayer group Cobra'],
    ['baltic-act2', 'axis', '2. Kampfgruppe Thiele'],
  ] as const)('%s, %s: %s stays in port, where a cadet sends it out', (scenario, side, name) => {
    const start = alone(scenario, side, name);
    expect(ordersOf('cadet', start, side)).toContain('put-to-sea');
    expect(ordersOf('captain', start, side)).toEqual([]);
  });
});

describe('[36.A.2] night', () => {
  test.each([
    ['malta', 'axis', 'Convogli A'],
    ['malta', 'axis', 'Sommergibili Ionio'],
    ['baltic-act1', 'allied', 'Light forces'],
  ] as const)(
    '%s, %s: captain and admiral take %s out by night, a recruit by day',
    (scenario, side, name) => {
      const start = alone(scenario, side, name);
      expect(ordersOf('recruit', start, side)).not.toContain('night');
      for (const level of ['captain', 'admiral']) expect(ordersOf(level, start, side)).toContain('night');
    },
  );

  test('so does a cadet with a convoy', () => {
    expect(ordersOf('cadet', alone('malta', 'axis', 'Convogli A'), 'axis')).toContain('night');
  });
});
