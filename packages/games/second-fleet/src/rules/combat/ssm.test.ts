import { oddsParts, oddsTables } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { position, whereIs } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import { specOf, unitCount } from '../../model/roster.ts';
import { salvosLeft } from '../optional/cruise.ts';
import { oddsFire } from '../../turn/fire/odds.ts';
import { orderOf } from '../../testing/orders.ts';

const ships = (forces: string, names: string, hex: string, heading?: string): State =>
  position(
    `surface-activation side=soviet units=[${names}] hex=${hex} start=${hex} | under segment side=soviet arm=surface`,
    forces,
    heading,
  );

/** The defence roll of Frunze and Ottuk on a lone frigate two hexes away, or whatever else is named. */
const defence = (more: string, heading?: string): unknown =>
  after(
    ships(`soviet @2807 FRNZE OTTUK | nato @2809 HAWES/local | ${more}`, 'FRNZE,OTTUK', '2807', heading),
    'soviet strike ssm FRNZE OTTUK at 2809 over 2808',
    'soviet aim HAWES=26',
  ).table.phase;

describe('[10.8.6] the defence roll', () => {
  test.each([
    [
      '[10.8.6.1] [10.8.6.2] [10.8.6.8] [C.7.3] close 4 and area 3; [C.2.15] alone -3',
      'nato @2920 CARR',
      7,
      -3,
    ],
    ['[10.8.6.4] [C.10.1] area AA on the way', 'nato @2808 VNCNS', 15, -3],
    [
      '[10.8.6.5] [C.2.6] a patrol with F-14 beside the target',
      'nato @2810 RSVLT | cap RSVLT F14-1 F14-2',
      7,
      -1,
    ],
    ['[C.2.6] another patrol', 'nato @2810 RSVLT | cap RSVLT F18-1', 7, -2],
    ['[C.11.8] a patrol two hexes away does not help', 'nato @2811 RSVLT | cap RSVLT F14-1', 7, -3],
    ['[10.8.6.7] [6.3] [C.7.3] area AA of other forces of the hex', 'nato @2809 VNCNS', 15, -1],
  ])('%s', (_rule, more, value, shift) => {
    expect(defence(more)).toMatchObject({ name: 'defence-roll', value, shift });
  });

  test('[C.13.1] [C.11.8] over a carrier under a storm no patrol flies that could help', () => {
    const heading =
      'northern-campaign turn 2 of 36 | weather BS=storm GS=storm SV=storm NS=storm | secret soviet strategy=unrestricted';
    expect(defence('nato @2810 RSVLT | cap RSVLT F14-1 F14-2', heading)).toMatchObject({
      value: 7,
      shift: -3,
    });
  });

  test('[C.18.3] without AAA boxes area AA is 0 and close AA half', () => {
    const stores = (left: number) =>
      `stores nato unit=HAWES fuel=3 ssm=2 asw=3 antiAir=${left} torpedo=0 bombs=0 airSsm=0 airSsmShort=0 cruise=0 ammunition=0 cargoFuel=0`;
    const heading = 'kola-strike turn 2 of 15 | options logistics';
    expect(defence(stores(1), heading)).toMatchObject({ value: 7 });
    expect(defence(stores(0), heading)).toMatchObject({ value: 2 });
  });

  test('[C.2.39] area AA is nothing in a fjord; the patrol bonus stays', () => {
    const fjord = after(
      ships(
        'soviet @3211 FRNZE | nato @3210 HAWES/local | nato @3209 RSVLT | cap RSVLT F14-1',
        'FRNZE',
        '3211',
      ),
      'soviet strike ssm FRNZE at 3210',
      'soviet aim HAWES=14',
    );
    expect(fjord.table.phase).toMatchObject({ value: 4, shift: -1 });
  });
});

const activeSide = ({ table }: State): string =>
  table.phase.name === 'surface-activation' ? table.phase.side : '';

/** Points of a face on the attack die after a defence die of 0. */
const attack = (state: State, order: string, aim: string, face: number): unknown => {
  const side = activeSide(state);
  const aimed = after(state, `${side} ${order}`, `${side} ${aim}`);
  const ready = aimed.table.phase.name === 'defence-roll' ? after(aimed, 'roll 0') : aimed;
  const event = eventsOf(ready, `roll ${face}`).find(({ type }) => type === 'fired-on');
  return event?.type === 'fired-on' ? event.points : undefined;
};

