import { describe, expect, test } from 'vitest';
import { ROSTER } from '../../model/roster.ts';
import { after, offered, phaseOf, ruling, table, whereIs } from '../../testing/table.ts';
import { pointsFor } from '../victory/victory.ts';

const TURN_10 = 'campaign turn 10 of 21';
const NATO = 'reinforcement side=nato';
const SOVIET = 'reinforcement side=soviet';

/** Six fighters round Crete, two hexes off: no way past them, and none of them beside it. */
const RING = [
  'soviet @1024 Soa12',
  'soviet @1020 Soa13',
  'soviet @1223 Soa14',
  'soviet @1221 Soa15',
  'soviet @0823 Soa16',
  'soviet @0821 Soa17',
];
const ring = RING.join(' | ');
/** Both American bases are under the guns of the enemy. */
const CUT = 'soviet @1312 So5 | soviet @1021 So6';

const rulings = (phase: string, rows: readonly (readonly [string, string, string, string])[]): void => {
  const side = phase === NATO ? 'nato' : 'soviet';
  test.each(rows)('%s', (_name, forces, order, verdict) => {
    expect(ruling(table(phase, forces, TURN_10), `${side} ${order}`)).toBe(verdict);
  });
};

describe('American aircraft', () => {
  rulings(NATO, [
    ['[12.21] to Sicily', '', 'deploy USa4 1311', 'ok'],
    ['[12.21] or Crete', '', 'deploy USa4 1022', 'ok'],
    ['[12.21] split as one likes', 'nato @1311 USa4 USa5', 'deploy USa6 1022', 'ok'],
    ['[12.21] to no other base', '', 'deploy USa4 1812', '12.21 not-an-entry'],
    ['[12.21] not to a destroyed one', 'destroyed 1022', 'deploy USa4 1022', '12.21 base-destroyed'],
    [
      '[12.2] not beyond the stacking limit',
      'nato @1022 USa1 USa2 USa3 Bra21 Bra22 Bra23',
      'deploy USa4 1022',
      '12.2 full',
    ],
    ['[12.2] a line is needed to the west', ring, 'deploy USa4 1022', '12.21 cut-off'],
    ['[12.2] for each base its own', ring, 'deploy USa4 1311', 'ok'],
    ['[12.2] one gap is enough', RING.slice(0, 5).join(' | '), 'deploy USa4 1022', 'ok'],
    [
      '[12.2] not through a controlled hex, though a friend is in it',
      `${ring} | nato @0922 US6 | nato @0822 US7`,
      'deploy USa4 1022',
      '12.21 cut-off',
    ],
    ['[12.2] not from a controlled base', 'soviet @1021 So5', 'deploy USa4 1022', '12.21 cut-off'],
    ['[12.2] submarines control too', 'soviet @1021 So36', 'deploy USa4 1022', '12.21 cut-off'],
    ['[10.22] not across an all-land hexside', 'soviet @1122 So5', 'deploy USa4 1022', 'ok'],
    ['[12.2] only what is due', '', 'deploy USa1 1022', '5.11 not-yours'],
  ]);
});

describe('the French and the British', () => {
  const carrier = 'nato @1601 Fr40';
  rulings(NATO, [
    ['[12.22] on the western edge', '', 'deploy Fr41 1601', 'ok'],
    ['[12.22] nowhere else', '', 'deploy Br48 1602', '12.22 not-an-entry'],
    ['[12.22] not on land there', '', 'deploy Br48 1101', '12.22 not-an-entry'],
    ['[12.22] not on the enemy', 'soviet @1601 So25', 'deploy Fr41 1601', '12.22 enemy-there'],
    ['[12.22] but under his control', 'soviet @1602 So5', 'deploy Fr41 1601', 'ok'],
    ['[12.22] without any line', `${CUT} | soviet @1602 So7`, 'deploy Fr41 1601', 'ok'],
    ['[12.2] three in a hex', 'nato @1601 Fr40 Fr41 Fr42', 'deploy Br49 1601', '12.2 full'],
    ['[12.22] French aircraft over their carrier', carrier, 'deploy Fra43 1601', 'ok'],
    ['[12.22] or in her box', carrier, 'embark Fra43 Fr40', 'ok'],
    ['[12.22] not before she is there', '', 'embark Fra43 Fr40', '12.22 own-carrier'],
    ['[12.22] not elsewhere', carrier, 'deploy Fra43 1701', '12.22 not-an-entry'],
    [
      '[12.22] nor on another’s carrier',
      `${carrier} | nato @1602 US1`,
      'embark Fra43 US1',
      '12.22 own-carrier',
    ],
  ]);
});

