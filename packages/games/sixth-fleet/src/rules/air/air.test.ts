import { describe, expect, test } from 'vitest';
import { after, phaseOf, ruling, table, whereIs } from '../../testing/table.ts';
import { pointsFor } from '../victory/victory.ts';

const NATO = 'movement side=nato';

/** The aircraft that must land in the Movement Phase that follows. */
const mustLand = (side: string, forces: string): string =>
  /mustLand=(.*)$/.exec(phaseOf(after(table(`combat side=${side}`, forces), `${side} done`)))?.[1] ?? '?';

describe('what is a base', () => {
  test.each([
    ['[9.43] an airbase of its nation', 'nato', 'nato @1812 Ita28', ''],
    ['[9.14] any of them', 'nato', 'nato @1810 Ita28', ''],
    ['[9.13] not one of another', 'nato', 'nato @1420 Ita28', 'Ita28'],
    ['[9.13] American in Sicily and Crete', 'nato', 'nato @1311 USa1 | nato @1022 USa3', ''],
    ['[9.13] British in Malta and Cyprus', 'nato', 'nato @1010 Bra23 | nato @1232 Bra21', ''],
    ['[9.13] no American in Malta', 'nato', 'nato @1010 USa1', 'USa1'],
    ['[9.12] Soviet in Bulgaria and Romania', 'soviet', 'soviet @2124 Soa12 | soviet @2422 Soa1', ''],
    ['[9.12] not in Egypt', 'soviet', 'soviet @0531 Soa12', 'Soa12'],
    ['[14.3] unless by agreement', 'soviet', 'options middleEast | middle-east 1 | soviet @0531 Soa12', ''],
    ['[9.13] no Israeli base either', 'nato', 'nato @1035 Isa47', 'Isa47'],
    ['[14.3] unless by agreement', 'nato', 'options middleEast | middle-east 1 | nato @1035 Isa47', ''],
    ['[9.22] the open sea is none', 'nato', 'nato @0914 USa1', 'USa1'],
    ['[9.16] [10.48] nor a destroyed base', 'nato', 'nato @1812 Ita28 | destroyed 1812', 'Ita28'],
    ['[9.62] A: over a carrier of its nation', 'nato', 'nato @0914 USa9 US1', ''],
    ['[9.61] though not the one it came with', 'nato', 'nato @0914 USa9 US2', ''],
    ['[9.61] not over one of another', 'nato', 'nato @0914 USa9 Fr40 | nato @0915 Fra43 US1', 'USa9,Fra43'],
    ['[9.61] the French over their own', 'nato', 'nato @0914 Fra43 Fr40', ''],
    [
      '[9.61] a Soviet one over hers, or at any Soviet base',
      'soviet',
      'soviet @0914 Soa42 So1 | soviet @2021 Soa43',
      '',
    ],
    ['[9.61] [9.62] D: an American one at an American base', 'nato', 'nato @1022 USa9', ''],
    ['[9.17] no land-based aircraft over a carrier', 'nato', 'nato @0914 USa1 US1', 'USa1'],
    ['[9.62] B: aboard', 'nato', 'nato @0914 US1 | aboard US1 USa9', ''],
  ])('%s', (_name, side, forces, expected) => {
    expect(mustLand(side, forces).split(',').toSorted().join()).toBe(expected.split(',').toSorted().join());
  });
});

describe('[9.43] over a base of its nation', () => {
  /** Over Taranto, beside a ship; neither can drive the other off, so that no die is rolled. */
  const forces =
    'unit F nato It F5 9-9-0-9-5-6 | unit SHIP soviet So CA 7-9-1-4-9-6 | nato @1713 F | soviet @1612 SHIP';

  test('an aircraft attacks and is attacked turn after turn, and never has to land', () => {
    let state = table('combat side=nato', forces);
    for (const turn of [2, 3, 4]) {
      const moving = after(state, 'nato attack F at 1612 on SHIP', 'nato done');
      expect(phaseOf(moving)).toBe('movement side=nato moved= mustLand=');
      const attacked = after(moving, 'nato done', 'soviet attack SHIP at 1713 on F');
      expect([attacked.turn, whereIs(attacked, 'F')]).toEqual([turn, '1713']);
      state = after(attacked, 'soviet done', 'soviet done');
    }
  });

  test('one of another nation in the same hex has to', () => {
    const guest = table('combat side=nato', 'nato @1713 Ita24 Gra31');
    expect(phaseOf(after(guest, 'nato done'))).toBe('movement side=nato moved= mustLand=Gra31');
  });
});