describe('[10.8.7] the attack roll', () => {
  const far = ships('soviet @2807 FRNZE OTTUK | nato @2809 HAWES/local', 'FRNZE,OTTUK', '2807');
  test('[10.8.7.3] [C.2.27] two less with no own ship adjacent', () => {
    const near = ships(
      'soviet @2807 FRNZE OTTUK | soviet @2909 UDLOY | nato @2809 HAWES/local',
      'FRNZE,OTTUK',
      '2807',
    );
    const order = 'strike ssm FRNZE OTTUK at 2809 over 2808';
    // Column 21-27: a six reads as four, or as it is.
    expect([attack(far, order, 'aim HAWES=26', 6), attack(near, order, 'aim HAWES=26', 6)]).toEqual([3, 4]);
  });

  test('[10.8.7.4] four less against a base, and no -2', () => {
    const base = position(
      'surface-activation side=nato units=[HAWES,GARY] hex=3603 start=3603 | under segment side=nato arm=surface',
      'nato @3603 HAWES GARY',
    );
    // Pechenga: 21 on a die of 0 is 2. 16 on column 15-20, a nine less 4 and 2 reads three: 2.
    expect(attack(base, 'strike ssm HAWES GARY at 3605 over 3604', 'aim airfield=16', 9)).toBe(2);
  });

  test('[10.8.7.2] [C.2.8] three less in a fjord', () => {
    const fjord = ships('soviet @3211 FRNZE OTTUK | nato @3210 HAWES/local', 'FRNZE,OTTUK', '3211');
    // A lone ship of close AA 4 defends nothing on a die of 0. Six reads as three: 3.
    expect(attack(fjord, 'strike ssm FRNZE OTTUK at 3210', 'aim HAWES=26', 6)).toBe(3);
    expect(attack(fjord, 'strike ssm FRNZE OTTUK at 3210', 'aim HAWES=26', 5)).toBe(2);
  });

  test('[C.13.2] two less in a storm', () => {
    const storm = ships(
      'soviet @2808 FRNZE OTTUK | nato @2809 HAWES/local',
      'FRNZE,OTTUK',
      '2808',
      'northern-campaign turn 2 of 36 | weather BS=storm GS=storm SV=storm NS=storm | secret soviet strategy=unrestricted',
    );
    expect(attack(storm, 'strike ssm FRNZE OTTUK at 2809', 'aim HAWES=26', 6)).toBe(3);
  });
});

describe('orders', () => {
  test.each([
    ['[C.15] on the defensive ships do not attack far from home', '1832', 'C.15 defensive'],
    ['[C.15] but in home waters', '2809', 'ok'],
  ])('%s', (_name, hex, result) => {
    const near = hex === '1832' ? '1833' : '2810';
    const state = ships(
      `soviet @${hex} FRNZE | nato @${near} HAWES/local`,
      'FRNZE',
      hex,
      'northern-campaign turn 2 of 36 | secret soviet strategy=defensive',
    );
    expect(ruling(state, `soviet strike ssm FRNZE at ${near}`)).toBe(result);
  });

  const raid = (strategy: string): State =>
    ships(
      'soviet @3212 FRNZE',
      'FRNZE',
      '3212',
      `northern-campaign turn 2 of 36 | secret soviet strategy=${strategy}`,
    );
  test('[C.15] bases in Norway are left alone below Unrestricted', () => {
    expect(ruling(raid('restricted'), 'soviet strike ssm FRNZE at 3313')).toBe('C.15 norwegian-base');
    expect(ruling(raid('unrestricted'), 'soviet strike ssm FRNZE at 3313')).toBe('ok');
  });

  test('[C.26] a scenario may spare bases too', () => {
    const gap = ships('soviet @3212 FRNZE', 'FRNZE', '3212', 'iceland-gap turn 2 of 12 | level intermediate');
    expect(ruling(gap, 'soviet strike ssm FRNZE at 3313')).toBe('C.26 base-spared');
    const kola = ships('soviet @3212 FRNZE', 'FRNZE', '3212');
    expect(ruling(kola, 'soviet strike ssm FRNZE at 3313')).toBe('ok');
  });

  test('[C.24] bases are out of the basic game', () => {
    const basic = ships('soviet @3212 FRNZE', 'FRNZE', '3212', 'kola-strike turn 2 of 15 | level basic');
    expect(ruling(basic, 'soviet strike ssm FRNZE at 3313')).toBe('C.24 bases-spared');
  });
});

