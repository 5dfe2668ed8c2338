import { describe, expect, test } from 'vitest';
import type { Event } from '../../model/event.ts';
import { fold } from '../../turn/chain.ts';
import { account, at, score, unit } from '../../testing/account.ts';
import { hex, port, position, shipNamed } from '../../testing/positions.ts';
import type { State } from '../../model/state.ts';
import { scoreOf } from '../../desk/score.ts';
import { balance, heldEachTurn, holdings, outcome } from './victory.ts';

describe('[F.30] ships lost', () => {
  const malta = at(
    'malta "Jul I 42"',
    'unit X axis TF 12 | unit Y allied CG 4 | in Napoli X Convogli-A | in Gibraltar Y Harpoon Force-H | in Taranto Sommergibili-Ionio',
  );
  const hit = (name: string, hits: number): State =>
    score(malta, { type: 'hit', ship: shipNamed(malta, name), hits });

  test.each([
    ['a task force counts when it flips', 'X', 6, 'allied', { 'Enemy warships lost': 6 }],
    ['not before', 'X', 5, 'allied', {}],
    ['and whole when it sinks', 'X', 12, 'allied', { 'Enemy warships lost': 12 }],
    ['a carrier group when it sinks', 'Y', 4, 'axis', { 'Enemy warships lost': 4 }],
    ['not before', 'Y', 3, 'axis', {}],
    ['transports point by point', 'Convogli-A', 1, 'allied', { 'Enemy shipping sunk': 1 }],
    ['of the Allies too', 'Harpoon', 2, 'axis', { 'Enemy shipping sunk': 2 }],
    ['submarines not at all here', 'Sommergibili-Ionio', 2, 'allied', {}],
  ] as const)('%s', (_case, name, hits, side, expected) => {
    expect(account(hit(name, hits), side)).toEqual(expected);
  });

  test('a second hit adds to the account', () => {
    const twice = score(hit('Convogli-A', 1), { type: 'hit', ship: shipNamed(malta, 'Convogli-A'), hits: 2 });
    expect(account(twice, 'allied')).toEqual({ 'Enemy shipping sunk': 3 });
  });
});

describe('[S.1] supplies', () => {
  const malta = at('malta "Jul I 42"', 'in Tripoli Convogli-A | in Valletta Harpoon');
  const landed = (ship: string, place: string, amount: number, from?: string): Event => ({
    type: 'unloaded',
    ship: shipNamed(malta, ship),
    cargo: { kind: 'sp', amount, from: from === undefined ? undefined : port(malta, from) },
    place: { port: port(malta, place) },
  });

  test('each four SPs landed in Africa are a point; quarters wait', () => {
    const three = score(malta, landed('Convogli-A', 'Tripoli', 3));
    expect(balance(three.common)).toBe(0);
    expect(balance(score(three, landed('Convogli-A', 'Benghazi', 1)).common)).toBe(1);
  });

  test('nothing elsewhere', () => {
    expect(balance(score(malta, landed('Convogli-A', 'Napoli', 8)).common)).toBe(0);
  });

  test('each SP of a convoy landed at Valletta is a point of the Allies', () => {
    expect(balance(score(malta, landed('Harpoon', 'Valletta', 4)).common)).toBe(-4);
  });

  test.each([
    ['from Italy', 'Napoli', 'Tripoli', 2],
    ['along the coast', 'Tripoli', 'Benghazi', 0],
    ['in and out of one port', 'Tripoli', 'Tripoli', 0],
    ['brought out again', 'Tripoli', 'Napoli', -2],
  ])('what crosses counts in Africa: %s', (_case, from, to, points) => {
    expect(balance(score(malta, landed('Convogli-A', to, 8, from)).common)).toBe(points);
  });

  test('at Malta count the relief convoys; what comes from a port feeds it', () => {
    expect(balance(score(malta, landed('Harpoon', 'Valletta', 4, 'Gibraltar')).common)).toBe(0);
    expect(balance(score(malta, landed('Harpoon', 'Valletta', 4, 'Valletta')).common)).toBe(0);
  });

  test('[F.19.8] two SPs end Malta’s starvation', () => {
    const starved = at('malta "Jul I 42"', 'in Valletta Harpoon | malta status=13 starved=true');
    expect(score(starved, landed('Harpoon', 'Valletta', 1)).common.malta.starved).toBe(true);
    expect(score(starved, landed('Harpoon', 'Valletta', 2)).common.malta.starved).toBe(false);
  });
});

