import { describe, expect, test } from 'vitest';
import type { Event } from '../../model/event.ts';
import type { Cargo, State } from '../../model/state.ts';
import { account, at, score, unit } from '../../testing/account.ts';
import { hex, port, shipNamed } from '../../testing/positions.ts';

describe('[S.1] supplies landed', () => {
  const table = 'unit X4 axis NT 4 | unit A4 allied NT 4 | in Taranto X4 | in Valletta A4';
  const landed = (heading: string, ship: string, place: string, cargo: Cargo): State => {
    const state = at(heading, table);
    const event: Event = {
      type: 'unloaded',
      ship: shipNamed(state, ship),
      cargo,
      place: { port: port(state, place) },
    };
    return score(state, event);
  };
  const MALTA = 'malta "Jul I 42"';
  const napoli = port(at(MALTA), 'Napoli');
  const sp = (amount: number): Cargo => ({ kind: 'sp', amount, from: napoli });

  test.each([
    ['a quarter of a point for each SP', sp(4), 1],
    [
      '[36.A.4.b] two and a half times as much for an SRP',
      { kind: 'srp', amount: 2, from: napoli } as const,
      1.25,
    ],
    ['nothing for mines', { kind: 'mine', amount: 2 } as const, undefined],
  ])('[S.1] in Africa: %s', (_case, cargo, points) => {
    expect(account(landed(MALTA, 'X4', 'Tripoli', cargo), 'axis')['Supplies landed in Africa']).toBe(points);
  });

  test('[S.1] nothing in Italy, and nothing in another year', () => {
    expect(account(landed(MALTA, 'X4', 'Taranto', sp(4)), 'axis')).toEqual({});
    expect(account(landed('husky "Jul I 43"', 'X4', 'Tripoli', sp(4)), 'axis')).toEqual({});
  });

  test('[S.1] at Malta each SP of a relief convoy, and nothing else', () => {
    const relief = (place: string, cargo: Cargo) =>
      account(landed(MALTA, 'A4', place, cargo), 'allied')['Supplies landed at Malta'];
    expect(relief('Valletta', { kind: 'sp', amount: 3 })).toBe(3);
    expect(relief('Alexandria', { kind: 'sp', amount: 3 })).toBeUndefined();
    expect(
      relief('Valletta', { kind: 'sp', amount: 3, from: port(at(MALTA), 'Alexandria') }),
    ).toBeUndefined();
  });
});

describe('[S.1] [S.3] ports that count at once', () => {
  const taken = (heading: string, name: string, owner: 'axis' | 'allied', table = '') => {
    const state = at(heading, table);
    return score(state, { type: 'port-taken', port: port(state, name), owner });
  };
  const MALTA = 'malta "Jul I 42"';

  test.each([
    ['Malta', MALTA, 'Valletta', 'axis', 'axis', { 'Malta taken or starved': 20 }],
    ['Alexandria', MALTA, 'Alexandria', 'axis', 'axis', { 'Alexandria taken': 25 }],
    ['not Alexandria given back', MALTA, 'Alexandria', 'allied', 'axis', {}],
    ['not in 1943', 'husky "Jul I 43"', 'Alexandria', 'axis', 'axis', {}],
    ['not another port', MALTA, 'Port-Said', 'axis', 'axis', {}],
    [
      'Kuressaare in 1944',
      'baltic-act2 "Oct I 44"',
      'Kuressaare',
      'allied',
      'allied',
      { 'Kuressaare taken': 4 },
    ],
    ['not in 1941', 'baltic-act1 "Sep I 41"', 'Kuressaare', 'allied', 'allied', {}],
    ['not another island', 'baltic-act2 "Oct I 44"', 'Kardla', 'allied', 'allied', {}],
    ['not by the Axis', 'baltic-act2 "Oct I 44"', 'Kuressaare', 'axis', 'allied', {}],
  ] as const)('[S] %s', (_case, heading, name, owner, side, expected) => {
    expect(account(taken(heading, name, owner), side)).toEqual(expected);
  });

  test('[S.1] once', () => {
    const again = taken(MALTA, 'Alexandria', 'axis', 'score axis "Alexandria taken" 25');
    expect(account(again, 'axis')).toEqual({ 'Alexandria taken': 25 });
  });
});

describe('[S.1] Malta starved', () => {
  const starving = (heading: string, words: string) => {
    const state = at(heading, `malta ${words}`);
    return account(score(state, { type: 'malta-set', status: 11, unfed: 2, starved: true }), 'axis');
  };

  test('[F.19.8] [S.1] counts once, and only in 1942', () => {
    expect(starving('malta "Jul I 42"', 'status=9 unfed=1')).toEqual({ 'Malta taken or starved': 20 });
    expect(starving('malta "Jul I 42"', 'status=9 unfed=2 starved=true')).toEqual({});
    expect(starving('husky "Jul I 43"', 'status=9 unfed=1')).toEqual({});
    const fed = at('malta "Jul I 42"', 'malta status=9');
    expect(account(score(fed, { type: 'malta-set', status: 9, unfed: 0, starved: false }), 'axis')).toEqual(
      {},
    );
  });
});

