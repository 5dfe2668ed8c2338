import { ok } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { hexOf } from '../../model/chart.ts';
import { pieceOf } from '../../model/position.ts';
import type { State } from '../../model/state.ts';
import { optionsFor } from '../../turn/options.ts';
import { parse } from '../../text/parse.ts';
import { print } from '../../text/print.ts';
import { after, ruling } from '../../testing/orders.ts';
import { markOf, position, unit, whereIs } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import { hitsOnDie, minesIn, refuseMine } from './mines.ts';
import { aerialHexes, sweepNumber } from './sweep.ts';

const MINED = 'options mines | mines 3310=3';

const storesOf = (boat: string, torpedoes: number): string =>
  `stores soviet unit=${boat} fuel=99 ssm=0 asw=0 antiAir=0 torpedo=${torpedoes} bombs=0 airSsm=0 airSsmShort=0 cruise=0 ammunition=0 cargoFuel=0`;

const leaving = (ships: string, more = ''): State =>
  after(
    position('segment side=nato arm=surface', `${MINED} | nato @3310 ${ships}${more}`),
    `nato activate ${`${ships}${more}`
      .split(/[ |]+/)
      .filter(word => /^[A-Z]{4,}/.test(word))
      .map(name => name.replace(/\/.*/, ''))
      .join(' ')}`,
    'nato sail 3209 3109',
  );

const states = (state: State, names: string): string =>
  names
    .split(' ')
    .map(name =>
      whereIs(state, name) === 'lost'
        ? 'lost'
        : pieceOf(state.table, unit(state, name)).damaged
          ? 'hit'
          : 'whole',
    )
    .join(' ');

test.each([
  [1, 0, 1],
  [1, 1, 1],
  [1, 2, 0],
  [3, 0, 3],
  [3, 1, 2],
  [3, 3, 1],
  [3, 4, 0],
  [4, 4, 1],
])('[23.3.1] [C.2.22] %i mines and a die of %i: %i hits', (mines, face, hits) => {
  expect(hitsOnDie(mines, face)).toBe(hits);
});