describe('those that must land', () => {
  test.each([
    ['[9.22] it does not: lost', 'nato @1814 Ita28', [], 'dead'],
    ['[9.22] it reaches a base', 'nato @1814 Ita28', ['nato move Ita28 1813 1812'], '1812'],
    ['[9.22] elsewhere is not enough', 'nato @1814 Ita28', ['nato move Ita28 1813'], 'dead'],
    [
      '[9.15] [9.22] a base of another nation is none while its own is in reach',
      'nato @1517 Ita28',
      ['nato move Ita28 1417 1418'],
      'dead',
    ],
    ['[9.62] over a carrier', 'nato @0914 US1 | nato @0915 PLANE', ['nato move PLANE 0914'], '0914'],
    [
      '[9.62] into her box',
      'nato @0914 US1 | nato @0915 PLANE',
      ['nato move PLANE 0914', 'nato embark PLANE US1'],
      'aboard US1',
    ],
    ['[9.62] a carrier comes to it', 'nato @0914 US1 | nato @0915 PLANE', ['nato move US1 0915'], '0915'],
    [
      '[9.62] a carrier that has moved on',
      'nato @0914 US1 | nato @0915 PLANE',
      ['nato move PLANE 0914', 'nato move US1 0913'],
      'dead',
    ],
    [
      '[9.62] the box goes with her',
      'nato @0914 US1 | nato @0915 PLANE',
      ['nato move PLANE 0914', 'nato embark PLANE US1', 'nato move US1 0913'],
      'aboard US1',
    ],
  ])('%s', (_name, forces, orders, place) => {
    const name = forces.includes('PLANE') ? 'USa9' : 'Ita28';
    const named = (text: string): string => text.replace('PLANE', name);
    const state = table(`${NATO} mustLand=${name}`, named(forces));
    expect(whereIs(after(state, ...orders.map(named), 'nato done'), name)).toBe(place);
  });

  test('[9.22] [9.62] C: an aircraft may stay out one phase, not two', () => {
    const out = after(table(NATO, 'nato @1812 Ita28'), 'nato move Ita28 1813 1814', 'nato done');
    expect(whereIs(out, 'Ita28')).toBe('1814');
    const next = after(out, 'soviet done', 'soviet done', 'nato done');
    expect(phaseOf(next)).toBe('movement side=nato moved= mustLand=Ita28');
    expect(whereIs(after(next, 'nato done'), 'Ita28')).toBe('dead');
  });

  test('[13.0] one lost so counts for the enemy', () => {
    const lost = after(table(`${NATO} mustLand=USa9`, 'nato @0914 USa9'), 'nato done');
    expect(pointsFor(lost, 'soviet')).toBe(2);
  });
});

describe('the holding box', () => {
  const forces = 'nato @0914 USa9 USa1 US1 US6 | nato @0915 USa10 Fr40 | soviet @0920 Soa42 So1';
  const full = 'nato @0914 USa15 US1 | aboard US1 USa9 USa10 USa11 USa12 USa13 USa14';
  test.each([
    ['[9.62] B: in the hex of the carrier', NATO, forces, 'nato embark USa9 US1', 'ok'],
    ['[9.62] B: nowhere else', NATO, forces, 'nato embark USa10 US1', '9.62 not-with-carrier'],
    ['[9.62] B: not aboard another nation’s', NATO, forces, 'nato embark USa10 Fr40', '9.62 wrong-carrier'],
    ['[9.17] no land-based aircraft', NATO, forces, 'nato embark USa1 US1', '9.17 land-based'],
    ['[9.62] B: no other ship', NATO, forces, 'nato embark USa9 US6', '9.62 wrong-carrier'],
    ['[9.62] B: no ship aboard', NATO, forces, 'nato embark US6 US1', '9.17 land-based'],
    ['[9.62] B: not the enemy’s', NATO, forces, 'nato embark Soa42 So1', '5.11 not-yours'],
    ['[9.62] B: not once more', NATO, full, 'nato embark USa9 US1', '5.11 not-yours'],
    [
      '[9.62] B: no ship, though it were carrier-based',
      NATO,
      'unit BOAT nato US DD 1-1-1-4-1-1 carrier-based | nato @0914 US1 BOAT',
      'nato embark BOAT US1',
      '9.17 land-based',
    ],
    ['[9.62] B: six at most', NATO, full, 'nato embark USa15 US1', '9.62 box-full'],
    [
      '[9.62] B: in a friendly Movement Phase only',
      'combat side=nato',
      forces,
      'nato embark USa9 US1',
      '4.1 not-now',
    ],
    ['[9.62] A: out of it, over her', NATO, full, 'nato launch USa9', 'ok'],
    ['[9.62] A: only who is aboard', NATO, full, 'nato launch USa15', '5.11 not-yours'],
    [
      '[9.62] A: not the enemy’s',
      NATO,
      'nato @0914 US1 | soviet @0920 So1 | aboard So1 Soa42',
      'nato launch Soa42',
      '5.11 not-yours',
    ],
    ['[9.62] A: not in combat', 'combat side=nato', full, 'nato launch USa9', '4.1 not-now'],
    [
      '[9.62] B: those aboard do not attack',
      'combat side=nato',
      `${full} | soviet @0915 So5`,
      'nato attack USa9 at 0915 on So5',
      '5.11 not-yours',
    ],
    [
      '[9.62] B: nor are they attacked',
      'combat side=soviet',
      `${full} | soviet @0915 So5`,
      'soviet attack So5 at 0914 on USa9',
      '8.35 not-there',
    ],
    [
      '[9.62] those above her do',
      'combat side=nato',
      `${full} | soviet @0915 So5`,
      'nato attack USa15 at 0915 on So5',
      'ok',
    ],
  ])('%s', (_name, phase, position, order, verdict) => {
    expect(ruling(table(phase, position), order)).toBe(verdict);
  });

  test('[9.62] launched, it is over the carrier; it may fly from the box too', () => {
    const state = table(NATO, full);
    expect(whereIs(after(state, 'nato launch USa9'), 'USa9')).toBe('0914');
    expect(whereIs(after(state, 'nato move USa9 0913 0912'), 'USa9')).toBe('0912');
  });

  test('[9.62] aircraft that have moved may go aboard, and do not move again', () => {
    const state = after(
      table(`${NATO} mustLand=USa9`, 'nato @0914 USa9 | nato @0912 US1'),
      'nato move USa9 0913 0912',
      'nato embark USa9 US1',
    );
    expect(whereIs(state, 'USa9')).toBe('aboard US1');
    expect(ruling(state, 'nato move USa9 0913')).toBe('5.11 has-moved');
  });
});

