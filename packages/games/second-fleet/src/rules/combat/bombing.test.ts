import { oddsTables } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../turn/odds.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, orderOf, ruling } from '../../testing/orders.ts';
import { position, whereIs } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import { DIE_FACES } from '../../model/vocabulary.ts';
import { attackPoints, columnOf } from './crt.ts';

/** A flight of Roosevelt's over a hex, in the roles given. */
const flight = (
  names: string,
  roles: string,
  hex: string,
  forces: string,
  heading?: string,
  more = '',
): State => {
  const list = names.split(',');
  const told = roles
    .split(',')
    .flatMap((role, place) => (role === '-' ? [] : [[list[place], role] as const]))
    .map(([unit, role], place) => `roles.${place}.unit=${unit} roles.${place}.role=${role}`)
    .join(' ');
  const homes = list.map(() => 'RSVLT').join(',');
  return position(
    `flight side=nato units=[${names}] ${told} homes=[${homes}] hex=${hex} allowance=16 spent=4 path=[2716,${hex}] ${more} | under segment side=nato arm=air acted=[${names}]`,
    `nato @2716 RSVLT VNCNS SCOTT HAWES | flight RSVLT ${list.join(' ')} | ${forces}`,
    heading,
  );
};

const SHIP = 'soviet @2714 OTTUK/local';