describe('leaving a mined hex', () => {
  test('[23.3] the die comes before the first step, and the ships then go on', () => {
    const state = leaving('HAWES GARY');
    expect([state.table.phase.name, whereIs(state, 'HAWES')]).toEqual(['mine-roll', '3310']);
    expect(whereIs(after(state, 'roll 9'), 'HAWES')).toBe('3109');
  });

  test('[23.3.2] hits beyond the ships are ignored', () => {
    expect(states(after(leaving('HAWES GARY'), 'roll 0'), 'HAWES GARY')).toBe('hit hit');
  });

  test('[23.3.3] a damaged ship is destroyed', () => {
    const state = after(leaving('HAWES/damaged'), 'roll 3');
    expect(states(state, 'HAWES')).toBe('lost');
    expect(state.table.phase.name).toBe('segment');
  });

  test.each([
    ['[23.3.4] the owner on 0 to 5', 5, 'nato'],
    ['[23.3.4] the enemy on 6 to 9', 6, 'soviet'],
  ])('%s', (_name, face, side) => {
    const state = after(leaving('HAWES GARY'), 'roll 2', `roll ${face}`);
    expect(state.table.phase).toMatchObject({ name: 'mine-losses', side, hits: 1 });
    const struck = after(state, `${side} take-mine GARY`);
    expect([states(struck, 'HAWES GARY'), whereIs(struck, 'GARY')]).toEqual(['whole hit', '3109']);
  });

  test('[23.3.3] undamaged ships first', () => {
    const state = after(leaving('HAWES/damaged GARY CARR'), 'roll 3', 'roll 0');
    expect(ruling(state, 'nato take-mine HAWES')).toBe('23.3.3 not-next');
    expect(ruling(state, 'nato take-mine CARR')).toBe('ok');
  });

  test('[C.20.2] a die for each force', () => {
    const state = leaving('HAWES GARY', ' | nato @3310 CARR FORD');
    const second = after(state, 'roll 9');
    expect([state.table.phase.name, second.table.phase.name]).toEqual(['mine-roll', 'mine-roll']);
    expect(whereIs(after(second, 'roll 9'), 'FORD')).toBe('3109');
  });

  const passing = (forces: string): State =>
    after(
      position('segment side=nato arm=surface', `${MINED} | nato @3209 HAWES GARY${forces}`),
      'nato activate HAWES GARY',
      'nato sail 3310 3210',
    );

  test('[23.3] ships that only pass through leave the hex as well', () => {
    const state = passing('');
    expect(state.table.phase).toMatchObject({ name: 'mine-roll', hex: hexOf('3310') });
    const struck = after(state, 'roll 0');
    expect([states(struck, 'HAWES GARY'), whereIs(struck, 'GARY')]).toEqual(['hit hit', '3210']);
  });

  test('[6.1] [23.3] ships that pass find room in a full hex, and the position can be written down there', () => {
    const full = ' | nato @3310 VNCNS VRGNA SCOTT MSBGR CARR BHILL BELNP CNOLY RDGRS FORD ELROD LUCE';
    const state = passing(full);
    expect(parse(print(state))).toEqual(ok(state));
    const choosing = after(state, 'roll 2', 'roll 0');
    expect(choosing.table.phase.name).toBe('mine-losses');
    expect(parse(print(choosing))).toEqual(ok(choosing));
    expect(whereIs(after(choosing, 'nato take-mine GARY'), 'HAWES')).toBe('3210');
  });

  test('[C.20.2] once in an activation', () => {
    const state = after(
      position('segment side=nato arm=surface', `${MINED} | nato @3310 HAWES`),
      'nato activate HAWES',
      'nato sail 3209',
      'roll 9',
      'nato sail 3310',
      'nato sail 3210',
    );
    expect(state.table.phase.name).toBe('surface-activation');
  });

  test('[23.3] submarines pass', () => {
    const state = position('segment side=nato arm=submarine', `${MINED} | nato @3310 LAJLA`);
    expect(whereIs(after(state, 'nato activate LAJLA', 'nato sail 3209'), 'LAJLA')).toBe('3209');
  });
});

describe('laying', () => {
  const ruled = (forces: string, hex: string): string =>
    refuseMine(position('initiative', forces).table, hexOf(hex))?.code ?? 'ok';

  test.each([
    ['[23] an option', 'nato @2922 HAWES', '3310', 'no-mines'],
    ['[23.1.1] a coastal hex', 'options mines', '3310', 'ok'],
    ['[23.1.1] not the open sea', 'options mines', '2922', 'not-coastal'],
    ['[23.2] at most four', 'options mines | mines 3310=4', '3310', 'full'],
    [
      '[23.1.4] at most ten in all',
      'options mines | mines 3310=4 | mines 3311=4 | mines 3312=2',
      '3309',
      'no-marker',
    ],
  ])('%s', (_name, forces, hex, expected) => {
    expect(ruled(forces, hex)).toBe(expected);
  });

  test('[23.1] not when a submarine acts, as versions up to 6 had it', () => {
    const acting = after(
      position(
        'segment side=soviet arm=submarine',
        `options mines logistics | soviet @3109 MKALN | ${storesOf('MKALN', 4)}`,
      ),
      'soviet activate MKALN',
    );
    expect(ruling(acting, 'soviet lay-mine 3209')).toBe('23.1 mined-earlier');
    const offered = [...optionsFor(viewFor(acting, 'soviet')).list()];
    expect(offered.some(({ type }) => type === 'lay-mine' || type === 'mine')).toBe(false);
  });
});