test('[9.62] B: one carrier after the other may carry it', () => {
  const state = after(
    table(NATO, 'nato @0914 US1 | nato @0912 US2 | aboard US1 USa9'),
    'nato move US1 0913 0912',
    'nato launch USa9',
    'nato embark USa9 US2',
    'nato move US2 0911',
  );
  expect(whereIs(state, 'USa9')).toBe('aboard US2');
  expect(ruling(state, 'nato move USa9 0910')).toBe('5.11 has-moved');
});

describe('aircraft leave before their carrier', () => {
  const late = '9.63 carrier-moved';
  const carried = '5.11 has-moved';
  const aboard = 'nato @0914 US1 | aboard US1 USa9';
  test.each([
    ['[9.63] from the box, before', aboard, [], 'USa9 0915', 'ok'],
    ['[9.63] from the box, after', aboard, ['move US1 0913'], 'USa9 0914', late],
    ['[9.63] from patrol, before', 'nato @0914 USa9 US1', [], 'USa9 0915', 'ok'],
    ['[9.63] from patrol, when she has left', 'nato @0914 USa9 US1', ['move US1 0913'], 'USa9 0915', late],
    ['[9.63] launched, when she has moved', aboard, ['move US1 0913', 'launch USa9'], 'USa9 0914', carried],
    [
      '[9.63] though beside one that has not',
      `${aboard} | nato @0913 US2`,
      ['move US1 0913', 'launch USa9'],
      'USa9 0914',
      carried,
    ],
    [
      '[9.63] or at a land base',
      'nato @1021 US1 | aboard US1 USa9',
      ['move US1 1022', 'launch USa9'],
      'USa9 1021',
      carried,
    ],
    [
      '[9.63] from patrol over another that stays',
      'nato @0914 USa9 US1 US2',
      ['move US1 0913'],
      'USa9 0915',
      'ok',
    ],
    [
      '[9.63] from a land base that a carrier came to',
      'nato @1022 USa9 | nato @1021 US1',
      ['move US1 1022'],
      'USa9 1021',
      'ok',
    ],
    [
      '[9.63] from a land base that a carrier left',
      'nato @1022 USa9 US1',
      ['move US1 1021'],
      'USa9 1023',
      'ok',
    ],
    [
      '[9.63] a carrier that comes does not free those left by another',
      'nato @0914 USa9 US1 | nato @0916 US2',
      ['move US1 0913', 'move US2 0915 0914'],
      'USa9 0915',
      late,
    ],
    ['[9.63] land-based aircraft do not care', 'nato @0914 USa1 US1', ['move US1 0913'], 'USa1 0915', 'ok'],
  ])('%s', (_name, forces, before, move, verdict) => {
    const state = after(table(NATO, forces), ...before.map(order => `nato ${order}`));
    expect(ruling(state, `nato move ${move}`)).toBe(verdict);
  });

  test('[9.63] one that came from elsewhere was not based on her', () => {
    const state = after(
      table(`${NATO} mustLand=USa9`, 'nato @0914 USa9 | nato @0915 US1'),
      'nato move US1 0914',
    );
    expect(ruling(state, 'nato move USa9 0913')).toBe('ok');
  });

  test('[9.63] [9.22] those left behind must land next time', () => {
    const left = after(table(NATO, 'nato @0914 USa9 US1'), 'nato move US1 0913', 'nato done');
    expect(whereIs(left, 'USa9')).toBe('0914');
    expect(phaseOf(after(left, 'soviet done', 'soviet done', 'nato done'))).toBe(
      'movement side=nato moved= mustLand=USa9',
    );
  });

  test('[9.63] one may land on a carrier that has moved', () => {
    const state = after(
      table(`${NATO} mustLand=USa9`, 'nato @0914 USa9 | nato @0916 US1'),
      'nato move US1 0915',
      'nato move USa9 0915',
      'nato embark USa9 US1',
    );
    expect(whereIs(state, 'USa9')).toBe('aboard US1');
  });
});