describe('Soviet reinforcements', () => {
  const kiev = 'soviet @2226 So2';
  rulings(SOVIET, [
    ['[12.23] aircraft to Romania', '', 'deploy Soa46 2422', 'ok'],
    ['[12.23] or Bulgaria', '', 'deploy Soa47 2021', 'ok'],
    ['[12.23] nowhere else', '', 'deploy Soa47 0531', '12.23 not-an-entry'],
    ['[12.23] not to a destroyed base', 'destroyed 2422', 'deploy Soa46 2422', '12.23 base-destroyed'],
    ['[12.23] with a line to the north', 'nato @2322 USa1', 'deploy Soa46 2422', '12.23 cut-off'],
    ['[12.23] for each base its own', 'nato @2322 USa1', 'deploy Soa46 2424', 'ok'],
    ['[12.24] ships in the Black Sea, before turn 11', '', 'deploy So8 2226', 'ok'],
    ['[12.24] wherever they like', '', 'deploy So29 2832', 'ok'],
    ['[12.24] not in the Bosphorus', 'destroyed 2025', 'deploy So8 2025', '12.24 not-an-entry'],
    ['[12.24] nor outside', '', 'deploy So8 1902', '12.24 not-an-entry'],
    ['[12.24] nor on land', '', 'deploy So8 2231', '12.24 not-an-entry'],
    ['[12.24] without any line', 'nato @2322 USa1 | nato @2227 USa2', 'deploy So8 2226', 'ok'],
    ['[12.2] three in a hex', 'soviet @2226 So2 So4 So9', 'deploy So8 2226', '12.2 full'],
    ['[12.24] two F with Kiev', kiev, 'deploy Soa44 2226', 'ok'],
    ['[12.24] or in her box', kiev, 'embark Soa45 So2', 'ok'],
    ['[12.24] not with Minsk', `${kiev} | soviet @1125 So1`, 'embark Soa45 So1', '12.24 own-carrier'],
  ]);
});

describe('all must come that can', () => {
  const due = (side: string): readonly string[] =>
    ROSTER.filter(spec => spec.arrives === 'turn-11' && spec.side === side).map(({ name }) => name);

  test('[12.2] reinforcements are not delayed', () => {
    const state = table(NATO, '', TURN_10);
    expect(ruling(state, 'nato done')).toBe('12.2 delayed');
    expect(ruling(after(state, 'nato deploy-rest'), 'nato done')).toBe('ok');
    expect(offered(after(state, 'nato deploy-rest'), 'nato', 'deploy')).toEqual([]);
  });

  test('[12.21] [12.22] NATO gets 5 F4, all 13 French and British ships and 4 French aircraft', () => {
    const placed = after(table(NATO, '', TURN_10), 'nato deploy-rest', 'nato done');
    expect(due('nato')).toHaveLength(22);
    expect(due('nato').filter(name => ['waiting', 'forfeited'].includes(whereIs(placed, name)))).toEqual([]);
    expect(whereIs(placed, 'Fra43')).toBe('aboard Fr40');
    expect(phaseOf(placed)).toBe(SOVIET);
  });

  test('[12.22] every French and British ship there is comes to the west', () => {
    const ships = ROSTER.filter(({ nation, domain }) => ['Fr', 'Br'].includes(nation) && domain !== 'air');
    const state = table(NATO, '', TURN_10);
    expect(ships.filter(({ name }) => ruling(state, `nato deploy ${name} 1601`) !== 'ok')).toEqual([]);
    const placed = after(state, 'nato deploy-rest', 'nato done');
    expect(ships.filter(({ name }) => !/^\d\d01$/.test(whereIs(placed, name)))).toEqual([]);
  });

  test('[12.23] [12.24] the Soviets get an M25, three M23, 17 ships and two F; then it is turn 11', () => {
    const placed = after(table(SOVIET, '', TURN_10), 'soviet deploy-rest', 'soviet done');
    expect(due('soviet')).toHaveLength(23);
    expect(due('soviet').filter(name => ['waiting', 'forfeited'].includes(whereIs(placed, name)))).toEqual(
      [],
    );
    expect([placed.turn, placed.phase.name]).toEqual([11, 'combat']);
  });

  test('[12.2] those without a line are forfeited, and count for nobody', () => {
    const gone = after(table(NATO, CUT, TURN_10), 'nato deploy-rest', 'nato done');
    const f4 = ['USa4', 'USa5', 'USa6', 'USa7', 'USa8'];
    expect(f4.map(name => whereIs(gone, name))).toEqual(f4.map(() => 'forfeited'));
    expect([whereIs(gone, 'Fr40') !== 'forfeited', pointsFor(gone, 'soviet')]).toEqual([true, 0]);
  });

  test('[12.2] [12.22] a carrier that finds no hex takes her aircraft with her', () => {
    const shut = ['1201', '1301', '1401', '1501', '1601', '1701', '1801', '1901', '2001', '2101', '2201'];
    const enemies = shut.map((hex, place) => `soviet @${hex} Soa${place + 1}`).join(' | ');
    const gone = after(table(NATO, enemies, TURN_10), 'nato deploy-rest', 'nato done');
    expect(['Fr40', 'Fra43', 'Br49'].map(name => whereIs(gone, name))).toEqual(Array(3).fill('forfeited'));
    expect(gone.forfeited).toHaveLength(17);
  });

  test('[12.25] they act as all others from turn 11 on', () => {
    const state = after(
      table(NATO, '', TURN_10),
      'nato deploy-rest',
      'nato done',
      'soviet deploy-rest',
      'soviet done',
      'nato done',
    );
    const hex = whereIs(state, 'Br48');
    expect(ruling(state, `nato move Br48 ${hex.slice(0, 2)}02`)).toBe('ok');
  });
});
