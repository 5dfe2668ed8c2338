import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { automaticSweeping } from './sweeping.ts';
import { after, ruling } from '../../testing/orders.ts';
import { hex, position, ship } from '../../testing/positions.ts';

const UNITS = 'unit T4 axis TF 4 | unit N3 axis NT 3 | unit M2 axis TF 2 IT minelayer | unit T6 axis TF 6';
const axis = (table: string, phase = 'naval-step side=axis moving=3'): State =>
  position(phase, `${UNITS} | ${table}`, 'malta "Jul I 42"', 'phasing=axis part=movement step=1');

describe('[F.5.1] [F.5.4] work at sea', () => {
  const belt = (place: string, words = ''): State =>
    axis(
      `mines allied @Tripoli 1 | mines allied @055078 1 | group 3 axis ${place} T4 contact=clear ${words} | cargo T4 mine=1`,
    );

  test.each([
    ['sweeping', 'sweep 3'],
    ['laying', 'lay-mine 3 T4'],
    ['gunfire', 'prepare 3 T4 quarter'],
  ])(
    '[F.5.1] %s is not done from port, nor once turned back, nor by a group that is not in hand',
    (_case, order) => {
      expect(ruling(belt('in:Tripoli'), `axis ${order}`)).toBe('F.5.1 not-at-sea');
      expect(ruling(belt('@055078', 'turnedBack=true belts.0=055078'), `axis ${order}`)).toBe(
        'F.5.4 turned-back',
      );
      expect(ruling(belt('@055078', 'belts.0=055078'), `axis ${order.replace('3', '9')}`)).toBe(
        'F.4.2 no-group',
      );
    },
  );

  test('[36.C.2] a ship lays what she has aboard, and nothing else', () => {
    const state = axis(
      'group 3 axis @055078 M2 N3 contact=clear shipping=checked | cargo M2 mine=2 | cargo N3 sp=2',
    );
    expect(ruling(state, 'axis lay-mine 3 N3')).toBe('36.C.2 none-aboard');
    const laid = after(state, 'axis lay-mine 3 M2');
    expect(ship(laid, 'M2').cargo).toEqual([{ kind: 'mine', amount: 1 }]);
    expect(laid.common.mines).toEqual([{ hex: hex(laid, '055078'), side: 'axis', points: 1 }]);
  });
});

describe('[F.23.1] more gunfire than before', () => {
  const off = (support: string): State => axis(`group 3 axis @067063 T4${support} contact=clear`);

  test.each([
    ['a first time', '', 'quarter', 'ok'],
    ['not the same again', '/support=067063:quarter', 'quarter', 'F.23.1 prepared'],
    ['more', '/support=067063:quarter', 'half', 'ok'],
    ['not less', '/support=067063:full', 'half', 'F.23.1 prepared'],
  ])('[F.23.1] %s', (_case, support, share, expected) => {
    expect(ruling(off(support), `axis prepare 3 T4 ${share}`)).toBe(expected);
  });

  test('[F.23.1] by a task force of the group', () => {
    const state = axis('group 3 axis @067063 T4 contact=clear | in Tripoli T6');
    expect(ruling(state, 'axis prepare 3 T6 quarter')).toBe('F.23.1 no-gunfire');
  });

  test('[36.F.1] the Allies have no more than twelve in the Mediterranean', () => {
    const allied = (salvos: number) =>
      position(
        'naval-step side=allied moving=3',
        `unit A8 allied TF 8 | group 3 allied @067063 A8/salvos=${salvos} contact=clear`,
        'malta "Jul I 42"',
        'phasing=allied part=movement step=1',
      );
    expect(ruling(allied(12), 'allied prepare 3 A8 half')).toBe('36.F.1 year-spent');
    expect(ruling(allied(11), 'allied prepare 3 A8 half')).toBe('ok');
  });
});

describe('[36.C.1] what is met', () => {
  test('[F.21.1] a belt of one’s own beside the enemy’s counts for nothing', () => {
    const state = axis(
      'mines axis @055079 3 | mines allied @055079 1 | group 3 axis @055078 T4 contact=clear',
    );
    expect(after(state, 'axis sail 3 055079').common.phase).toMatchObject({ name: 'mine-roll', points: 1 });
  });

  test('[36.C.1] ship after ship', () => {
    const met = after(
      axis('mines allied @055079 3 | unit X1 axis TF 1 | group 3 axis @055078 X1 T4 contact=clear'),
      'axis sail 3 055079',
    );
    expect(met.common.phase).toMatchObject({ ships: [{ rolls: 1 }, { rolls: 4 }] });
    expect(after(met, 'roll 1').common.phase).toMatchObject({ ships: [{ rolls: 4 }] });
  });
});

describe('[36.C.3] the sweeping of an initial phase', () => {
  const swept = (mines: string) => {
    const state = position(
      'initial side=axis',
      mines,
      'malta "Jun I 42"',
      'phasing=axis part=initial step=0',
    );
    return automaticSweeping.begin(state);
  };

  test('[36.C.3] takes the whole belt of the enemy, and leaves one’s own', () => {
    const state = axis('', 'naval-step side=axis');
    expect(swept('mines allied @Gela 2 | mines axis @Gela 1')).toEqual([
      { type: 'mine-swept', hex: hex(state, 'Gela'), side: 'allied', points: 2 },
    ]);
    expect(swept('mines allied @Valletta 2')).toEqual([]);
    expect(automaticSweeping.applies(state)).toBe(true);
  });
});