describe('[23.4] sweeping', () => {
  test.each([
    ['[23.4.1.1] Soviet waters', '3705', false, 2],
    ['[23.4.1.2] British waters', '3834', false, 1],
    ['[23.4.1.3] Norway', '3311', false, 0],
    ['[C.2.23] Norway from the air', '3311', true, 1],
  ])('%s', (_name, hex, aerial, number) => {
    expect(sweepNumber(hexOf(hex), aerial)).toBe(number);
  });

  test.each([
    ['[23.4.2] a US amphibious ship within ten hexes', 'nato @2310 OGDEN', 1],
    ['[23.4.2] not eleven', 'nato @2210 OGDEN', 0],
    ['[23.4.2] a US carrier', 'nato @3010 RSVLT', 1],
    ['[23.4.2] no other ship', 'nato @3010 HAWES', 0],
    ['[23.4.2] not British ones', 'nato @3010 INTPD', 0],
    ['[C.13.7] not in a storm', 'weather BS=storm | nato @3010 OGDEN', 0],
  ])('%s', (_name, forces, count) => {
    expect(aerialHexes(position('initiative', `${MINED} | ${forces}`).table).length).toBe(count);
  });

  test('[23.4.2] only where helicopters reach', () => {
    const state = position('sweep-choice side=nato', `${MINED} | mines 3834=1 | nato @3010 OGDEN`);
    expect(ruling(state, 'nato sweep-from-air 3310')).toBe('ok');
    expect(ruling(state, 'nato sweep-from-air 3834')).toBe('23.4.2 out-of-reach');
  });

  test('[23.4.2.1] one hex in a phase', () => {
    const state = position('sweep-choice side=nato', `${MINED} | mines 3311=1 | nato @3010 OGDEN`);
    const chosen = after(state, 'nato sweep-from-air 3311');
    expect(ruling(chosen, 'nato sweep-from-air 3310')).toBe('23.4.2.1 once');
  });

  test.each([
    ['[23.4.1.3] cleared on 0', 'roll 0', 0],
    ['[23.4.1.3] not on 1', 'roll 1', 3],
  ])('%s', (_name, die, mines) => {
    const state = position('sweep hexes=[3310] aerial=[]', `${MINED} | nato @2922 HAWES`);
    expect(minesIn(after(state, die).table, hexOf('3310'))).toBe(mines);
  });
});

describe('[22] deep mode', () => {
  const mode = (forces: string): State =>
    position('submarine-mode side=soviet', `options deepMode | ${forces}`);

  test.each([
    ['[22.1] a submarine with two points', 'soviet @2922 MKALN', 'soviet dive MKALN deep', 'ok'],
    ['[22.1] not one with less', 'soviet @2922 CHSKY', 'soviet dive CHSKY deep', '22.1 too-slow-to-dive'],
    ['[22.2] not on the coast', 'soviet @3310 MKALN', 'soviet dive MKALN deep', '22.2 shallow'],
    ['[22.2] not in pack ice', 'soviet @1510 MKALN', 'soviet dive MKALN deep', '22.2 shallow'],
    ['[22.3] up again in a later step', 'soviet @2922 MKALN/deep', 'soviet dive MKALN up', 'ok'],
    [
      '[22.1] not what it is already',
      'soviet @2922 MKALN/deep',
      'soviet dive MKALN deep',
      '22.1 depth-as-before',
    ],
    ['[22.1] not the enemy', 'nato @2922 LAJLA', 'soviet dive LAJLA deep', 'NS.1 not-yours'],
  ])('%s', (_name, forces, order, expected) => {
    expect(ruling(mode(forces), order)).toBe(expected);
  });

  test('[22.3] once in a step', () => {
    expect(ruling(after(mode('soviet @2922 MKALN'), 'soviet dive MKALN deep'), 'soviet dive MKALN up')).toBe(
      '22.3 changed',
    );
  });

  test('[22.1] Soviet first, then NATO', () => {
    expect(after(mode('soviet @2922 MKALN'), 'soviet done').table.phase).toMatchObject({
      name: 'submarine-mode',
      side: 'nato',
    });
    expect(markOf(mode('soviet @2922 MKALN'), 'MKALN')).toBe('none');
  });
});
