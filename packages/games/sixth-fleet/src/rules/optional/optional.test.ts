import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { hexOf } from '../../model/chart.ts';
import { sixthFleet } from '../../game.ts';
import { unitsAt } from '../../model/position.ts';
import { ROSTER, specOf } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import { after, phaseOf, ruling, table, whereIs } from '../../testing/table.ts';
import { netPoints, pointsFor } from '../victory/victory.ts';

const FIRST = 'short turn 1 of 10';

describe('the Soviet first strike', () => {
  const carriers =
    'nato @1602 USa9 Bra21 US1 US4 | nato @0812 USa15 US2 | aboard US1 USa10 USa11 | aboard US2 USa16';
  const boats = 'soviet @1902 So36 | soviet @0615 So37 | soviet @1404 So32';
  const state = table('first-strike', `options firstStrike | ${carriers} | ${boats}`, FIRST);

  test.each([
    [1, 'dead', '0812', 'dead', '0615'],
    [2, 'dead', '0812', 'dead', '0615'],
    [3, 'dead', '0812', 'dead', '0615'],
    [4, '1602', 'dead', '1902', 'dead'],
    [5, '1602', 'dead', '1902', 'dead'],
    [6, '1602', 'dead', '1902', 'dead'],
  ])('[14.1] a %d: Saratoga %s, America %s; the SNs %s and %s', (face, us1, us2, so36, so37) => {
    const struck = after(state, `roll ${face}`);
    expect(['US1', 'US2', 'So36', 'So37'].map(name => whereIs(struck, name))).toEqual([us1, us2, so36, so37]);
    expect(phaseOf(struck)).toBe('movement side=soviet moved= mustLand=');
  });

  test('[14.1] the aircraft assigned are lost, aboard and above; others are not', () => {
    const struck = after(state, 'roll 1');
    const names = ['USa9', 'USa10', 'USa11', 'Bra21', 'US4', 'So32', 'USa15', 'USa16'];
    expect(names.map(name => whereIs(struck, name))).toEqual([
      'dead',
      'dead',
      'dead',
      '1602',
      '1602',
      '1404',
      '0812',
      'aboard US2',
    ]);
    expect([pointsFor(struck, 'soviet'), pointsFor(struck, 'nato')]).toEqual([6 + 2 + 2 + 2, 5]);
  });

  test('[14.1] of several SNs as near the Soviets choose', () => {
    const two = table(
      'first-strike',
      `options firstStrike | ${carriers} | ${boats} | soviet @1901 So38`,
      FIRST,
    );
    const struck = after(two, 'roll 3');
    expect(phaseOf(struck)).toBe('sacrifice among=So36,So38');
    expect(ruling(struck, 'soviet remove So37')).toBe('14.1 not-nearest');
    expect(ruling(struck, 'nato remove So36')).toBe('NS.1 not-your-turn');
    const paid = after(struck, 'soviet remove So38');
    expect([whereIs(paid, 'So38'), whereIs(paid, 'So36'), paid.phase.name]).toEqual([
      'dead',
      '1902',
      'movement',
    ]);
  });

  test('[14.1] one that was made up for the position counts like any other', () => {
    const near = `unit X soviet So SN 0-27-14-5-9-5 | ${carriers} | ${boats} | soviet @1603 X`;
    const struck = after(table('first-strike', `options firstStrike | ${near}`, FIRST), 'roll 1');
    expect([whereIs(struck, 'X'), whereIs(struck, 'So36')]).toEqual(['dead', '1902']);
  });

  test('[14.1] made up and as near as another, it is one of those to choose from', () => {
    const level = `unit X soviet So SN 0-27-14-5-9-5 | ${carriers} | ${boats} | soviet @1901 X`;
    const struck = after(table('first-strike', `options firstStrike | ${level}`, FIRST), 'roll 1');
    expect(phaseOf(struck)).toBe('sacrifice among=So36,X');
  });

  test('[14.1] all that are assigned are lost, wherever a position has put them; what is aboard goes down with her', () => {
    const elsewhere =
      'unit SPARE nato US A7 2-9-0-8-3-1 carrier-based | nato @1602 US1 | nato @0812 US2 | nato @1311 USa9 | nato @1022 USa1 | aboard US1 SPARE | aboard US2 USa10 USa16';
    const struck = after(
      table('first-strike', `options firstStrike | ${elsewhere} | ${boats}`, FIRST),
      'roll 1',
    );
    expect(['SPARE', 'USa9', 'USa10', 'USa16', 'USa1'].map(name => whereIs(struck, name))).toEqual([
      'dead',
      'dead',
      'dead',
      'aboard US2',
      '1022',
    ]);
  });

  test('[14.1] without an SN nobody pays', () => {
    const none = table('first-strike', `options firstStrike | ${carriers} | soviet @1404 So32`, FIRST);
    expect(pointsFor(after(none, 'roll 6'), 'nato')).toBe(0);
  });
});

