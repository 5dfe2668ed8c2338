import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { dateOf } from '../model/date.ts';
import { chartOf, portSpecOf, specOf } from '../model/fleet.ts';
import { europaNaval } from '../game.ts';
import { airSpec, rosterOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { answer, opening } from '../testing/minds.ts';
import { viewFor } from '../secrets/view.ts';
import type { PortId, ShipId, Side } from '../model/vocabulary.ts';
import { columnsOf } from './columns.ts';
import { ADMIRAL } from './doctrine.ts';
import { prizeOf } from './prize.ts';
import { type Scene, sceneOf } from './scene.ts';

const shipNamed = (state: State, name: string): ShipId =>
  rosterOf(state.common.scenario).ships.findIndex(ship => ship.name === name) as ShipId;

const portNamed = (state: State, name: string): PortId =>
  chartOf(state.common).ports.find(port => port.name === name)!.id;

const admiralAt = (state: State, side: Side): Scene => sceneOf(viewFor(state, side), ADMIRAL)!;

describe('what counts is hit', () => {
  test('[F.30] a point of shipping is worth more than a scratch on a battleship', () => {
    const state = opening('baltic-act1');
    const scene = admiralAt(state, 'axis');
    const transports = shipNamed(state, 'Transports Tallinn A');
    const battleship = shipNamed(state, 'Oktyabrskaya Revolyutsiya');
    expect(prizeOf(scene, transports, 1)).toBeGreaterThan(prizeOf(scene, battleship, 1));
    expect(prizeOf(scene, battleship, 3)).toBeGreaterThan(3);
  });

  test('[F.11.6] bombers over Tallinn go for the transports', () => {
    const start = opening('baltic-act1');
    const [battleship, transports] = [
      shipNamed(start, 'Oktyabrskaya Revolyutsiya'),
      shipNamed(start, 'Transports Tallinn A'),
    ];
    const raid = {
      side: 'axis',
      bombers: [0],
      escorts: [],
      target: { kind: 'ships', port: portNamed(start, 'Tallinn') },
    };
    const state = opening('baltic-act1', {
      phase: { name: 'raid-aim', side: 'axis', raid, hits: 1, among: [battleship, transports] } as never,
    });
    expect(answer('admiral', state, 'axis')).toEqual({ type: 'hit-ship', ship: transports });
    expect(answer('captain', state, 'axis')).toEqual({ type: 'hit-ship', ship: battleship });
  });
});

describe('the air', () => {
  const initial = (side: Side, date: string): State =>
    opening('baltic-act2', {
      date: dateOf(date),
      phasing: side,
      part: 'initial',
      phase: { name: 'initial', side, mended: [], rebased: [], engineers: [] },
    });

  /** All that a side spends and moves in its initial phase. */
  const spent = (level: string, start: State, side: Side): readonly Action[] => {
    const actions: Action[] = [];
    let state = start;
    for (let count = 0; count < 60; count += 1) {
      const action = answer(level, state, side);
      if (action.type === 'done') break;
      actions.push(action);
      state = mustBe(europaNaval.decide(state, side, action)).state;
    }
    return actions;
  };

  test('[F.11.2] nobody stays on the field of Tallinn when the assault is near', () => {
    const start = initial('axis', 'Sep I 44');
    const moved = spent('admiral', start, 'axis').flatMap(action =>
      action.type === 'rebase' ? [airSpec('baltic-act2', action.unit).name] : [],
    );
    expect(moved).toContain('SG 3');
    expect(spent('captain', start, 'axis').map(({ type }) => type)).not.toContain('rebase');
  });

  test('[F.11.8] bombers wait for ships that must sail, and strike those in port when nobody must', () => {
    const segment = (date: string): State =>
      opening('baltic-act2', {
        date: dateOf(date),
        part: 'movement',
        phase: { name: 'air-segment', side: 'allied', part: 'attack' },
      });
    const raid = { type: 'raid', target: { kind: 'ships' } };
    expect(answer('admiral', segment('Sep II 44'), 'allied')).toMatchObject(raid);
    expect(answer('captain', segment('Sep II 44'), 'allied')).not.toMatchObject(raid);
    expect(answer('admiral', segment('Aug I 44'), 'allied')).not.toMatchObject(raid);
  });
});

describe('ships', () => {
  const step = (scenario: string, side: Side): State =>
    opening(scenario, { part: 'movement', step: 1, phasing: side, phase: { name: 'naval-step', side } });

  /** The ships that set out in the first step, until dice are due. */
  const sailing = (level: string, start: State, side: Side): readonly string[] => {
    const names: string[] = [];
    let state = start;
    for (let count = 0; count < 80 && state.common.phase.name === 'naval-step'; count += 1) {
      const action = answer(level, state, side);
      if (action.type === 'done') break;
      if (action.type === 'form') names.push(...action.ships.map(ship => specOf(state.common, ship).name));
      state = mustBe(europaNaval.decide(state, side, action)).state;
    }
    return names;
  };

  test('[S.3] a squadron without a task stays in port', () => {
    const names = sailing('captain', step('baltic-act2', 'allied'), 'allied');
    expect(names.some(name => name.startsWith('Squadron'))).toBe(false);
  });

  /** Everybody else lies in the yards. */
  const only = (start: State, side: Side, name: string): State => {
    const ships = start.fleets[side].ships.map((ship, id) =>
      specOf(start.common, id as ShipId).name === name ? ship : { ...ship, refit: true },
    );
    return { ...start, fleets: { ...start.fleets, [side]: { ...start.fleets[side], ships } } };
  };

  test.each([
    ['baltic-act1', 'allied', '2nd Submarine Brigade'],
    ['baltic-act1', 'axis', 'Finnish submarines'],
    ['baltic-act2', 'allied', 'Submarine Brigade'],
  ] as const)('[S.3] %s, %s: %s stays in port, where a cadet sends it out', (scenario, side, name) => {
    const boats = only(step(scenario, side), side, name);
    expect(sailing('captain', boats, side)).toEqual([]);
    expect(sailing('cadet', boats, side)).toEqual([name]);
  });

  test('[S.2] [F.28.1] craft go for Sicily, without which Italy does not surrender', () => {
    const craft = sailing('captain', step('husky', 'allied'), 'allied').filter(name =>
      name.includes('craft'),
    );
    expect(craft).toEqual(['Eastern landing craft B', 'Eastern landing craft A']);
  });

  test('[F.10.2] who came in without the points to unload unloads in the next step', () => {
    const start = step('baltic-act2', 'axis');
    const ship = shipNamed(start, '24. Landungsflottille');
    const unit = rosterOf('baltic-act2').ground.findIndex(({ at }) => at === 'Tallinn') as never;
    const memel = portNamed(start, 'Memel');
    const ships = start.fleets.axis.ships.map((each, id) =>
      id === ship
        ? {
            ...each,
            where: { at: 'port', port: memel } as const,
            cargo: [{ kind: 'troops', unit, re: 3, mech: false } as const],
          }
        : { ...each, refit: true },
    );
    const state: State = {
      ...start,
      common: {
        ...start.common,
        embarked: [{ unit, hex: portSpecOf(start.common, portNamed(start, 'Tallinn')).hex }],
      },
      fleets: { ...start.fleets, axis: { ...start.fleets.axis, ships } },
    };
    const form = answer('cadet', state, 'axis');
    expect(form).toEqual({ type: 'form', ships: [ship] });
    const formed = mustBe(europaNaval.decide(state, 'axis', form)).state;
    expect(answer('cadet', formed, 'axis')).toMatchObject({ type: 'disembark', ship, how: 'port' });
  });
});

describe('troops', () => {
  test('[S.3] the garrison of Memel stays', () => {
    const state = opening('baltic-act2', {
      date: dateOf('Oct I 44'),
      phasing: 'axis',
      part: 'movement',
      phase: { name: 'ground-movement', side: 'axis', exploitation: false, railed: 0 } as never,
    });
    expect(answer('cadet', state, 'axis')).toEqual({ type: 'done' });
  });

  test('[T.7] an army goes for more than one port, with enough for each', () => {
    const state = opening('husky');
    const gela = chartOf(state.common).ports.find(({ name }) => name === 'Gela')!;
    const army = rosterOf('husky')
      .ground.map((spec, unit) => ({ spec, unit }))
      .filter(({ spec }) => spec.side === 'allied' && spec.kind === 'infantry' && spec.re === 3)
      .map(({ unit }) => ({ unit: unit as never, re: 3, hex: gela.hex, landed: false, moved: false }));
    const goals = columnsOf(admiralAt(state, 'allied'), army);
    expect(goals.size).toBe(army.length);
    expect(new Set(goals.values()).size).toBeGreaterThan(1);
  });
});