describe('[S.1] great events', () => {
  const malta = at('malta "Jul I 42"', 'in Trapani Motozattere-C3');

  test('O8 Malta taken is worth 20, and its number is 15', () => {
    const taken = score(malta, { type: 'port-taken', port: port(malta, 'Valletta'), owner: 'axis' });
    expect(account(taken, 'axis')).toEqual({ 'Malta taken or starved': 20 });
    expect(taken.common.malta.status).toBe(15);
  });

  test('starved as much, once', () => {
    const starved = score(malta, { type: 'malta-set', status: 12, unfed: 2, starved: true });
    expect(account(starved, 'axis')).toEqual({ 'Malta taken or starved': 20 });
    const taken = score(starved, { type: 'port-taken', port: port(malta, 'Valletta'), owner: 'axis' });
    expect(account(taken, 'axis')).toEqual({ 'Malta taken or starved': 20 });
  });

  test('[S.2] neither is worth anything in 1943', () => {
    const husky = at('husky "Jul II 43"');
    const starved = score(husky, { type: 'malta-set', status: 12, unfed: 2, starved: true });
    expect(account(starved, 'axis')).toEqual({});
  });

  test('Alexandria 25', () => {
    const taken = score(malta, { type: 'port-taken', port: port(malta, 'Alexandria'), owner: 'axis' });
    expect(account(taken, 'axis')).toEqual({ 'Alexandria taken': 25 });
  });

  test('the forces for Malta cost 5 when they are first used', () => {
    const sailed = score(malta, {
      type: 'formed',
      side: 'axis',
      group: 3 as never,
      ships: [shipNamed(malta, 'Motozattere-C3')],
      place: { at: 'port', port: port(malta, 'Trapani') },
    });
    expect(account(sailed, 'axis')).toEqual({ 'Malta landing forces used': -5 });
  });

  test('[F.17.1] what lay in a lost port is nobody’s', () => {
    const rich = at('malta "Jul I 42"', 'stock axis Tripoli sp=4 srp=1 | stock axis Benghazi sp=2');
    const taken = score(rich, { type: 'port-taken', port: port(rich, 'Tripoli'), owner: 'allied' });
    expect(taken.fleets.axis.stocks).toEqual([{ port: port(rich, 'Benghazi'), sp: 2, srp: 0 }]);
  });

  test('[36.D] zones change at once when a port changes hands', () => {
    const taken = score(malta, { type: 'port-taken', port: port(malta, 'Tripoli'), owner: 'allied' });
    expect(taken.common.danger).not.toBe(malta.common.danger);
    expect(taken.common.danger.ports[port(malta, 'Tripoli')]).toBe('a');
  });
});

describe('[S.2] Italian morale', () => {
  const husky = at('husky "Jul I 43"', 'in Taranto 9a-Divisione');
  const falls = (name: string): number =>
    score(husky, { type: 'port-taken', port: port(husky, name), owner: 'allied' }).common.italy.morale - 11;

  test.each([
    ['Palermo', -2],
    ['Messina', -2],
    ['Civitavecchia', -5],
    ['Siracusa', -1],
    ['Gela', 0],
    ['Toulon', 0],
  ])('falls with %s by %d', (name, points) => {
    expect(falls(name)).toBe(points);
  });

  test('and one for each four Italian task force points lost', () => {
    const flipped = score(husky, { type: 'hit', ship: shipNamed(husky, '9a-Divisione'), hits: 7 });
    expect(flipped.common.italy.morale).toBe(10);
    expect(account(flipped, 'allied')).toEqual({});
  });

  test('and one a turn from August on, once the Allies have a port of Sicily', () => {
    const turned = (date: string, table: string): number => {
      const state = at(`husky "${date}"`, table);
      return score(state, { type: 'turned', date: state.common.date + 1 }).common.italy.morale;
    };
    expect(turned('Jul I 43', 'port Gela owner=allied')).toBe(11);
    expect(turned('Jul II 43', 'port Gela owner=allied')).toBe(10);
    expect(turned('Jul II 43', 'port Reggio owner=allied')).toBe(11);
  });

  test('and one for the first Allied RE on the mainland', () => {
    const march = (to: string): Event => ({
      type: 'marched',
      unit: unit(husky, '5th-Division'),
      re: 1,
      from: hex(husky, 'Messina'),
      to: hex(husky, to),
    });
    const ashore = score(husky, march('Reggio'));
    expect(ashore.common.italy.morale).toBe(10);
    expect(score(ashore, march('Reggio')).common.italy.morale).toBe(10);
    expect(score(husky, march('Catania')).common.italy.morale).toBe(11);
  });
});

