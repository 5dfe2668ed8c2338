import { describe, expect, test } from 'vitest';
import type { Event } from '../../model/event.ts';
import { sixthFleet } from '../../game.ts';
import { oddsOf } from './odds.ts';
import type { State } from '../../model/state.ts';
import {
  after,
  eventsOf,
  namesOf,
  offered,
  orderOf,
  phaseOf,
  ruling,
  table,
  whereIs,
} from '../../testing/table.ts';

const NATO = 'combat side=nato';
const ASW = 'unit ASW nato US PAT 0-0-20-9-2-2';

const rulings = (rows: readonly (readonly [string, string, string, string, string])[]): void => {
  test.each(rows)('%s', (_name, phase, forces, order, verdict) => {
    expect(ruling(table(phase, forces), `nato attack ${order}`)).toBe(verdict);
  });
};

describe('who may attack whom', () => {
  const two = 'nato @0914 US6 US11 | nato @0814 US7 | soviet @0915 So5 So7 | soviet @1014 So6';
  rulings([
    ['[8.11] an adjacent enemy', NATO, two, 'US6 at 0915 on So5', 'ok'],
    ['[8.11] no other', NATO, 'nato @0914 US6 | soviet @0916 So5', 'US6 at 0916 on So5', '8.11 not-adjacent'],
    ['[8.11] somebody must attack', NATO, two, 'at 0915 on So5', '8.11 no-attackers'],
    ['[8.11] one’s own units', NATO, two, 'So6 at 0915 on So5', '5.11 not-yours'],
    ['[8.11] across land too', NATO, 'nato @1412 US6 | soviet @1413 So5', 'US6 at 1413 on So5', 'ok'],
    ['[8.12] units of one hex', NATO, two, 'US6 US7 at 0915 on So5', '8.12 two-hexes'],
    [
      '[8.13] once in a phase',
      `${NATO} attacked=US6 targets=1014`,
      two,
      'US6 at 0915 on So5',
      '8.13 has-attacked',
    ],
    ['[8.13] on one attacked before', `${NATO} struck=So5`, two, 'US6 at 0915 on So5', 'ok'],
    ['[8.42] as a whole', NATO, two, 'US6 US6 at 0915 on So5', '8.42 twice'],
    ['[8.32] each defender once', NATO, two, 'US6 US11 at 0915 on So5 So5', '8.32 twice'],
    ['[8.31] [7.31] a group', NATO, two, 'US11 at 0915 on So5 So7', 'ok'],
    ['[8.34] [8.35] in one hex', NATO, two, 'US11 at 0915 on So5 So6', '8.35 not-there'],
    ['[8.35] that is there', NATO, two, 'US11 at 0915 on So6', '8.35 not-there'],
    ['[8.74] not after leaving', `${NATO} exempt=US6`, two, 'US6 at 0915 on So5', '8.74 has-left'],
    ['[10.44] no empty hex without defences', NATO, two, 'US6 at 0913', '10.44 no-fortress'],
  ]);
});

describe('types and strengths', () => {
  const mixed = 'soviet @0915 Soa12 So5 So36';
  rulings([
    ['[8.36] types apart', NATO, `nato @0914 US6 | ${mixed}`, 'US6 at 0915 on Soa12 So5', '8.36 two-types'],
    [
      '[8.36] surface from submarine',
      NATO,
      `nato @0914 US11 | ${mixed}`,
      'US11 at 0915 on So5 So36',
      '8.36 two-types',
    ],
    ['[8.41] zero is none', NATO, `nato @0914 US11 | ${mixed}`, 'US11 at 0915 on Soa12', '8.41 no-strength'],
    [
      '[8.41] for each attacker',
      NATO,
      `nato @0914 US6 US11 | ${mixed}`,
      'US6 US11 at 0915 on Soa12',
      '8.41 no-strength',
    ],
    [
      '[8.23] zero will do',
      NATO,
      'unit X nato US DD 9-5-9-4-2-2 | nato @0914 X | unit Y soviet So DD 9-9-9-4-5-2 | soviet @0915 Y',
      'X at 0915 on Y',
      'ok',
    ],
    [
      '[8.23] less will not',
      NATO,
      'unit X nato US DD 9-4-9-4-2-2 | nato @0914 X | unit Y soviet So DD 9-9-9-4-5-2 | soviet @0915 Y',
      'X at 0915 on Y',
      '8.23 negative',
    ],
  ]);
});