describe('bombing', () => {
  test.each([
    ['[10.9] [10.9.1] in the hex of the target', 'F18-1,A6-1', 'atk,atk', '2714', 'F18-1 A6-1', 'ok'],
    ['[10.9.1] not from the next hex', 'F18-1', 'atk', '2713', 'F18-1', '10.9.1 not-over-target'],
    [
      '[10.5.1] an interceptor carries no bombs',
      'F18-1,A6-1',
      'int,atk',
      '2714',
      'F18-1 A6-1',
      '10.5.1 as-interceptor',
    ],
    [
      '[C.9.3] an EW unit has nothing to drop',
      'A6-1,EA6-1',
      'atk,-',
      '2714',
      'A6-1 EA6-1',
      'C.8.1 no-strength',
    ],
  ])('%s', (_rule, names, roles, hex, attackers, result) => {
    expect(ruling(flight(names, roles, hex, SHIP), `nato strike bombing ${attackers} at 2714`)).toBe(result);
  });

  test('[10.9.1] nothing to bomb in an empty hex', () => {
    expect(ruling(flight('F18-1', 'atk', '2713', SHIP), 'nato strike bombing F18-1 at 2713')).toBe(
      '10.9.1 nothing-to-bomb',
    );
  });

  test.each([
    ['[C.21.7] with a quarter more of its range it bombs', 'spent=22', 'ok'],
    ['[C.21.7] with more it carries no weapons', 'spent=29', 'C.21.7 unarmed'],
  ])('%s', (_rule, spent, result) => {
    const state = position(
      `flight side=nato units=[A6-1] roles.0.unit=A6-1 roles.0.role=atk homes=[RSVLT] hex=2714 allowance=24 ${spent} path=[2716,2714] | under segment side=nato arm=air acted=[A6-1]`,
      `nato @2716 RSVLT | flight RSVLT A6-1 | ${SHIP}`,
      'kola-strike turn 2 of 15 | options airMovement',
    );
    expect(ruling(state, 'nato strike bombing A6-1 at 2714')).toBe(result);
  });

  test('[C.9.3] one attack a flight', () => {
    const done = flight('F18-1', 'atk', '2714', SHIP, undefined, 'attacked=bombing');
    expect(ruling(done, 'nato strike bombing F18-1 at 2714')).toBe('C.9.3 attack-made');
  });

  test('[12.2.1.2] [10.9.5.1] [10.9.5.2] [10.9.5.7] [C.10.4] EW: area AA of each ship one less', () => {
    const defence = (names: string, roles: string) =>
      after(flight(names, roles, '2714', SHIP), 'nato strike bombing A6-1 at 2714', 'nato aim OTTUK=75').table
        .phase;
    // Area 4 and close 5 of a lone destroyer.
    expect(defence('A6-1', 'atk')).toMatchObject({ value: 9, shift: -3 });
    expect(defence('A6-1,EA6-1', 'atk,-')).toMatchObject({ value: 8, shift: -3 });
  });

  test('[14.2] [14.3.1] [12.2.1.3] [C.2.10] [14.3] [C.10.4] a base defends with its close AA alone', () => {
    const aimed = (names: string, roles: string) =>
      after(
        flight(names, roles, '3605', 'soviet @3605 FRNZE/local'),
        'nato strike bombing A6-1 at 3605',
        'nato aim airfield=40 port=30 FRNZE=5',
      ).table.phase;
    // Ships in base add nothing; a lone ship is a target: -3.
    expect(aimed('A6-1', 'atk')).toMatchObject({ value: 21, shift: -3 });
    expect(aimed('A6-1,EA6-1', 'atk,-')).toMatchObject({ value: 20 });
  });

  test.each([
    ['[C.8.7] against a base alone the defence die is unmodified', 'airfield=75', 0],
    ['[C.8.7] it counts how ships are grouped when one of them is a target', 'airfield=70 FRNZE=5', -3],
  ])('%s', (_rule, aims, shift) => {
    const aimed = after(
      flight('A6-1', 'atk', '3605', 'soviet @3605 FRNZE/local | cap Pechenga M23-1'),
      'nato strike bombing A6-1 at 3605',
      `nato aim ${aims}`,
    );
    expect(aimed.table.phase).toMatchObject({ value: 21, shift });
  });

  test('[10.9] only aircraft bomb', () => {
    const ships = position(
      'surface-activation side=nato units=[HAWES] hex=2715 start=2715 | under segment side=nato arm=surface',
      `nato @2715 HAWES | ${SHIP}`,
    );
    expect(ruling(ships, 'nato strike bombing HAWES at 2714')).toBe('10 not-this-arm');
  });

  test('[10.9.3] the defender sets out a force of several ships first, a ship alone needs no order', () => {
    const declared = (ships: string): State =>
      after(flight('A6-1', 'atk', '2714', `soviet @2714 ${ships}`), 'nato strike bombing A6-1 at 2714');
    expect(declared('OTTUK/local FRNZE').table.phase).toMatchObject({ name: 'formation', side: 'soviet' });
    expect(ruling(declared('OTTUK/local FRNZE'), 'soviet form FRNZE,OTTUK')).toBe('ok');
    expect(ruling(declared('OTTUK/local FRNZE'), 'soviet form FRNZE')).toBe('C.7.1 other-ships');
    expect(declared('OTTUK/local').table.phase).toMatchObject({ name: 'targeting', side: 'nato' });
  });

  test.each([
    ['[10.9.4] the attacker shares out all points', 'aim OTTUK=40 FRNZE=35', 'ok'],
    ['[10.9.4] not fewer', 'aim OTTUK=40 FRNZE=34', 'C.8.2 wrong-sum'],
    ['[10.9.4] not more', 'aim OTTUK=76', 'C.8.2 wrong-sum'],
    ['[10.9.4] each target gets one at least', 'aim OTTUK=75 FRNZE=0', 'C.8.2 no-points'],
  ])('%s', (_rule, order, result) => {
    const aiming = after(
      flight('A6-1', 'atk', '2714', `${SHIP} FRNZE/local`),
      'nato strike bombing A6-1 at 2714',
      'soviet form OTTUK,FRNZE',
    );
    expect(ruling(aiming, `nato ${order}`)).toBe(result);
  });

  test('[14.6.1] [14.4] [14.6] [C.20.4] airfield and port are damaged apart, and damage adds up', () => {
    const hit = after(
      flight('A6-1', 'atk', '3605', 'base Pechenga airfield=1 | at Pechenga M23-1'),
      'nato strike bombing A6-1 at 3605',
      'nato aim airfield=75',
      'roll 0',
      'roll 9',
    );
    // Defence 21-27, die 0 reads row 1: 2. Attack 75 on 72-89, 9 - 2 = 7: 7 points, Damage 2; 1 + 2 destroys.
    expect(hit.table.bases.find(base => base.airfield === 3)?.port).toBe(0);
    expect(whereIs(hit, 'M23-1')).toBe('lost');
  });

  test.each([
    ['[16.2.6] US all-weather aircraft bomb in full in the dark', 'A6-1', 'atk', 75],
    ['[16.2.6] and others at half', 'F16X', 'atk', 20],
  ])('%s', (_rule, name, role, points) => {
    const dark = 'kola-strike turn 3 of 15 | period 3';
    const unit = 'unit F16X nato US INT front=20-0-0-40-0-9';
    const state = flight(name, role, '2714', SHIP, `${dark} | ${unit}`);
    expect(ruling(after(state, `nato strike bombing ${name} at 2714`), `nato aim OTTUK=${points}`)).toBe(
      'ok',
    );
  });

  test('[C.13.1] no attack in a storm', () => {
    const state = flight(
      'A6-1',
      'atk',
      '2714',
      SHIP,
      'northern-campaign turn 4 of 36 | weather NS=storm GS=storm',
    );
    expect(ruling(state, 'nato strike bombing A6-1 at 2714')).toBe('C.13.1 storm');
  });

  test('[10.9.5.8] [C.2.28] a defence result of 5 costs a step, chosen by the owner', () => {
    const armed = flight('A6-1,F18-1', 'atk,atk', '2714', 'soviet @2714 OTTUK/local FRNZE KURSK KIEV');
    const fired = after(
      armed,
      'nato strike bombing A6-1 F18-1 at 2714',
      'soviet form OTTUK,FRNZE,KURSK,KIEV',
      'nato aim OTTUK=135',
      'roll 9',
      'roll 0',
    );
    expect(fired.table.phase).toMatchObject({ name: 'air-losses', side: 'nato', steps: 1, cause: 'flak' });
    const settled = after(fired, 'nato take-hit F18-1');
    expect(settled.table.phase).toMatchObject({ name: 'flight', attacked: 'bombing' });
    expect(settled.table.pieces.filter(piece => piece.damaged).length).toBe(1);
  });

  test('[10.9.5.8] of two targets each has its own table, and the losses of the attackers theirs', () => {
    const told = (state: State, order: string): readonly string[] => {
      const odds = oddsOf(viewFor(state, 'nato'), orderOf(state, order).action);
      return oddsTables({ results: odds?.results ?? [] }).map(({ of, total }) => `${of} ${total}`);
    };
    const state = flight('A6-1,A6-2', 'atk,atk', '2714', `${SHIP} FRNZE/local`);
    const strike = 'nato strike bombing A6-1 A6-2 at 2714';
    expect(told(state, strike)).toEqual([
      'Frunze 100',
      'attackers of Frunze 10',
      'Ottuk 100',
      'attackers of Ottuk 10',
    ]);
    expect(told(after(state, strike, 'soviet form OTTUK,FRNZE'), 'nato aim OTTUK=20 FRNZE=20')).toEqual([
      'Ottuk 100',
      'Frunze 100',
      'attackers 10',
    ]);
  });

  test('[10.9.5.4] [C.10.2] area AA of ships flown over counts, out leg only', () => {
    const over = flight(
      'A6-1',
      'atk',
      '2714',
      `${SHIP} | soviet @2715 FRNZE`,
      undefined,
      'path=[2716,2715,2714]',
    );
    expect(after(over, 'nato strike bombing A6-1 at 2714', 'nato aim OTTUK=75').table.phase).toMatchObject({
      value: 9 + 8,
    });
  });

  test('[10.8.6.5] a patrol hinders missiles, not bombs', () => {
    const covered = flight('A6-1', 'atk', '2714', `${SHIP} | soviet @2713 KIEV | cap KIEV Y38-1`);
    expect(after(covered, 'nato strike bombing A6-1 at 2714', 'nato aim OTTUK=75').table.phase).toMatchObject(
      { name: 'defence-roll', shift: -3 },
    );
  });

  test('[C.10.2] a hex that is flown through twice counts once', () => {
    const circling = flight(
      'A6-1',
      'atk',
      '2714',
      `${SHIP} | soviet @2715 FRNZE`,
      undefined,
      'path=[2716,2715,2716,2715,2714]',
    );
    expect(
      after(circling, 'nato strike bombing A6-1 at 2714', 'nato aim OTTUK=75').table.phase,
    ).toMatchObject({ value: 9 + 8 });
  });

  test('[C.10.1] ships in a base on the way do not fire', () => {
    const past = position(
      'flight side=nato units=[A6-1] roles.0.unit=A6-1 roles.0.role=atk homes=[RSVLT] hex=3704 allowance=24 spent=4 path=[3404,3605,3704] | under segment side=nato arm=air',
      'nato @3404 RSVLT | flight RSVLT A6-1 | soviet @3605 FRNZE | soviet @3704 OTTUK/local',
    );
    expect(after(past, 'nato strike bombing A6-1 at 3704', 'nato aim OTTUK=75').table.phase).toMatchObject({
      value: 9,
    });
  });

  const MISSION = 'mission Andoya tac-coord NS NO-P3-1 NO-P3-2 US-P3-1 NIM-1';

  test.each([
    ['NO-P3-1 NO-P3-2 US-P3-1', 'ok'],
    ['NO-P3-1 NO-P3-2 US-P3-1 NIM-1', 'C.2.7 too-many-coordinators'],
  ])('[10.2.1] [C.2.7] three at most: %s is %s', (help, result) => {
    const aiming = after(
      flight('A6-1', 'atk', '2714', `${SHIP} | ${MISSION}`),
      'nato strike bombing A6-1 at 2714',
    );
    expect(ruling(aiming, `nato aim OTTUK=75 with ${help}`)).toBe(result);
  });

  test.each([[''], ['NO-P3-1'], ['NO-P3-1 NO-P3-2'], ['NO-P3-1 NO-P3-2 US-P3-1']])(
    '[10.2.1] each adds one to the die, and returns: %s',
    help => {
      const helpers = help.split(' ').filter(Boolean);
      const aimed = after(
        flight('A6-1', 'atk', '2714', `${SHIP} | ${MISSION}`),
        'nato strike bombing A6-1 at 2714',
        `nato aim OTTUK=75${help === '' ? '' : ` with ${help}`}`,
        'roll 0',
      );
      // Defence 9 at -3 is nothing on a die of 0.
      for (const face of DIE_FACES)
        expect(eventsOf(aimed, `roll ${face}`)).toContainEqual(
          expect.objectContaining({
            type: 'fired-on',
            points: attackPoints(columnOf(75), face + helpers.length),
          }),
        );
      expect(aimed.table.pieces.filter(({ where }) => where.at === 'returning').length).toBe(helpers.length);
    },
  );

  test('[10.2] [10.9.6.1] [7.4.3.1] [C.8.6] Tac-Coord helps in its own zone, and returns', () => {
    const help = flight(
      'A6-1',
      'atk',
      '2714',
      `${SHIP} | mission Andoya tac-coord GS NO-P3-1 | mission Andoya tac-coord NS NO-P3-2`,
    );
    const aiming = after(help, 'nato strike bombing A6-1 at 2714');
    const zone = ruling(aiming, 'nato aim OTTUK=75 with NO-P3-1') === 'ok' ? 'NO-P3-1' : 'NO-P3-2';
    const other = zone === 'NO-P3-1' ? 'NO-P3-2' : 'NO-P3-1';
    expect(ruling(aiming, `nato aim OTTUK=75 with ${other}`)).toBe('C.8.6 no-coordinator');
    const aimed = after(aiming, `nato aim OTTUK=75 with ${zone}`);
    expect(whereIs(aimed, zone)).toBe('returning');
    const points = (state: State): unknown =>
      eventsOf(after(state, 'roll 0'), 'roll 4').find(event => event.type === 'fired-on');
    // Defence 9 at -3 is 0; 75 on column 72-89: four and one read 5 as 6.
    expect(points(aimed)).toMatchObject({ points: 6 });
  });
});
