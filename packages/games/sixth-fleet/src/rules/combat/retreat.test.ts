import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, eventsOf, offered, phaseOf, ruling, table, whereIs } from '../../testing/table.ts';

/** A retreat of NATO units from 0915 after a Soviet attack out of 0914, which controls 1014 and 0814 beside it. */
const routed = (pending: string, forces: string, from = '0915', heading = 'short turn 2 of 10'): State =>
  table(
    `retreat side=nato from=${from} pending=${pending} cause=combat | under combat side=soviet attacked=So5 targets=${from} struck=${pending}`,
    forces,
    heading,
  );

describe('where a unit may retreat', () => {
  const ship = 'nato @0915 US6 | soviet @0914 So5';
  const boat = 'nato @0915 US11 | soviet @0914 So5';
  test.each([
    ['[8.71] [8.73] one hex, by choice of its owner', routed('US6', ship), 'nato retreat US6 0916', 'ok'],
    ['[8.71] any that is free', routed('US6', ship), 'nato retreat US6 0815', 'ok'],
    ['[8.71] not two', routed('US6', ship), 'nato retreat US6 0917', '5.1 not-adjacent'],
    ['[8.71] by its owner', routed('US6', ship), 'soviet retreat US6 0916', 'NS.1 not-your-turn'],
    [
      '[8.71] only those that must',
      routed('US6', `${ship} | nato @0815 US7`),
      'nato retreat US7 0816',
      '5.11 not-yours',
    ],
    ['[8.71] nothing else is done meanwhile', routed('US6', ship), 'nato done', '4.1 not-now'],
    ['[6.5] not into control', routed('US6', ship), 'nato retreat US6 1014', '6.5 controlled'],
    [
      '[6.5] not even to friends',
      routed('US6', `${ship} | nato @1014 US7`),
      'nato retreat US6 1014',
      '6.5 controlled',
    ],
    [
      '[6.5] nor into control by aircraft',
      routed('US6', `${ship} | soviet @1016 Soa12`),
      'nato retreat US6 1015',
      '6.5 controlled',
    ],
    [
      '[8.71] harmless control does not count: a submarine and a fighter',
      routed('US11', `${boat} | soviet @1016 Soa12`),
      'nato retreat US11 1015',
      'ok',
    ],
    [
      '[8.71] that of a hunter does',
      routed('US11', `${boat} | soviet @1016 Soa6`),
      'nato retreat US11 1015',
      '6.5 controlled',
    ],
    [
      '[8.71] nor that of a fighter with a ship',
      routed('US11', `${boat} | soviet @1016 Soa12 So7`),
      'nato retreat US11 1015',
      '6.5 controlled',
    ],
    [
      '[7.22] not where three ships are',
      routed('US6', `${ship} | nato @0916 US7 US8 US11`),
      'nato retreat US6 0916',
      '7.22 full',
    ],
    [
      '[7.22] two leave room, aircraft do not count',
      routed('US6', `${ship} | nato @0916 USa1 USa2 USa3 USa4 USa5 USa6 US7 US8`),
      'nato retreat US6 0916',
      'ok',
    ],
    [
      '[5.21] not among enemies that could attack it',
      routed('US6', `${ship} | soviet @0916 So25`),
      'nato retreat US6 0916',
      '5.21 enemy-there',
    ],
    [
      '[10.12] not onto land',
      routed('US6', 'nato @1809 US6 | soviet @1708 So5', '1809'),
      'nato retreat US6 1810',
      '10.12 land',
    ],
    [
      '[10.12] not across an all-land hexside',
      routed('US6', 'nato @1412 US6 | soviet @1411 So5', '1412'),
      'nato retreat US6 1413',
      '10.12 land-hexside',
    ],
    [
      '[10.11] not into neutral waters',
      routed('US6', 'nato @1516 US6 | soviet @1415 So5', '1516'),
      'nato retreat US6 1616',
      '10.11 prohibited',
    ],
    [
      '[10.15] not into an enemy Defended hex',
      routed('US6', 'nato @0627 US6 | soviet @0628 So5', '0627'),
      'nato retreat US6 0626',
      '10.15 defended',
    ],
    [
      '[10.46] a destroyed one is open',
      routed('US6', 'nato @0627 US6 | soviet @0628 So5 | destroyed 0626', '0627'),
      'nato retreat US6 0626',
      'ok',
    ],
    [
      '[12.3] not into the Black Sea before turn 11',
      routed('Tu34', 'nato @2025 Tu34 | soviet @1926 So5', '2025'),
      'nato retreat Tu34 2125',
      '12.3 black-sea',
    ],
    [
      '[12.3] from turn 11 on',
      routed('Tu34', 'nato @2025 Tu34 | soviet @1926 So5', '2025', 'campaign turn 11 of 21'),
      'nato retreat Tu34 2125',
      'ok',
    ],
    [
      '[8.73] Restricted Water costs nothing: one point would not do',
      routed('X', 'unit X nato Gr DE 5-5-10-1-6-1 | nato @1422 X | soviet @1421 So5', '1422'),
      'nato retreat X 1423',
      'ok',
    ],
  ])('%s', (_name, state, order, verdict) => {
    expect(ruling(state, order)).toBe(verdict);
  });
});