describe('[C.21.8] stray missiles', () => {
  const heading = 'kola-strike turn 2 of 15 | options variableTargeting';
  const aimed = after(
    ships('soviet @2807 FRNZE OTTUK | nato @2809 HAWES/local GARY/local', 'FRNZE,OTTUK', '2807', heading),
    'soviet strike ssm FRNZE OTTUK at 2809 over 2808',
    'nato form HAWES,GARY',
    'soviet aim HAWES=20 GARY=6',
  );
  const aims = (...faces: number[]): unknown => {
    const { phase } = after(aimed, ...faces.map(face => `roll ${face}`)).table;
    return phase.name === 'defence-roll' ? phase.aimed.aims.map(({ points }) => points) : phase.name;
  };
  test.each([
    ['0-6 as aimed', [6, 0], [20, 6]],
    ['7-8 to the ship beneath, whose points add up', [7, 0], [26]],
    ['7-8 with nobody beneath: as aimed', [0, 8], [20, 6]],
    ['9 decoyed', [9, 0], [6]],
    ['all decoyed: the attack is over', [9, 9], 'surface-activation'],
  ])('%s', (_rule, faces, result) => {
    expect(aims(...faces)).toEqual(result);
  });
});

describe('cruise missiles', () => {
  const fleet = (more = ''): State =>
    position(
      'surface-activation side=nato units=[VRGNA,BHILL,HAWES] hex=2809 start=2809 | under segment side=nato arm=surface',
      `nato @2809 VRGNA BHILL HAWES | soviet @2810 UDLOY/local ${more}`,
      'kola-strike turn 2 of 15 | options cruiseMissiles',
    );
  test.each([
    ['[24.1] [C.21.1] a base within eighteen hexes', 'strike ssm VRGNA BHILL at 3605 cruise', 'ok'],
    ['[A14] only from ships that have them', 'strike ssm HAWES at 3605 cruise', 'C.21.1 no-cruise-missiles'],
    ['[C.21.1] not at ships', 'strike ssm VRGNA at 2810 cruise', 'C.21.1 bases-only'],
    ['[C.21.1] and by no way of one’s own', 'strike ssm VRGNA at 3605 over 2810 cruise', 'C.21.1 cruise-way'],
    ['[C.21.1] not at the open sea', 'strike ssm VRGNA at 2811 cruise', 'C.21.1 no-base-there'],
  ])('%s', (_rule, order, result) => {
    expect(ruling(fleet(), `nato ${order}`)).toBe(result);
  });

  test('[24.1] only by agreement', () => {
    const plain = position(
      'surface-activation side=nato units=[VRGNA] hex=2809 start=2809 | under segment side=nato arm=surface',
      'nato @2809 VRGNA',
    );
    expect(ruling(plain, 'nato strike ssm VRGNA at 3605 cruise')).toBe('C.21.1 no-cruise-missiles');
  });

  test('[A14] these carry them and no others, Iowa two salvos', () => {
    const { table } = fleet();
    const salvos = Array.from({ length: unitCount(table) }, (_, unit) => unit as UnitId).flatMap(unit =>
      salvosLeft(table, unit) > 0 ? [`${specOf(table, unit).name} ${salvosLeft(table, unit)}`] : [],
    );
    expect(salvos.toSorted().join(', ')).toBe(
      'BHILL 1, BURKE 1, CNOLY 1, DON 1, GROTN 1, IOWA 2, NPNWS 1, OKA 1, OLYPA 1, RDGRS 1, SCLNA 1, SPNCE 1, VOLGA 1, VRGNA 1',
    );
  });

  test.each([
    ['[C.21.1] eighteen hexes away', '2709', 'ok'],
    ['[C.21.1] not nineteen', '2609', 'C.21.1 beyond-cruise-range'],
  ])('%s', (_rule, hex, result) => {
    const far = position(
      `surface-activation side=nato units=[VRGNA] hex=${hex} start=${hex} | under segment side=nato arm=surface`,
      `nato @${hex} VRGNA`,
      'kola-strike turn 2 of 15 | options cruiseMissiles',
    );
    expect(ruling(far, 'nato strike ssm VRGNA at 4504 cruise')).toBe(result);
  });

  test.each([
    ['[C.21.1] Iowa fires twice', 'cruise-US-IOWA-1', 'ok'],
    ['[C.21.1] not three times', 'cruise-US-IOWA-1,cruise-US-IOWA-2', 'C.21.1 no-cruise-missiles'],
  ])('%s', (_rule, once, result) => {
    const battleship = position(
      'surface-activation side=nato units=[IOWA] hex=2809 start=2809 | under segment side=nato arm=surface',
      `nato @2809 IOWA | campaign once=[${once}]`,
      'kola-strike turn 2 of 15 | options cruiseMissiles',
    );
    expect(ruling(battleship, 'nato strike ssm IOWA at 3605 cruise')).toBe(result);
  });

  test('[C.21.1] six units in an attack, not seven', () => {
    const names = 'VRGNA SCLNA BHILL CNOLY RDGRS SPNCE IOWA';
    const fleetOfSeven = position(
      `surface-activation side=nato units=[${names.replaceAll(' ', ',')}] hex=2809 start=2809 | under segment side=nato arm=surface`,
      `nato @2809 ${names}`,
      'kola-strike turn 2 of 15 | options cruiseMissiles',
    );
    expect(ruling(fleetOfSeven, `nato strike ssm ${names} at 3605 cruise`)).toBe('C.21.1 too-many-salvos');
    expect(ruling(fleetOfSeven, `nato strike ssm ${names.replace(' IOWA', '')} at 3605 cruise`)).toBe('ok');
  });

  test('[C.21.1] twenty points each, half the close AA, no -4; once a game', () => {
    const aimed = after(fleet(), 'nato strike ssm VRGNA BHILL at 3605 cruise', 'nato aim airfield=40');
    expect(aimed.table.phase).toMatchObject({ name: 'defence-roll', value: 10, shift: 0 });
    const fired = after(aimed, 'roll 0', 'roll 9');
    expect(fired.table.campaign.once).toContain('cruise-US-VRGNA-1');
    const again = fleet(' | campaign once=[cruise-US-VRGNA-1]');
    expect(ruling(again, 'nato strike ssm VRGNA at 3605 cruise')).toBe('C.21.1 no-cruise-missiles');
  });
});