describe('[S.2] troops lost', () => {
  const lost = (heading: string, name: string) => {
    const state = at(heading, '');
    const event: Event = { type: 'troops-lost', unit: unit(state, name), re: 2, hex: hex(state, 'Gela') };
    return account(score(state, event), 'axis');
  };

  test('[S.2] Allied REs in 1943, ashore and afloat', () => {
    expect(lost('husky "Jul I 43"', '5th-Division')).toEqual({ 'Allied troops lost': 2 });
    expect(lost('husky "Jul I 43"', 'Napoli-Division')).toEqual({});
    expect(lost('malta "Jul I 42"', 'Malta-garrison')).toEqual({});
    const state = at('husky "Jul I 43"', 'unit A4 allied NT 4 | in Valletta A4');
    const cargo: Cargo = { kind: 'troops', unit: unit(state, '5th-Division'), re: 1, mech: false };
    const ship = shipNamed(state, 'A4');
    expect(account(score(state, { type: 'cargo-lost', ship, cargo }), 'axis')).toEqual({
      'Allied troops lost': 1,
    });
    expect(account(score(state, { type: 'carriage-lost', side: 'allied', cargo }), 'axis')).toEqual({
      'Allied troops lost': 1,
    });
    const supplies: Cargo = { kind: 'sp', amount: 1 };
    expect(account(score(state, { type: 'cargo-lost', ship, cargo: supplies }), 'axis')).toEqual({});
  });
});

describe('[S.1] the forces kept for Malta', () => {
  const formed = (heading: string, name: string, table: string) => {
    const state = at(heading, table);
    const ships = [shipNamed(state, name)];
    const place = { at: 'port', port: port(state, 'Trapani') } as const;
    return account(score(state, { type: 'formed', side: 'axis', group: 3 as never, ships, place }), 'axis');
  };
  const MALTA = 'malta "Jul I 42"';

  test('[S.1] cost five points when they are first used, and no others do', () => {
    expect(formed(MALTA, 'Motozattere-C3', 'in Trapani Motozattere-C3')).toEqual({
      'Malta landing forces used': -5,
    });
    expect(
      formed(
        MALTA,
        'Motozattere-C3',
        'in Trapani Motozattere-C3 | score axis "Malta landing forces used" -5',
      ),
    ).toEqual({ 'Malta landing forces used': -5 });
    expect(formed(MALTA, 'X4', 'unit X4 axis NT 4 | in Trapani X4')).toEqual({});
  });
});

describe('[S.3] troops brought home', () => {
  const carried = (heading: string, name: string, from: string, to: string, side: 'axis' | 'allied') => {
    const state = at(heading, '');
    const cargo: Cargo = { kind: 'troops', unit: unit(state, name), re: 2, mech: false };
    const event: Event = {
      type: 'carriage-ended',
      side,
      from: port(state, from),
      port: port(state, to),
      cargo,
    };
    return account(score(state, event), side)['Troops evacuated'];
  };

  test.each([
    [
      'from Tallinn to Kronshtadt, two points each',
      'baltic-act1 "Aug I 41"',
      '10th-Rifle-Corps',
      'Tallinn',
      'Kronshtadt',
      'allied',
      4,
    ],
    [
      'not to another base',
      'baltic-act1 "Aug I 41"',
      '10th-Rifle-Corps',
      'Tallinn',
      'Hango',
      'allied',
      undefined,
    ],
    [
      'from Estonia to Germany, one point each',
      'baltic-act2 "Sep II 44"',
      'Tallinn-garrison',
      'Tallinn',
      'Danzig',
      'axis',
      2,
    ],
    ['not to Libau', 'baltic-act2 "Sep II 44"', 'Tallinn-garrison', 'Tallinn', 'Libau', 'axis', undefined],
    ['not Germans in 1941', 'baltic-act1 "Sep I 41"', '61st-Division', 'Pernau', 'Danzig', 'axis', undefined],
    [
      'not Soviets in 1944',
      'baltic-act2 "Sep II 44"',
      'Leningrad-garrison',
      'Tallinn',
      'Kronshtadt',
      'allied',
      undefined,
    ],
  ] as const)('[S.3] %s', (_case, heading, name, from, to, side, points) => {
    expect(carried(heading, name, from, to, side)).toBe(points);
  });
});

describe('[S.3] the safe zone', () => {
  const drawn = (heading: string, safe: 'none' | 'x1' | 'x2', table = '') => {
    const state = at(heading, table);
    const danger = { ...state.common.danger, safe };
    return account(score(state, { type: 'zones-drawn', danger }), 'allied')['Safe zone expanded'];
  };
  const ACT2 = 'baltic-act2 "Oct I 44"';

  test('[S.3] four points for the first expansion, eight more for the second', () => {
    expect([drawn(ACT2, 'none'), drawn(ACT2, 'x1'), drawn(ACT2, 'x2')]).toEqual([undefined, 4, 12]);
    expect(drawn(ACT2, 'x2', 'score allied "Safe zone expanded" 4')).toBe(12);
    expect(drawn('baltic-act1 "Oct I 41"', 'x1')).toBeUndefined();
  });
});