describe('neutral air space', () => {
  const agreed = 'options neutralAirSpace | soviet @2021 Soa12 | nato @1714 Ita24';
  test.each([
    ['[14.2] announced by the Soviets', 'movement side=soviet', agreed, 'soviet violate-air-space', 'ok'],
    [
      '[14.2] only by agreement',
      'movement side=soviet',
      'soviet @2021 Soa12',
      'soviet violate-air-space',
      '14.2 not-agreed',
    ],
    ['[14.2] never by NATO', 'movement side=nato', agreed, 'nato violate-air-space', '14.2 not-agreed'],
    [
      '[14.2] at the start of the phase',
      'movement side=soviet moved=Soa12',
      agreed,
      'soviet violate-air-space',
      '14.2 too-late',
    ],
    ['[14.2] in a Movement Phase', 'combat side=soviet', agreed, 'soviet violate-air-space', '4.1 not-now'],
    [
      '[14.2] once',
      'movement side=soviet',
      `${agreed} | violated`,
      'soviet violate-air-space',
      '14.2 violated',
    ],
    [
      '[14.2] before it, no aircraft goes there',
      'movement side=soviet',
      agreed,
      'soviet move Soa12 2020 2019 1919',
      '10.11 prohibited',
    ],
    [
      '[14.2] then Soviet aircraft do',
      'movement side=soviet',
      `${agreed} | violated`,
      'soviet move Soa12 2020 2019 1919',
      'ok',
    ],
    ['[14.2] and NATO’s', 'movement side=nato', `${agreed} | violated`, 'nato move Ita24 1715 1716', 'ok'],
    [
      '[14.2] ships do not',
      'movement side=nato',
      `nato @1516 US6 | ${agreed} | violated`,
      'nato move US6 1616',
      '10.11 prohibited',
    ],
  ])('%s', (_name, phase, forces, order, verdict) => {
    expect(ruling(table(phase, forces), order)).toBe(verdict);
  });

  test('[14.2] it lasts, and costs ten points', () => {
    const state = table('movement side=soviet', agreed);
    const violated = after(state, 'soviet violate-air-space');
    expect(ruling(violated, 'soviet move Soa12 2020 2019 1919')).toBe('ok');
    expect(netPoints(violated) - netPoints(state)).toBe(-10);
    const later = after(violated, 'soviet done', 'nato done');
    expect(ruling(later, 'nato move Ita24 1715 1716')).toBe('ok');
  });
});