describe('[C.19] nuclear weapons', () => {
  const state = after(
    ships(
      'soviet @2807 FRNZE OTTUK | nato @2809 HAWES/local GARY/local VNCNS/local | campaign released=true strategy=world-war',
      'FRNZE,OTTUK',
      '2807',
      'northern-campaign turn 2 of 36 | options nuclear',
    ),
    'soviet strike ssm FRNZE OTTUK at 2809 over 2808',
    'nato form HAWES,GARY,VNCNS',
  );
  test('[C.19.2] one target', () => {
    expect(ruling(state, 'soviet aim HAWES=13 GARY=13 nuclear')).toBe('C.19.2 one-target');
  });

  test('[C.19.3] column 90+, the others on 28-35, no penalties, half the defence', () => {
    const aimed = after(state, 'soviet aim HAWES=26 nuclear');
    const rolling = after(aimed, 'roll 9').table.phase;
    // 23 on column 21-27, nine and no modifier reads ten: 6, halved.
    expect(rolling).toMatchObject({
      name: 'attack-roll',
      defence: 3,
      aims: [{ points: 90 }, { points: 28 }, { points: 28 }],
    });
    // 90+ with +3: even a zero is more than three points.
    const hit = after(aimed, 'roll 0', 'roll 0', 'roll 0', 'roll 0');
    expect(whereIs(hit, 'HAWES')).toBe('lost');
  });
});