describe('from the top of the stack down', () => {
  const ships = 'nato @0914 US11 | soviet @0915 So5 So6 So7';
  const mixed = 'nato @0914 US6 US11 | soviet @0915 Soa12 Soa13 So36 So5';
  const order = '7.44 stack-order';
  rulings([
    ['[7.44] the topmost', NATO, ships, 'US11 at 0915 on So5', 'ok'],
    ['[7.44] not the next', NATO, ships, 'US11 at 0915 on So6', order],
    ['[7.44] but with the topmost', NATO, ships, 'US11 at 0915 on So5 So6', 'ok'],
    ['[7.44] leaving nobody out', NATO, ships, 'US11 at 0915 on So5 So7', order],
    ['[7.44] after the topmost was attacked', `${NATO} struck=So5`, ships, 'US11 at 0915 on So6', 'ok'],
    ['[7.44] and only so far down', `${NATO} struck=So5`, ships, 'US11 at 0915 on So7', order],
    ['[7.44] past all who were attacked', `${NATO} struck=So5,So6`, ships, 'US11 at 0915 on So7', 'ok'],
    [
      '[7.44] a group round one attacked before',
      `${NATO} struck=So6`,
      ships,
      'US11 at 0915 on So5 So7',
      'ok',
    ],
    ['[7.44] aircraft shield those below', NATO, mixed, 'US6 at 0915 on So36', order],
    ['[7.45] not from what cannot attack aircraft', NATO, mixed, 'US11 at 0915 on So36', 'ok'],
    ['[7.45] for each attacker', NATO, mixed, 'US6 US11 at 0915 on So36', order],
    ['[7.45] a submarine above shields the ship', NATO, mixed, 'US11 at 0915 on So5', order],
    ['[7.45] until attacked', `${NATO} struck=So36`, mixed, 'US11 at 0915 on So5', 'ok'],
    [
      '[7.45] one aircraft attacked is not enough',
      `${NATO} struck=Soa12`,
      mixed,
      'US6 at 0915 on So36',
      order,
    ],
    ['[7.45] both are', `${NATO} struck=Soa12,Soa13`, mixed, 'US6 at 0915 on So36', 'ok'],
    [
      '[7.45] past ships without strength against them',
      NATO,
      `${ASW} | nato @0914 ASW | soviet @0915 So5 So36`,
      'ASW at 0915 on So36',
      'ok',
    ],
    [
      '[7.45] not past ships with it',
      NATO,
      'nato @0914 US11 | soviet @0915 So5 So36',
      'US11 at 0915 on So36',
      order,
    ],
    [
      '[7.46] the lowest of one’s own may begin',
      NATO,
      'nato @0914 US7 US6 | soviet @0915 So5',
      'US6 at 0915 on So5',
      'ok',
    ],
  ]);

  test('[7.44] an attack opens the way to the next unit, whatever the die', () => {
    const state = table(NATO, 'nato @0914 US6 US11 | soviet @0915 Soa12 So5');
    const once = after(state, 'nato attack US6 at 0915 on Soa12', 'roll 6');
    expect(ruling(state, 'nato attack US6 at 0915 on So5')).toBe('7.44 stack-order');
    expect(
      ruling(
        { ...once, phase: { ...once.phase, attacked: [], targets: [] } } as State,
        'nato attack US6 at 0915 on So5',
      ),
    ).toBe('ok');
  });
});

/** What an attack comes to: strength, defence, differential, column, ECM, need. */
const sums = (state: State, order: string): readonly number[] => {
  const { action } = orderOf(state, `nato attack ${order}`);
  if (action.type !== 'attack') throw new Error('That is no attack');
  const { attack, defence, differential, column, ecm, need } = oddsOf(state, action);
  const total = (terms: readonly { readonly value: number }[]): number =>
    terms.reduce((sum, { value }) => sum + value, 0);
  return [total(attack), total(defence), differential, column, ecm, need];
};

