import { describe, expect, test } from 'vitest';
import { portNamed } from '../model/chart.ts';
import { fortsOver } from '../rules/reaction/combat-zone.ts';
import { chartOf } from '../model/fleet.ts';
import type { State } from '../model/state.ts';
import { answer, opening } from '../testing/minds.ts';
import { after } from '../testing/orders.ts';
import { position } from '../testing/positions.ts';
import { viewFor } from '../secrets/view.ts';
import { enemyOf, type Side } from '../model/vocabulary.ts';
import { CADET, CAPTAIN, type Doctrine, RECRUIT } from './doctrine.ts';
import { laneTo, wayAlong } from './lane.ts';
import { type Scene, sceneOf } from './scene.ts';

/** What a captain does as a matter of course and a cadet does not. */

const hexOf = (state: State, name: string) => portNamed(chartOf(state.common), name)!.hex;

describe('[36.C] a captain sails round a minebelt that a cadet sails into', () => {
  const wayOf = (state: State, side: Side, doctrine: Doctrine, from: string, to: string) => {
    const scene = sceneOf(viewFor(state, side), doctrine) as Scene;
    return wayAlong(scene, laneTo(scene, 'cargo', hexOf(state, to)), hexOf(state, from), 300);
  };

  test.each([
    ['malta', 'axis', 'Napoli', 'Tripoli'],
    ['husky', 'axis', 'Napoli', 'Palermo'],
    ['baltic-act2', 'axis', 'Gotenhafen', 'Tallinn'],
  ] as const)('%s, %s: from %s to %s', (scenario, side, from, to) => {
    const straight = wayOf(opening(scenario, { mines: [] }), side, CADET, from, to);
    const belt = straight[Math.floor(straight.length / 2)]!;
    const mined = opening(scenario, { mines: [{ hex: belt, side: enemyOf(side), points: 3 }] });
    expect(wayOf(mined, side, CADET, from, to)).toContain(belt);
    const round = wayOf(mined, side, CAPTAIN, from, to);
    expect(round).not.toContain(belt);
    expect(round.at(-1)).toBe(hexOf(mined, to));
  });
});

test('[36.C] a cadet leads landing craft and warships round a belt that a recruit sails into', () => {
  const wayOf = (state: State, doctrine: Doctrine) => {
    const scene = sceneOf(viewFor(state, 'allied'), doctrine) as Scene;
    return wayAlong(scene, laneTo(scene, 'war', hexOf(state, 'Gela')), hexOf(state, 'Tripoli'), 300);
  };
  const straight = wayOf(opening('husky', { mines: [] }), RECRUIT);
  const belt = straight[Math.floor(straight.length / 2)]!;
  const mined = opening('husky', { mines: [{ hex: belt, side: 'axis', points: 3 }] });
  expect(wayOf(mined, RECRUIT)).toContain(belt);
  expect(wayOf(mined, CADET)).not.toContain(belt);
  expect(wayOf(mined, CADET).at(-1)).toBe(hexOf(mined, 'Gela'));
});

describe('[F.14.1] a cadet leads landing craft out of reach of batteries, past which a recruit sails', () => {
  const underFire = (state: State, doctrine: Doctrine): number => {
    const scene = sceneOf(viewFor(state, 'allied'), doctrine) as Scene;
    return wayAlong(
      scene,
      laneTo(scene, 'war', hexOf(state, 'Catania')),
      hexOf(state, 'Valletta'),
      300,
    ).filter(hex => fortsOver(state.common, 'axis', hex, false).length > 0).length;
  };
  const start = opening('husky', { mines: [] });

  test('while they can fire', () => {
    // The last two hexes lie under the guns of Catania itself.
    expect(underFire(start, CADET)).toBeLessThan(underFire(start, RECRUIT));
  });

  test('but not once they are lost', () => {
    const lost = start.common.ports.map(each => ({ ...each, cdLost: true }));
    const silent = { ...start, common: { ...start.common, ports: lost } };
    const way = (state: State, doctrine: Doctrine) => {
      const scene = sceneOf(viewFor(state, 'allied'), doctrine) as Scene;
      return wayAlong(scene, laneTo(scene, 'war', hexOf(state, 'Catania')), hexOf(state, 'Valletta'), 300);
    };
    expect(way(silent, CADET)).toHaveLength(way(silent, RECRUIT).length);
    expect(way(start, CADET).length).toBeGreaterThan(way(silent, CADET).length);
  });
});

describe('[F.11.4] a captain’s aircraft watch in the enemy’s turn', () => {
  const segment = (scenario: string, side: Side): State =>
    opening(scenario, {
      part: 'movement',
      phasing: enemyOf(side),
      phase: { name: 'air-segment', side, part: 'cover' },
    });

  test.each([
    ['malta', 'allied'],
    ['husky', 'axis'],
    ['baltic-act1', 'axis'],
  ] as const)('%s, %s: a captain covers, a cadet does not', (scenario, side) => {
    const start = segment(scenario, side);
    expect(answer('captain', start, side)).toMatchObject({ type: 'cover' });
    expect(answer('cadet', start, side)).toEqual({ type: 'done' });
  });

  test('fighters over Malta meet the bombers', () => {
    const start = segment('malta', 'allied');
    expect(answer('captain', start, 'allied')).toMatchObject({
      mission: { kind: 'cap', over: { hex: hexOf(start, 'Valletta') } },
    });
  });
});

test('[F.8.7] nobody goes out with guns for submarines that contact has shown', () => {
  const reaction = (ships: string): State =>
    after(
      position(
        'naval-step side=axis moving=3',
        `unit A8 allied TF 8 | unit X2 axis TF 2 | in Valletta A8 | group 3 axis @056072 ${ships} contact=made alarm=area seen=true`,
      ),
      'axis sail 3 055073',
    );
  expect(answer('cadet', reaction('Sommergibili-Ionio'), 'allied')).toEqual({ type: 'done' });
  expect(answer('cadet', reaction('X2'), 'allied')).toMatchObject({ type: 'activate' });
});
