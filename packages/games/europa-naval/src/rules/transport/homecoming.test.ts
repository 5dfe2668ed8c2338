import { describe, expect, test } from 'vitest';
import { account, at, score, unit } from '../../testing/account.ts';
import { hex, port, shipNamed } from '../../testing/positions.ts';
import type { Side } from '../../model/vocabulary.ts';

describe('[S.2] [S.3] troops', () => {
  test('Germans brought out of Sicily after Jul II 43 count', () => {
    const out = (date: string, name: string): object => {
      const state = at(`husky "${date}"`);
      return account(
        score(state, {
          type: 'marched',
          unit: unit(state, name),
          re: 2,
          from: hex(state, 'Messina'),
          to: hex(state, 'Reggio'),
        }),
        'axis',
      );
    };
    expect(out('Aug I 43', 'Hermann-Goering-Division')).toEqual({ 'Troops brought out of Sicily': 2 });
    expect(out('Jul II 43', 'Hermann-Goering-Division')).toEqual({});
    expect(out('Aug I 43', 'Livorno-Division')).toEqual({});
  });

  test('Allied REs lost count for the Axis', () => {
    const state = at('husky "Jul I 43"');
    const lost = score(state, {
      type: 'troops-lost',
      unit: unit(state, '5th-Division'),
      re: 2,
      hex: hex(state, 'Gela'),
    });
    expect(account(lost, 'axis')).toEqual({ 'Allied troops lost': 2 });
  });

  test('evacuations count by sea, from where they went aboard', () => {
    const state = at('baltic-act1 "Aug I 41"', 'in Tallinn Transports-Tallinn-A');
    const ship = shipNamed(state, 'Transports-Tallinn-A');
    const cargo = { kind: 'troops', unit: unit(state, '10th-Rifle-Corps'), re: 3, mech: false } as const;
    const aboard = score(state, { type: 'loaded', ship, cargo, port: port(state, 'Tallinn') });
    const home = score(aboard, { type: 'unloaded', ship, cargo, place: { port: port(state, 'Kronshtadt') } });
    expect(account(home, 'allied')).toEqual({ 'Troops evacuated': 6 });
    const away = score(aboard, { type: 'unloaded', ship, cargo, place: { port: port(state, 'Hango') } });
    expect(account(away, 'allied')).toEqual({});
  });

  /** Two REs go from port to port by coaster, leg after leg; points after each. */
  const voyages = (
    heading: string,
    name: string,
    side: Side,
    ...ports: readonly string[]
  ): readonly number[] => {
    let state = at(heading);
    return ports.slice(1).map((to, leg) => {
      const cargo = { kind: 'troops', unit: unit(state, name), re: 2, mech: false } as const;
      const from = port(state, ports[leg] as string);
      state = score(state, { type: 'carriage-ended', side, from, port: port(state, to), cargo });
      return state.common.score[side].reduce((sum, { points }) => sum + points, 0);
    });
  };

  test.each([
    [
      'baltic-act1 "Aug I 41"',
      '10th-Rifle-Corps',
      'allied',
      ['Tallinn', 'Kronshtadt', 'Tallinn', 'Kronshtadt'],
      [4, 0, 4],
    ],
    [
      'baltic-act1 "Aug I 41"',
      'Kronshtadt-fortress',
      'allied',
      ['Kronshtadt', 'Tallinn', 'Kronshtadt'],
      [0, 0],
    ],
    [
      'baltic-act1 "Aug I 41"',
      'Hiiumaa-garrison',
      'allied',
      ['Kardla', 'Kronshtadt', 'Paldiski', 'Tallinn', 'Kronshtadt'],
      [2, 2, 2, 2],
    ],
    ['baltic-act2 "Sep I 44"', 'Riga-group', 'axis', ['Riga', 'Memel', 'Riga', 'Danzig'], [2, 0, 2]],
    [
      'husky "Aug I 43"',
      '1st-Parachute-Division',
      'axis',
      ['Catania', 'Reggio', 'Messina', 'Napoli'],
      [2, 0, 2],
    ],
  ] as const)('each RE counts once: %s, %s', (heading, name, side, ports, points) => {
    expect(voyages(heading, name, side, ...ports)).toEqual(points);
  });

  test('who goes home by land was not brought out by sea', () => {
    const state = at('baltic-act1 "Aug I 41"');
    const walked = score(state, {
      type: 'marched',
      unit: unit(state, '10th-Rifle-Corps'),
      re: 3,
      from: hex(state, 'Tallinn'),
      to: hex(state, 'Leningrad'),
    });
    expect(account(walked, 'allied')).toEqual({});
  });
});

describe('[F.5.8] [S.2] [S.3] troops that coasters bring', () => {
  const carried = (heading: string, name: string, from: string, to: string, side: Side): object => {
    const state = at(heading);
    const cargo = { kind: 'troops', unit: unit(state, name), re: 2, mech: false } as const;
    return account(
      score(state, {
        type: 'carriage-ended',
        side,
        from: port(state, from),
        port: port(state, to),
        cargo,
      }),
      side,
    );
  };

  test.each([
    [
      'baltic-act1 "Aug I 41"',
      '10th-Rifle-Corps',
      'Tallinn',
      'Kronshtadt',
      'allied',
      { 'Troops evacuated': 4 },
    ],
    ['baltic-act1 "Aug I 41"', '10th-Rifle-Corps', 'Tallinn', 'Tallinn', 'allied', {}],
    ['baltic-act2 "Sep I 44"', 'Riga-group', 'Riga', 'Memel', 'axis', { 'Troops evacuated': 2 }],
    [
      'husky "Aug I 43"',
      '1st-Parachute-Division',
      'Catania',
      'Reggio',
      'axis',
      { 'Troops brought out of Sicily': 2 },
    ],
  ] as const)('%s: %s from %s to %s', (heading, name, from, to, side, expected) => {
    expect(carried(heading, name, from, to, side)).toEqual(expected);
  });
});