describe('the sum', () => {
  const day = 'unit DAY nato US F5 7-9-5-6-4-0 daylight';
  test.each([
    [
      '[8.43] strength by the type of the defender: surface',
      2,
      'nato @0914 US6 | soviet @0915 So5',
      'US6 at 0915 on So5',
      [9, 3, 6, 5, 5, 0],
    ],
    ['[8.43] air', 2, 'nato @0914 US4 | soviet @0915 Soa12', 'US4 at 0915 on Soa12', [10, 5, 5, 5, 1, 2]],
    [
      '[8.43] submarine',
      2,
      'nato @0914 US8 | soviet @0915 So25',
      'US8 at 0915 on So25',
      [18, 8, 10, 10, 4, 2],
    ],
    [
      '[8.32] attackers and defenders are added, the highest ECM counts',
      2,
      'nato @0914 US6 US11 | soviet @0915 So6 So5',
      'US6 US11 at 0915 on So6 So5',
      [39, 5, 34, 30, 5, 4],
    ],
    [
      '[8.44] [10.31] surface ships double in Restricted Water',
      2,
      'nato @1422 US11 | soviet @1423 So5',
      'US11 at 1423 on So5',
      [30, 6, 24, 20, 5, 3],
    ],
    [
      '[8.44] submarines too',
      2,
      'nato @1422 US11 | soviet @1423 So25',
      'US11 at 1423 on So25',
      [15, 16, -1, 0, 4, 0],
    ],
    [
      '[8.23] below zero nothing can come of it, though the table has a number there',
      2,
      'unit X nato US DD 9-2-9-4-2-2 | nato @0914 X | unit Y soviet So DD 9-9-9-4-3-0 | soviet @0915 Y',
      'X at 0915 on Y',
      [2, 3, -1, 0, 0, 0],
    ],
    [
      '[8.23] at zero it can',
      2,
      'unit X nato US DD 9-3-9-4-2-2 | nato @0914 X | unit Y soviet So DD 9-9-9-4-3-0 | soviet @0915 Y',
      'X at 0915 on Y',
      [3, 3, 0, 0, 0, 1],
    ],
    ['[10.44] a Defended hex', 2, 'nato @0627 US11', 'US11 at 0626', [30, 12, 18, 15, 2, 3]],
    [
      '[10.46] what is left of one',
      2,
      'nato @0627 US11 | destroyed 0626',
      'US11 at 0626',
      [30, 0, 30, 30, 0, 5],
    ],
    [
      '[8.44] aircraft do not',
      2,
      'nato @1422 US4 | soviet @1423 Soa12',
      'US4 at 1423 on Soa12',
      [10, 5, 5, 5, 1, 2],
    ],
    [
      '[8.44] the attacker’s hex does not matter',
      2,
      'nato @1423 US11 | soviet @1422 So5',
      'US11 at 1422 on So5',
      [30, 3, 27, 25, 5, 3],
    ],
    [
      '[8.45] daylight aircraft by day',
      2,
      `${day} | nato @0914 DAY | soviet @0915 So5`,
      'DAY at 0915 on So5',
      [9, 3, 6, 5, 5, 0],
    ],
    [
      '[8.45] [9.52] half by night, fractions kept: surface',
      3,
      `${day} | nato @0914 DAY | soviet @0915 So5`,
      'DAY at 0915 on So5',
      [4.5, 3, 1.5, 0, 5, 0],
    ],
    [
      '[9.52] air',
      3,
      `${day} | nato @0914 DAY | soviet @0915 Soa1`,
      'DAY at 0915 on Soa1',
      [3.5, 3, 0.5, 0, 2, 1],
    ],
    [
      '[9.52] submarine',
      3,
      `${day} | nato @0914 DAY | soviet @0915 So25`,
      'DAY at 0915 on So25',
      [2.5, 8, -5.5, 0, 4, 0],
    ],
    [
      '[9.52] halves add up',
      3,
      `${day} | nato @0914 DAY US6 | soviet @0915 So5`,
      'DAY US6 at 0915 on So5',
      [13.5, 3, 10.5, 10, 5, 1],
    ],
    [
      '[8.45] others fly as by day',
      3,
      'nato @0914 USa1 | soviet @0915 So5',
      'USa1 at 0915 on So5',
      [16, 3, 13, 10, 5, 1],
    ],
    [
      '[8.45] night changes no defence',
      3,
      'nato @0914 US4 | soviet @0915 Soa42',
      'US4 at 0915 on Soa42',
      [10, 3, 7, 5, 0, 2],
    ],
  ])('%s', (_name, turn, forces, order, expected) => {
    expect(sums(table(NATO, forces, `short turn ${turn} of 10`), order)).toEqual(expected);
  });

  test('[8.6] the differential declared is the one the strengths give', () => {
    const state = table(NATO, 'nato @0914 US6 US11 | soviet @0915 So6 So5');
    expect(eventsOf(state, 'nato attack US6 US11 at 0915 on So6 So5')).toMatchObject([{ differential: 34 }]);
    expect(eventsOf(state, 'nato attack US11 at 0915 on So6')).toMatchObject([{ differential: 28 }]);
  });

  test('[8.23] a half short is short', () => {
    const state = table(NATO, `${day} | nato @0914 DAY | soviet @0915 Soa17`, 'short turn 6 of 10');
    expect(ruling(state, 'nato attack DAY at 0915 on Soa17')).toBe('8.23 negative');
  });

  test('[8.44] [8.45] each term says which case made it', () => {
    const state = table(NATO, `${day} | nato @1422 DAY US6 | soviet @1423 So5`, 'short turn 3 of 10');
    const { action } = orderOf(state, 'nato attack DAY US6 at 1423 on So5');
    if (action.type !== 'attack') throw new Error('That is no attack');
    const { attack, defence } = oddsOf(state, action);
    expect([...attack, ...defence].map(({ rule }) => rule)).toEqual(['8.45', '8.43', '8.44']);
  });
});