describe('[F.30] at the end', () => {
  const ended = (heading: string, table: string): State => {
    const state = at(heading, table);
    return fold(state, holdings(state));
  };

  test('[S.1] three points for each box of the fronts, and for a Malta at work', () => {
    const state = ended(
      'malta "Jan II 43"',
      'front libya box=2 | front tunisia box=3 | once torch | malta status=2',
    );
    expect(account(state, 'axis')).toEqual({ 'Front at the end': 15 });
    expect(account(state, 'allied')).toEqual({ 'Malta active at the end': 2 });
    expect(account(ended('malta "Sep II 42"', 'malta status=9'), 'allied')).toEqual({});
    expect(account(ended('malta "Sep II 42"', 'front libya box=4'), 'axis')).toEqual({
      'Front at the end': 12,
    });
  });

  test('[S.2] ports of Sicily and Italy', () => {
    const table =
      'port Gela owner=allied | port Messina owner=allied | port Napoli owner=allied | port Salerno owner=allied | port Cagliari owner=allied';
    expect(account(ended('husky "Oct II 43"', table), 'allied')).toEqual({
      'Ports held at the end': 1 + 3 + 5 + 1 + 2,
    });
  });

  test('[S.3] the islands and Hango', () => {
    const table = 'port Hango owner=axis | port Kardla owner=axis';
    expect(account(ended('baltic-act1 "Oct II 41"', table), 'axis')).toEqual({ 'Ports held at the end': 6 });
  });

  test('[S.3] Tallinn is worth three a turn after Aug II 41', () => {
    expect(heldEachTurn(at('baltic-act1 "Aug II 41"'))).toEqual([]);
    expect(heldEachTurn(at('baltic-act1 "Sep I 41"'))).toHaveLength(1);
    expect(heldEachTurn(at('baltic-act1 "Sep I 41"', 'port Tallinn owner=axis'))).toEqual([]);
  });

  const over = (heading: string, table: string) =>
    outcome(position('over', table, heading, 'phasing=axis part=end step=0'));

  test.each([
    [-43, 'allied', 'Allied decisive victory'],
    [-42, 'allied', 'Allied victory'],
    [-14, 'allied', 'Allied victory'],
    [-13, undefined, 'Draw'],
    [-12, 'axis', 'Axis victory'],
    [17, 'axis', 'Axis decisive victory'],
  ])('[S.1] %d points: %s, %s', (points, winner, level) => {
    const end = over('malta "Jan II 43"', `score axis Test ${points}`);
    expect([end?.winner, end?.summary.split(':')[0]]).toEqual([winner, level]);
  });

  test('the summary says whose points they are and who leads', () => {
    const told = (heading: string, table: string): string | undefined =>
      over(heading, table)?.summary.split(': ')[1];
    expect(told('malta "Jan II 43"', 'score allied Test 17 | score axis Test 12')).toBe(
      'Axis 12, Allied 17 in points; the Allied side leads by 5',
    );
    expect(told('baltic-act2 "Nov I 44"', 'score allied Test 2 | score axis Test 9')).toBe(
      'Axis 9, Soviet 2 in points; the Axis leads by 7',
    );
    expect(told('baltic-act2 "Nov I 44"', '')).toBe('Axis 0, Soviet 0 in points; nobody leads');
  });

  test('[S.2] the Allies count for themselves', () => {
    expect(over('husky "Oct II 43"', 'score allied Test 7 | score axis Test 1')).toEqual({
      winner: undefined,
      summary: 'Draw: Axis 1, Allied 7 in points; the Allied side leads by 6',
      level: 'Draw',
      net: 6,
    });
  });

  test.each([
    [-26, 'Soviet decisive victory'],
    [-25, 'Soviet victory'],
    [-4, 'Soviet victory'],
    [-3, 'Draw'],
    [-2, 'Draw'],
    [-1, 'Axis victory'],
    [20, 'Axis victory'],
    [21, 'Axis decisive victory'],
  ])('[S.3] %d points of both acts in a row: %s', (points, level) => {
    const end = over('baltic-act2 "Nov I 44"', `once act-two | score axis Test ${points}`);
    expect(end?.summary.split(':')[0]).toBe(level);
  });

  test.each(['', 'once act-two | '])(
    '[S.3] the account in play is read by the levels of the end: %s',
    once => {
      const heading = 'baltic-act2 "Nov I 44"';
      const playing = position('initial side=allied', `${once}score axis Test -12`, heading);
      const { lead, standing } = scoreOf(playing.common, 'spectator');
      const end = over(heading, `${once}score axis Test ${lead}`);
      expect(standing.toLowerCase()).toBe(end?.level?.toLowerCase());
    },
  );

  test('[S.3] Soviets win as the Allied side', () => {
    expect(over('baltic-act1 "Oct II 41"', 'score allied Test 14')?.winner).toBe('allied');
    expect(over('baltic-act2 "Nov I 44"', 'score axis Test 9')?.winner).toBe('allied');
    expect(over('baltic-act2 "Nov I 44"', 'score axis Test 10')?.winner).toBeUndefined();
  });
});