describe('who retreats, and what follows', () => {
  const strong = 'unit X soviet So DD 40-40-40-4-3-3 | soviet @0914 X';
  const hit = (state: State, units: string): State =>
    after(state, `soviet attack X at 0915 on ${units}`, 'roll 1');

  test('[8.71] each unit of a group goes its own way', () => {
    const state = hit(table('combat side=soviet', `${strong} | nato @0915 US6 US7`), 'US6 US7');
    const apart = after(state, 'nato retreat US7 0916', 'nato retreat US6 0815', 'soviet advance');
    expect([whereIs(apart, 'US6'), whereIs(apart, 'US7')]).toEqual(['0815', '0916']);
  });

  test('[7.22] when the last seat is taken, the other is lost', () => {
    const others = 'nato @0916 US8 US9 | soviet @1115 So7 | soviet @0716 So6';
    const state = hit(table('combat side=soviet', `${strong} | nato @0915 US6 US7 | ${others}`), 'US6 US7');
    expect(offered(state, 'nato', 'retreat')).toHaveLength(2);
    const seated = after(state, 'nato retreat US7 0916');
    expect([whereIs(seated, 'US6'), whereIs(seated, 'US7')]).toEqual(['dead', '0916']);
  });

  /** 1014, 0814 and 0914 are the attacker's; the others control 0916, 1015 and 0815. */
  const surrounded = `${strong} | soviet @0917 So5 | soviet @1115 So7 | soviet @0715 So6`;

  test('[8.71] a ship without a way out is lost', () => {
    const lost = hit(table('combat side=soviet', `${surrounded} | nato @0915 US6`), 'US6');
    expect([whereIs(lost, 'US6'), phaseOf(lost)]).toEqual([
      'dead',
      'advance side=soviet hex=0915 candidates=X',
    ]);
  });

  test('[9.62] a carrier takes all aboard with her, not those above', () => {
    const aboard = 'USa9 USa10 USa11 USa12 USa13 USa14';
    const state = table(
      'combat side=soviet struck=USa15',
      `${surrounded} | nato @0915 USa15 US1 | aboard US1 ${aboard}`,
    );
    const lost = hit(state, 'US1');
    expect([...aboard.split(' '), 'US1'].map(name => whereIs(lost, name))).toEqual(Array(7).fill('dead'));
    expect([whereIs(lost, 'USa15'), lost.phase.name]).toEqual(['0915', 'combat']);
  });

  test('[5.24] the edge of the map is no way out', () => {
    const state = table(
      'combat side=soviet',
      'unit X soviet So DD 40-40-40-4-3-3 | nato @1701 US6 | soviet @1702 X | soviet @1502 So5',
    );
    const out = after(state, 'soviet attack X at 1701 on US6', 'roll 1');
    expect(offered(out, 'nato', 'retreat')).toHaveLength(0);
    expect(whereIs(out, 'US6')).toBe('dead');
  });
});