describe('the die', () => {
  /** Thirty against eight: twenty-two, so column 20; ECM 4: one to three. */
  const state = table(NATO, 'unit X nato US SN 0-9-30-5-10-6 | nato @0914 X | soviet @0915 So25');
  const declared = after(state, 'nato attack X at 0915 on So25');
  const types = (events: readonly Event[]): readonly string[] => events.map(({ type }) => type);

  test('[8.9] the attack says what it needs, and chance acts next', () => {
    expect(eventsOf(state, 'nato attack X at 0915 on So25')).toMatchObject([
      { differential: 22, ecm: 4, need: 3 },
    ]);
    expect(phaseOf(declared)).toBe('attack need=3 attackers=X hex=0915 defenders=So25');
    expect(ruling(declared, 'nato done')).toBe('NS.1 not-your-turn');
  });

  test.each([1, 2, 3])('[8.9] %d drives the defender back', face => {
    expect(types(eventsOf(declared, `roll ${face}`))).toEqual(['rolled', 'routed']);
  });

  test.each([4, 5, 6])('[8.9] %d has no effect', face => {
    expect(types(eventsOf(declared, `roll ${face}`))).toEqual(['rolled', 'resumed']);
  });

  test('[8.0] the retreat comes at once, and its owner makes it', () => {
    const routed = after(declared, 'roll 1');
    expect(phaseOf(routed)).toBe('retreat side=soviet from=0915 pending=So25 cause=combat');
    expect(ruling(routed, 'nato attack X at 0915 on So25')).toBe('NS.1 not-your-turn');
  });

  test('[8.9] a dot needs no die and has no effect', () => {
    const weak = table(NATO, 'nato @0914 US6 | soviet @0915 So5');
    const attacked = after(weak, 'nato attack US6 at 0915 on So5');
    expect(phaseOf(attacked)).toBe(
      'combat side=nato attacked=US6 targets=0915 struck=So5 fulfilled=0914 exempt=',
    );
  });

  test('[8.23] a refusal says how much is missing', () => {
    const weak = table(NATO, 'unit X nato US DD 9-2-9-4-2-2 | nato @0914 X | soviet @0915 So12');
    const { action } = orderOf(weak, 'nato attack X at 0915 on So12');
    const short = -sums(weak, 'X at 0915 on So12')[2]!;
    expect(sixthFleet.options(sixthFleet.view(weak, 'nato')).refuse(action)?.reason).toBe(
      `The attack is ${short} weaker than the defence. It must be at least as strong.`,
    );
    expect(short).toBeGreaterThan(0);
  });

  test('[7.44] [8.31] the options offer the top of a stack, and it with what lies below', () => {
    const pair = table(NATO, 'nato @0914 US11 | soviet @0915 So5 So6');
    const groups = offered(pair, 'nato', 'attack').map(attack =>
      attack.type === 'attack' ? namesOf(pair, attack.defenders).join(' ') : '',
    );
    expect(groups).toEqual(['So5', 'So5 So6']);
  });

  test('[8.72] [9.51] an aircraft that must retreat is lost', () => {
    const air = table(NATO, 'nato @0914 US4 | soviet @0915 Soa12 So5');
    const hit = after(air, 'nato attack US4 at 0915 on Soa12', 'roll 1');
    expect([whereIs(hit, 'Soa12'), whereIs(hit, 'So5')]).toEqual(['dead', '0915']);
    expect(hit.phase.name).toBe('combat');
    const aimed = after(air, 'nato attack US4 at 0915 on Soa12');
    expect(eventsOf(aimed, 'roll 1').map(({ type }) => type)).toEqual(['rolled', 'died', 'resumed']);
  });

  test('[8.31] units that were not attacked stay', () => {
    const pair = table(NATO, 'unit X nato US SN 0-9-30-5-10-6 | nato @0914 X | soviet @0915 So25 So26');
    const routed = after(pair, 'nato attack X at 0915 on So25', 'roll 1');
    expect(phaseOf(routed)).toMatch(/pending=So25 /);
  });

  test('[8.13] [7.32] [8.33] stacked units attack once each, into different hexes or not at all', () => {
    const stack = table(NATO, 'nato @0914 US6 US7 US8 | soviet @0915 So12 | soviet @1014 So22');
    const twice = after(
      stack,
      'nato attack US6 at 0915 on So12',
      'roll 6',
      'nato attack US7 at 1014 on So22',
      'roll 6',
    );
    expect(ruling(twice, 'nato attack US6 at 1014 on So22')).toBe('8.13 has-attacked');
    expect(ruling(twice, 'nato attack US8 at 1014 on So22')).toBe('ok');
    expect(ruling(twice, 'nato done')).toBe('ok');
  });
});