describe('the Middle East', () => {
  const opened = mustBe(sixthFleet.setup({ scenario: 'short', options: { middleEast: true } }));
  const setUp = (face: number): State =>
    after(
      opened,
      `roll ${face}`,
      ...['nato', 'nato', 'soviet', 'soviet'].flatMap(side => [`${side} deploy-rest`, `${side} done`]),
    );
  const BASES = {
    Israel: ['1035', '0935', '0835'],
    Syria: ['1236', '1435', '1437'],
    Egypt: ['0531', '0630', '0631', '0626'],
  };
  const kindsAt = (state: State, hexes: readonly string[]): string => {
    const kinds = hexes.flatMap(hex =>
      (['nato', 'soviet'] as const).flatMap(side =>
        unitsAt(state, side, hexOf(hex)).map(id => specOf(state, id).kind),
      ),
    );
    const count = (kind: string): number => kinds.filter(other => other === kind).length;
    return [...new Set(kinds)]
      .toSorted()
      .map(kind => `${count(kind)} ${kind}`)
      .join(', ');
  };

  test.each([
    [1, '4 M21, 2 Y28', '4 M21, 2 Y28'],
    [2, '4 M21, 2 M23, 2 Y28', '4 M21, 2 M23, 2 Y28'],
    [3, '4 M21, 4 Y28', '4 M21, 4 Y28'],
    [4, '4 M21, 4 M23, 2 Y28', '2 I28, 4 M21, 4 Y28'],
    [5, '4 M21, 2 M23, 4 Y28', '4 M21, 2 M23, 4 Y28'],
    [6, '4 M21, 4 M23, 4 Y28', '2 I28, 4 M21, 2 M23, 4 Y28'],
  ])('[14.3] a %d brings %s to Syria and %s to Egypt', (face, syria, egypt) => {
    const state = setUp(face);
    expect(kindsAt(state, BASES.Syria)).toBe(syria);
    expect(kindsAt(state, BASES.Egypt)).toBe(egypt);
    expect(kindsAt(state, BASES.Israel)).toBe('6 A4, 6 F4');
    expect(
      ROSTER.filter(({ name, arrives }) => arrives === 'start' && whereIs(state, name) === 'waiting'),
    ).toEqual([]);
    for (const hex of Object.values(BASES).flat())
      expect([1, 2, 3, 4, 5, 6]).toContain(
        [...unitsAt(state, 'nato', hexOf(hex)), ...unitsAt(state, 'soviet', hexOf(hex))].length,
      );
  });

  const forces = 'options middleEast | middle-east 4';
  test.each([
    ['[14.3] Israelis in Israel', 'nato', '', 'deploy Isa47 1035', 'ok'],
    ['[14.3] nowhere else', 'nato', '', 'deploy Isa47 1232', '14.3 not-coded'],
    [
      '[14.3] six to a base',
      'nato',
      'nato @1035 Isa47 Isa48 Isa49 Isa50 Isa51 Isa52',
      'deploy Isa53 1035',
      '14.3 full',
    ],
    [
      '[14.3] one at each',
      'nato',
      'nato @1035 Isa47 Isa48 Isa49 Isa50 Isa51 Isa52 | nato @0935 Isa53 Isa54 Isa55 Isa56 Isa57',
      'deploy Isa58 0935',
      '14.3 left-empty',
    ],
    ['[14.3] those for Syria in Syria', 'soviet', '', 'deploy Soa24 1236', 'ok'],
    ['[14.3] not in Egypt', 'soviet', '', 'deploy Soa24 0531', '14.3 not-coded'],
    ['[14.3] those for Egypt in Egypt', 'soviet', '', 'deploy Soa28 0531', 'ok'],
    ['[14.3] the others where they belong', 'soviet', '', 'deploy Soa1 0531', '11.2 not-coded'],
    ['[14.3] two M23 are left over', 'soviet', '', 'deploy Soa23 1236', '5.11 not-yours'],
  ])('%s', (_name, side, more, order, verdict) => {
    const state = table(`set-up side=${side} branch=air`, [forces, more].join(' | '), FIRST);
    expect(ruling(state, `${side} ${order}`)).toBe(verdict);
  });

  test('[14.3] the die is rolled before the set-up, and only by agreement', () => {
    expect(sixthFleet.actor(opened)).toBe('chance');
    expect(mustBe(sixthFleet.setup({ scenario: 'short', options: {} })).phase.name).toBe('set-up');
  });
});

describe('the delay of the Black Sea Fleet', () => {
  const state = table('reinforcement side=soviet', 'options delay', 'campaign turn 10 of 21');
  const placed = after(state, 'soviet deploy-rest', 'soviet done');

  test.each([1, 2, 3, 4, 5, 6])('[14.4] a %d: the Bosphorus opens that many turns after the tenth', face => {
    const rolled = after(placed, `roll ${face}`);
    expect([rolled.gateOpens, rolled.turn, rolled.phase.name]).toEqual([10 + face, 11, 'combat']);
  });

  test('[14.4] without the option there is no die', () => {
    const plain = table('reinforcement side=soviet', '', 'campaign turn 10 of 21');
    expect(placed.phase.name).toBe('delay');
    expect(after(plain, 'soviet deploy-rest', 'soviet done')).toMatchObject({ turn: 11, gateOpens: 0 });
  });
});
