import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { group, position, ship, whereIs } from '../../testing/positions.ts';
import type { Side } from '../../model/vocabulary.ts';
import { mustGoHome } from './homeward.ts';

const UNITS =
  'unit N3 axis NT 3 | unit T4 axis TF 4 | unit L2 axis LC 2 | unit U2 axis SUB 2 | unit A4 allied TF 4 | unit A1 allied TF 2 | unit AN allied NT 3';
const step = (table: string, side: Side = 'axis', phase = ' moving=3'): State =>
  position(
    `naval-step side=${side}${phase}`,
    `${UNITS} | ${table}`,
    'malta "Jun I 42"',
    `phasing=${side} part=movement step=1`,
  );

describe('[36.A.1] out of a harbour', () => {
  const out = (ships: string) =>
    group(
      after(step(`stock axis Tripoli sp=9 | group 3 axis in:Tripoli ${ships}`), 'axis put-to-sea 3 sp'),
      3,
    );

  test('[36.A.1] of its own coast a cargo group and a submarine are inshore at once, a task force is not', () => {
    expect(['N3', 'U2', 'T4', 'N3 T4'].map(ships => out(ships)?.sheltered)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('[F.5.1] it lies off the port, a point spent', () => {
    expect(out('N3')).toMatchObject({ spent: 1, place: { at: 'sea' } });
  });

  test('[36.A.1] in port nobody is inshore', () => {
    const state = step('group 3 axis @Tripoli N3 sheltered=true contact=clear');
    expect(group(after(state, 'axis enter-port 3'), 3)?.sheltered).toBe(false);
  });
});

describe('[36.A.3] Gibraltar', () => {
  const rock = (place: string, more = '', words = ''): State =>
    step(`${more}group 3 allied ${place} A4 ${words}`, 'allied');
  const PASS = 'allied pass-gibraltar 3';

  test('[36.A.3] out for ten points, and in again', () => {
    const out = after(rock('@Gibraltar'), PASS);
    expect([group(out, 3)?.place, group(out, 3)?.spent]).toEqual([{ at: 'atlantic' }, 10]);
    const back = after(rock('atlantic'), PASS);
    expect([whereIs(back, 'A4'), group(back, 3)?.spent]).toEqual([whereIs(rock('@Gibraltar'), 'A4'), 10]);
  });

  test('[36.C.1] who comes in meets what lies there, who goes out does not', () => {
    expect(after(rock('atlantic', 'mines axis @Gibraltar 1 | '), PASS).common.phase.name).toBe('mine-roll');
    expect(
      after(rock('@Gibraltar', 'mines axis @Gibraltar 1 | ', 'belts.0=Gibraltar'), PASS).common.phase.name,
    ).toBe('naval-step');
  });

  test.each([
    ['[F.5.1] ten points', rock('@Gibraltar', '', 'spent=10'), 'ok'],
    ['[F.5.1] not nine', rock('@Gibraltar', '', 'spent=11'), 'F.5.1 no-points'],
    ['[F.5.4] not once turned back', rock('@Gibraltar', '', 'turnedBack=true'), 'F.5.4 turned-back'],
    ['[36.A.3] not from elsewhere', rock('@055078'), '36.A.3 not-at-gibraltar'],
  ])('%s', (_case, state, expected) => {
    expect(ruling(state, PASS)).toBe(expected);
  });

  test('[36.A.3] there is none in the Baltic', () => {
    const state = position(
      'naval-step side=allied moving=3',
      'unit A4 allied TF 4 | group 3 allied @Kronshtadt A4',
      'baltic-act1 "Aug I 41"',
      'phasing=allied part=movement step=1',
    );
    expect(ruling(state, PASS)).toBe('36.A.3 no-gibraltar');
  });
});

describe('[F.3.3] who may begin, and leave', () => {
  test.each([
    ['[F.4.2] a group that there is', 'group 3 axis @055078 N3', 'axis begin 9', 'F.4.2 no-group'],
    ['[F.3.3] once in a step', 'group 3 axis @055078 N3 moved=true', 'axis begin 3', 'F.3.3 moved'],
    [
      '[F.5.4] one that was turned back does not hold',
      'group 3 axis @055078 N3 turnedBack=true',
      'axis begin 3 night=false hold=true',
      'F.5.4 turned-back',
    ],
    ['[F.20.6] others may', 'group 3 axis @055078 N3', 'axis begin 3 night=false hold=true', 'ok'],
    [
      '[F.5.4] and it may begin',
      'group 3 axis @055078 N3 turnedBack=true',
      'axis begin 3 night=false hold=false',
      'ok',
    ],
    [
      '[36.A.2] by night within the budget',
      'group 3 axis @055078 N3/night=25/day=30',
      'axis begin 3 night=true hold=false',
      '36.A.2 night-budget',
    ],
  ])('%s', (_case, table, order, expected) => {
    expect(ruling(step(table, 'axis', ''), order)).toBe(expected);
  });

  test.each([
    ['[F.5.1] out of port only', 'group 3 axis @055078 N3', 'put-to-sea 3 sp', 'F.5.1 not-in-port'],
    [
      '[F.5.4] not once turned back',
      'group 3 axis in:Tripoli N3 turnedBack=true',
      'put-to-sea 3 sp',
      'F.5.4 turned-back',
    ],
    [
      '[F.13.2] not craft into a storm',
      'seas stormy stormy stormy stormy stormy stormy | group 3 axis in:Tripoli L2',
      'put-to-sea 3 sp',
      'F.13.2 storm',
    ],
    [
      '[F.13.2] but transports',
      'seas stormy stormy stormy stormy stormy stormy | group 3 axis in:Tripoli N3',
      'put-to-sea 3 sp',
      'ok',
    ],
    ['[F.5.1] in from the sea only', 'group 3 axis in:Tripoli N3', 'enter-port 3', 'F.5.1 not-at-sea'],
    [
      '[F.4.3] into a port of its own',
      'group 3 axis @Valletta N3 contact=clear',
      'enter-port 3',
      'F.4.3 no-port',
    ],
    ['[F.4.3] where there is one', 'group 3 axis @055078 N3 contact=clear', 'enter-port 3', 'F.4.3 no-port'],
    [
      '[F.5.1] with a point left',
      'group 3 axis @Tripoli N3 contact=clear spent=15',
      'enter-port 3',
      'F.5.1 no-points',
    ],
    [
      '[36.A.2] no night within a night',
      'group 3 axis @055078 N3 nightLeft=3',
      'night 3',
      '36.A.2 night-already',
    ],
  ])('%s', (_case, table, order, expected) => {
    expect(ruling(step(table), `axis ${order}`)).toBe(expected);
  });
});

describe('[F.5.4] the way home', () => {
  const state = step('group 3 axis @066065 N3 contact=clear shipping=checked turnedBack=true');

  test('[F.5.4] each hex is nearer to a port of its side', () => {
    expect(ruling(state, 'axis sail 3 065065')).toBe('F.5.4 turned-back');
    expect(ruling(state, 'axis sail 3 066064 066065')).toBe('F.5.4 turned-back');
    expect(ruling(state, 'axis sail 3 066064')).toBe('ok');
  });

  test('[F.5.4] it must go while it is at sea with points left, and does not hold', () => {
    const home = (marks: string, place = '@066065'): boolean => {
      const now = step(`group 3 axis ${place} N3 ${marks}`);
      const found = group(now, 3);
      return found !== undefined && mustGoHome(now.common, found);
    };
    expect(home('turnedBack=true')).toBe(true);
    expect(home('')).toBe(false);
    expect(home('turnedBack=true spent=15')).toBe(false);
    expect(home('turnedBack=true', 'in:Tripoli')).toBe(false);
    expect(home('turnedBack=true holds=true')).toBe(false);
  });
});

describe('[F.12] a group that is lost on its way', () => {
  test('[F.7.4] the reaction goes on without one that the mines have sunk', () => {
    const asked = after(
      step(
        'mines axis @061074 3 | group 3 axis @062066 T4 contact=clear shipping=checked seen=true | group 4 allied @061075 A1/half | group 5 allied @061076 A4',
      ),
      'axis sail 3 061067',
    );
    const sunk = after(asked, 'allied react 4 061074 061073 night=false', 'roll 6');
    expect(ship(sunk, 'A1').where.at).toBe('sunk');
    expect(sunk.common.phase).toMatchObject({ name: 'reaction', side: 'allied' });
    expect(sunk.common.phase).not.toHaveProperty('moving');
    expect(ruling(sunk, 'allied react 5 061075 night=false')).toBe('ok');
  });

  test('[F.3.3] the step goes on without one that the mines have sunk', () => {
    const sunk = after(
      step('mines allied @055079 3 | unit X1 axis TF 1 | group 3 axis @055078 X1 contact=clear'),
      'axis sail 3 055079',
      'roll 6',
    );
    expect(sunk.common.phase).toEqual({ name: 'naval-step', side: 'axis' });
  });
});