describe('odds before committing', () => {
  const aiming = after(
    ships('soviet @2807 FRNZE OTTUK | nato @2809 HAWES/local', 'FRNZE,OTTUK', '2807'),
    'soviet strike ssm FRNZE OTTUK at 2809 over 2808',
  );
  const odds = (state: State, order: string) => {
    const { by, action } = orderOf(state, order);
    return by === 'chance' ? undefined : oddsFire(viewFor(state, by), action);
  };

  test('every modifier with its case, and a hundred ways for the target', () => {
    const told = odds(aiming, 'soviet aim HAWES=26');
    expect(told?.terms.map(({ value, rule }) => `${value} ${rule}`)).toEqual([
      '14 10.8.5',
      '12 10.8.5',
      '3 C.7.3',
      '4 C.7.3',
      '-3 C.2.15',
      '-2 C.2.27',
    ]);
    const tables = oddsTables({ results: told?.results ?? [] });
    expect(tables.map(({ of, total }) => `${of} ${total}`)).toEqual(['Hawes 100']);
    expect(told?.sum).toBe('defence 7, column 6-8, die -3');
    expect(told?.lines).toEqual({ Hawes: '26 points, column 21-27, die -2 less the defence' });
    expect(
      oddsParts({ terms: told?.terms ?? [] }).map(({ part, terms }) => `${part} ${terms.length}`),
    ).toEqual(['Attack points 2', 'Defence total 2', 'Defence die 1', 'Attack die 1']);
  });

  test('the dice agree with them: all hundred pairs', () => {
    const aimed = after(aiming, 'soviet aim HAWES=26');
    const fates = new Map<string, number>();
    for (let defenceDie = 0; defenceDie < 10; defenceDie += 1) {
      for (let attackDie = 0; attackDie < 10; attackDie += 1) {
        const done = after(aimed, `roll ${defenceDie}`, `roll ${attackDie}`);
        const hurt = done.table.pieces.some(({ damaged }) => damaged);
        const fate = whereIs(done, 'HAWES') === 'lost' ? 'destroyed' : hurt ? 'damaged' : 'no effect';
        fates.set(fate, (fates.get(fate) ?? 0) + 1);
      }
    }
    const told = odds(aiming, 'soviet aim HAWES=26');
    expect(Object.fromEntries(fates)).toEqual(
      Object.fromEntries(told?.results.map(({ result, ways }) => [result, ways]) ?? []),
    );
  });

  test('before targets are named: each as if it got everything', () => {
    const state = ships('soviet @2807 FRNZE | nato @2809 HAWES/local OGDEN/local', 'FRNZE', '2807');
    const told = odds(state, 'soviet strike ssm FRNZE at 2809 over 2808');
    const tables = oddsTables({ results: told?.results ?? [] });
    expect(tables.map(({ of, total }) => `${of} ${total}`)).toEqual(['Hawes 100', 'Ogden 100']);
  });
});

describe('[C.21.5] tattletales', () => {
  const heading = 'kola-strike turn 1 of 15 | options tattletales';
  const once = 'campaign once=[tattletale-SO-UDLOY,shadowed-US-HAWES]';
  const raid = ships(
    `soviet @2807 FRNZE OTTUK | nato @2809 HAWES/strategic | ${once}`,
    'FRNZE,OTTUK',
    '2807',
    heading,
  );

  test('the first missiles on a shadowed force ignore the -2, the next do not', () => {
    const order = 'strike ssm FRNZE OTTUK at 2809 over 2808';
    expect(attack(raid, order, 'aim HAWES=26', 6)).toBe(4);
    const fixed = ships(
      `soviet @2807 FRNZE OTTUK | nato @2809 HAWES/strategic | campaign once=[shadowed-US-HAWES,fixed-US-HAWES]`,
      'FRNZE,OTTUK',
      '2807',
      heading,
    );
    expect(attack(fixed, order, 'aim HAWES=26', 6)).toBe(3);
    expect(after(raid, `soviet ${order}`, 'soviet aim HAWES=26').table.campaign.once).toContain(
      'fixed-US-HAWES',
    );
  });

  test('[C.21.5] NATO leaves the tattletale alone in turn 1', () => {
    const peace = position(
      'surface-activation side=nato units=[HAWES] hex=2809 start=2809 | under segment side=nato arm=surface',
      `nato @2809 HAWES | soviet @2810 UDLOY/local | ${once}`,
      heading,
    );
    expect(ruling(peace, 'nato strike ssm HAWES at 2810')).toBe('C.21.5 still-peace');
  });
});