describe('among harmless enemies, as a last resort', () => {
  /** US11 in 0915 has no way but 1015, which a fighter holds. */
  const ring = 'unit X soviet So DD 40-40-40-4-3-3 | soviet @0914 X | soviet @0917 So5 | soviet @0715 So6';
  const caught = (forces: string): State =>
    after(
      table('combat side=soviet', `${ring} | nato @0915 US11 | ${forces}`),
      'soviet attack X at 0915 on US11',
      'roll 1',
    );

  test('[8.71] they make room first, where their owner likes', () => {
    const state = caught('soviet @1015 Soa12');
    const crowded = after(state, 'nato retreat US11 1015');
    expect(phaseOf(crowded)).toBe('displacement side=soviet hex=1015 units=Soa12 unit=US11');
    expect(ruling(crowded, 'nato displace Soa12 1116')).toBe('NS.1 not-your-turn');
    expect(ruling(crowded, 'soviet displace Soa12 1117')).toBe('5.1 not-adjacent');
    expect(ruling(crowded, 'soviet displace X 1116')).toBe('5.11 not-yours');
    const done = after(crowded, 'soviet displace Soa12 1116');
    expect([whereIs(done, 'US11'), whereIs(done, 'Soa12')]).toEqual(['1015', '1116']);
  });

  test('[8.71] not into a hex of enemies in their turn, harmless as these may be', () => {
    const state = (forces: string): State =>
      after(caught(`soviet @1015 Soa12 ${forces}`), 'nato retreat US11 1015');
    expect(ruling(state('| nato @1116 US12'), 'soviet displace Soa12 1116')).toBe('8.71 no-refuge');
    expect(ruling(state(''), 'soviet displace Soa12 1116')).toBe('ok');
  });

  test('[8.71] only when there is no other way', () => {
    const state = after(
      table(
        'combat side=soviet',
        'unit X soviet So DD 40-40-40-4-3-3 | soviet @0914 X | nato @0915 US11 | soviet @1015 Soa12',
      ),
      'soviet attack X at 0915 on US11',
      'roll 1',
    );
    expect(ruling(state, 'nato retreat US11 1015')).toBe('8.71 held');
    expect(ruling(state, 'nato retreat US11 0916')).toBe('ok');
  });

  test('[8.71] not where one of them could attack it', () => {
    expect(whereIs(caught('soviet @1015 Soa12 So7'), 'US11')).toBe('dead');
  });

  test('[8.71] [6.5] not where another controls the hex', () => {
    expect(whereIs(caught('soviet @1015 Soa12 | soviet @1115 So7'), 'US11')).toBe('dead');
  });

  test('[8.71] not if they cannot make room: enemy control', () => {
    const state = caught('soviet @1015 Soa12 | nato @1016 US6 | nato @1115 US7');
    expect(whereIs(state, 'US11')).toBe('dead');
    expect(whereIs(caught('soviet @1015 Soa12 | nato @1016 US6'), 'US11')).toBe('0915');
  });

  /** Harmless aircraft, six to each of these hexes. */
  const kitesOver = (...hexes: readonly string[]): string =>
    hexes
      .flatMap((hex, place) => {
        const names = [0, 1, 2, 3, 4, 5].map(id => `K${place}${id}`);
        return [
          ...names.map(name => `unit ${name} soviet So T 9-0-0-9-1-1`),
          `soviet @${hex} ${names.join(' ')}`,
        ];
      })
      .join(' | ');

  test('[9.41] [7.22] six aircraft fill a hex in combat too: no seventh is pushed there', () => {
    const pushed = (kites: string): State =>
      after(caught(`soviet @1015 Soa12 | ${kites}`), 'nato retreat US11 1015');
    const six = kitesOver('1016');
    expect(ruling(pushed(six), 'soviet displace Soa12 1016')).toBe('7.22 full');
    expect(ruling(pushed(six), 'soviet displace Soa12 1116')).toBe('ok');
    expect(ruling(pushed(six.replace(/ K05$/, '')), 'soviet displace Soa12 1016')).toBe('ok');
  });

  test('[9.41] where six aircraft bar every way, nobody makes room and the retreating unit is lost', () => {
    const full = kitesOver('1014', '0916', '1016', '1115', '1116');
    expect(whereIs(caught(`soviet @1015 Soa12 | ${full}`), 'US11')).toBe('dead');
    expect(whereIs(caught(`soviet @1015 Soa12 | ${full.replace(/ K45$/, '')}`), 'US11')).toBe('0915');
  });

  test('[8.71] several make room one after the other', () => {
    const crowded = after(caught('soviet @1015 Soa12 Soa13'), 'nato retreat US11 1015');
    const one = after(crowded, 'soviet displace Soa13 1016');
    expect(phaseOf(one)).toBe('displacement side=soviet hex=1015 units=Soa12 unit=US11');
    expect(whereIs(one, 'US11')).toBe('0915');
    const both = after(one, 'soviet displace Soa12 1016');
    expect([whereIs(both, 'US11'), whereIs(both, 'Soa12'), both.phase.name]).toEqual([
      '1015',
      '1016',
      'advance',
    ]);
  });

  /**
   * A ship and a submarine hold 1015, neither armed against submarines. HUNT keeps submarines off 1115, US6 everybody
   * off 1116, US11 itself off 1014 and 0916; in 1016 the others leave one seat.
   */
  const harmless = (name: string, kind: string): string => `unit ${name} soviet So ${kind} 5-9-0-3-4-3`;
  const units = ['SHIP', 'A', 'B', 'C'].map(name => harmless(name, 'CA')).join(' | ');
  const pair = `${units} | ${harmless('BOAT', 'SS')} | soviet @1015 SHIP BOAT`;
  const hunted = `${pair} | unit HUNT nato US PAT 0-0-20-9-2-2 | nato @1114 HUNT | nato @1216 US6`;

  test('[8.71] nobody may take another’s only place', () => {
    const crowded = after(caught(`${hunted} | soviet @1016 A B`), 'nato retreat US11 1015');
    expect(ruling(crowded, 'soviet displace SHIP 1016')).toBe('8.71 no-room-left');
    expect(ruling(crowded, 'soviet displace BOAT 1115')).toBe('6.5 controlled');
    expect(ruling(crowded, 'soviet displace SHIP 1116')).toBe('6.5 controlled');
    const settled = after(crowded, 'soviet displace SHIP 1115', 'soviet displace BOAT 1016');
    expect(['SHIP', 'BOAT', 'US11'].map(name => whereIs(settled, name))).toEqual(['1115', '1016', '1015']);
  });

  test('[8.71] when one of them has no place at all, the retreating unit is lost', () => {
    expect(whereIs(caught(`${hunted} | soviet @1016 A B C`), 'US11')).toBe('dead');
  });

  test('[8.71] nor when two of them have but one place between them', () => {
    const boats = `${units} | ${harmless('BOAT', 'SS')} | ${harmless('BOAT2', 'SS')} | soviet @1015 BOAT BOAT2`;
    const forces = hunted.replace(pair, boats);
    expect(whereIs(caught(`${forces} | soviet @1016 A B`), 'US11')).toBe('dead');
    expect(whereIs(caught(`${forces} | soviet @1016 A`), 'US11')).toBe('0915');
  });

  test('[8.71] an aircraft is pushed without loss', () => {
    const events = eventsOf(
      after(caught('soviet @1015 Soa12'), 'nato retreat US11 1015'),
      'soviet displace Soa12 1116',
    );
    expect(events.map(({ type }) => type)).toEqual(['displaced', 'resumed', 'retreated', 'opened']);
  });
});
