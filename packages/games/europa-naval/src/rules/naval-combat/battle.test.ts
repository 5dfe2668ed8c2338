import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { group, port, position, ship, strength, whereIs } from '../../testing/positions.ts';

const UNITS = [
  'unit A12 allied TF 12',
  'unit A8 allied TF 8',
  'unit A6 allied TF 6',
  'unit AC allied CG 4',
  'unit AN allied NT 3',
  'unit AU allied SUB 3',
  'unit X12 axis TF 12',
  'unit X8 axis TF 8',
  'unit X6 axis TF 6',
  'unit XN axis NT 4',
  'unit XC axis CG 2',
].join(' | ');

/** The Allies move next to, or onto, an Axis group that has no wish to come nearer. */
const meet = (ours: string, theirs: string, more = '', date = 'malta "Jun I 42"', at = '055080'): State =>
  position(
    'naval-step side=allied moving=3',
    `${UNITS} | ${more === '' ? '' : `${more} | `}group 3 allied @055078 ${ours} | group 4 axis @${at} ${theirs} reacted=true`,
    date,
    'phasing=allied part=movement step=1',
  );

const SAIL = 'allied sail 3 055079';
const phaseOf = ({ common }: State): string => common.phase.name;

describe('[F.8.1] combat', () => {
  test('[F.8.1] the owner of the zone is asked first, then the mover; one of them is enough', () => {
    const asked = after(meet('A8', 'X8'), SAIL);
    expect(asked.common.phase).toMatchObject({ name: 'battle-choice', side: 'axis' });
    const mover = after(asked, 'axis fight false');
    expect(mover.common.phase).toMatchObject({ name: 'battle-choice', side: 'allied' });
    expect(phaseOf(after(mover, 'allied fight false'))).toBe('naval-step');
    expect(phaseOf(after(mover, 'allied fight true'))).toBe('aiming');
    expect(phaseOf(after(asked, 'axis fight true'))).toBe('aiming');
  });

  test('[F.8.1] the unarmed are not asked', () => {
    const asked = after(meet('AN', 'X8'), SAIL);
    expect(phaseOf(after(asked, 'axis fight false'))).toBe('naval-step');
    expect(phaseOf(after(meet('A8', 'XC'), SAIL))).toBe('battle-choice');
    expect(after(meet('A8', 'XC'), SAIL).common.phase).toMatchObject({ side: 'allied' });
  });

  test('[F.7.1] a group in port, transports and submarines have no zone', () => {
    expect(phaseOf(after(meet('A8', 'XN'), SAIL))).toBe('naval-step');
    const submarine = meet('A8', 'Sommergibili-Ionio', '', 'malta "Jun I 42"', '055081');
    expect(phaseOf(after(submarine, SAIL))).toBe('naval-step');
  });

  test('[F.8.1] also when points are spent in a zone', () => {
    const state = position(
      'naval-step side=allied moving=3',
      `${UNITS} | mines axis @055079 1 | group 3 allied @055079 A8 belts.0=055079 | group 4 axis @055080 X8 reacted=true`,
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    );
    expect(phaseOf(after(state, 'allied sweep 3'))).toBe('battle-choice');
  });

  test('[F.8.1] friends in the hex must join, others whose zone covers it may', () => {
    const state = meet('A8', 'X8', 'group 5 allied @055079 A6 | group 6 axis @054079 X6 reacted=true');
    const { phase } = after(state, SAIL).common;
    const groups: readonly number[] = phase.name === 'battle-choice' ? phase.battle.groups : [];
    expect(new Set(groups)).toEqual(new Set([3, 4, 5, 6]));
  });

  test('[F.8.7] submarines take no part', () => {
    const state = position(
      'naval-step side=allied moving=3',
      `${UNITS} | group 3 allied @055078 AU | group 4 axis @055080 X8 reacted=true`,
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    );
    expect(phaseOf(after(state, SAIL))).toBe('naval-step');
  });

  test('[F.29] everybody in it is seen', () => {
    const state = after(meet('A8', 'X8'), SAIL, 'axis fight true');
    expect([group(state, 3)?.seen, group(state, 4)?.seen]).toEqual([true, true]);
  });
});

describe('[F.8.3] a round', () => {
  const begun = (ours = 'A8', theirs = 'X8', more = ''): State =>
    after(meet(ours, theirs, more), SAIL, 'axis fight true');
  const aim = (side: string, firer: string, target: string): string =>
    `${side} aim firer.kind=ship firer.ship=${firer} target.kind=ship target.ship=${target}`;

  test('[F.8.3] both sides lay their guns, then all dice fall, then all hits', () => {
    const laid = after(begun(), aim('axis', 'X8', 'A8'), aim('allied', 'A8', 'X8'));
    expect(laid.common.phase).toMatchObject({ name: 'fire-roll', rolls: [] });
    // Column 8: a 6 is two hits, a 3 is one.
    const fought = after(laid, 'roll 6', 'roll 3');
    expect([strength(fought, 'A8'), strength(fought, 'X8')]).toEqual([6, 7]);
    expect(fought.common.phase).toMatchObject({ name: 'stay-or-break', side: 'axis' });
  });

  test('[F.8.3] a ship that goes down still fires in that round', () => {
    const state = begun('A8', 'X8/hits=3/half');
    const sunk = after(state, aim('axis', 'X8', 'A8'), aim('allied', 'A8', 'X8'), 'roll 6', 'roll 6');
    expect(ship(sunk, 'X8').where.at).toBe('sunk');
    expect(strength(sunk, 'A8')).toBe(7);
  });

  test.each([
    ['rough', 7],
    ['stormy', 7],
  ])('[F.8.3] %s seas spoil the aim', (sea, left) => {
    const seas = `seas ${Array(6).fill(sea).join(' ')}`;
    const state = after(
      begun('A8', 'X8', seas),
      aim('axis', 'X8', 'A8'),
      aim('allied', 'A8', 'X8'),
      'roll 5',
      'roll 1',
    );
    // Column 8 on 5 is two hits; on 4 and on 3 it is one.
    expect(strength(state, 'A8')).toBe(left);
  });

  test('[F.8.4] each warship of the screen must be a target before anybody fires past them', () => {
    const state = after(begun('A8 A6 AN', 'X8 X6'));
    expect(ruling(state, aim('axis', 'X8', 'AN'))).toBe('F.8.4 screen');
    const one = after(state, aim('axis', 'X8', 'A8'));
    expect(ruling(one, aim('axis', 'X6', 'AN'))).toBe('F.8.4 screen');
    const more = after(begun('A8 AN', 'X8 X6'), aim('axis', 'X8', 'A8'));
    expect(ruling(more, aim('axis', 'X6', 'AN'))).toBe('ok');
  });

  test('[F.8.3] nobody fires twice, at friends, or for others', () => {
    const state = begun('A8', 'X8 X6');
    expect(ruling(state, aim('axis', 'A8', 'X8'))).toBe('F.8.3 no-firer');
    expect(ruling(state, aim('axis', 'X8', 'X6'))).toBe('F.8.3 no-target');
    expect(ruling(after(state, aim('axis', 'X8', 'A8')), aim('axis', 'X8', 'A8'))).toBe('F.8.3 aimed');
  });

  const atNight = (date: string): State => {
    const state = meet('A8', 'X8', '', date);
    return after(
      state,
      'allied night 3',
      'allied sail 3 055079',
      'allied sail 3 055080',
      'axis fight true',
      aim('axis', 'X8', 'A8'),
      aim('allied', 'A8', 'X8'),
    );
  };

  // Column 2 hits once on a 6, column 4 twice.
  test.each([
    ['O11 eight at night fires as two', 'malta "Jun I 42"', 7, 7],
    ['O11 the Allies still so in Jun II 44', 'malta "Jun II 44"', 7, 7],
    ['O11 and as four from Jul I 44', 'malta "Jul I 44"', 7, 6],
  ])('[36.A.2 e] %s', (_case, date, allied, axis) => {
    const state = after(atNight(date), 'roll 6', 'roll 6');
    expect([strength(state, 'A8'), strength(state, 'X8')]).toEqual([allied, axis]);
  });
});

describe('[F.14.1] coast defences', () => {
  const off = (order: string, more = ''): State =>
    after(
      position(
        'naval-step side=allied moving=3',
        `${UNITS} | ${more === '' ? '' : `${more} | `}group 3 allied @066065 A12 contact=clear`,
        'malta "Jun I 42"',
        'phasing=allied part=movement step=1',
      ),
      order,
    );
  const FIGHT = [
    'axis fight true',
    `axis aim firer.kind=fort firer.port=Tripoli target.kind=ship target.ship=A12`,
    `allied aim firer.kind=ship firer.ship=A12 target.kind=fort target.port=Tripoli`,
  ];

  test('fire at who comes by, and each hit silences a level', () => {
    const state = after(off('allied sail 3 066064'), ...FIGHT, 'roll 6', 'roll 6');
    expect(strength(state, 'A12')).toBe(11);
    expect(state.common.ports[port(state, 'Tripoli')]?.suppressed).toBe(3);
    // [F.8.5] Only coast defences are left on one side: it is over after a round.
    expect(phaseOf(state)).not.toBe('stay-or-break');
  });

  test('silent ones have no zone', () => {
    expect(phaseOf(off('allied sail 3 066064', 'port Tripoli suppressed=3'))).toBe('naval-step');
  });

  test('[36.A.2 d] at night they reach their own hex, and fire at half', () => {
    const state = position(
      'naval-step side=allied moving=3',
      `${UNITS} | group 3 allied @066064 A12 contact=clear`,
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    );
    const night = after(state, 'allied night 3');
    expect(phaseOf(after(night, 'allied sail 3 066063'))).toBe('naval-step');
    const close = after(night, 'allied sail 3 067064', ...FIGHT, 'roll 6', 'roll 1');
    // Level 3 at night is 1 1/2: column 1, one hit on a 6.
    expect(strength(close, 'A12')).toBe(11);
    const by5 = after(night, 'allied sail 3 067064', ...FIGHT, 'roll 5', 'roll 1');
    expect(strength(by5, 'A12')).toBe(12);
  });
});

describe('[F.8.5] breaking off', () => {
  const aim = (side: string, firer: string, target: string): string =>
    `${side} aim firer.kind=ship firer.ship=${firer} target.kind=ship target.ship=${target}`;
  const round = (ours: string, theirs: string, more = ''): State => {
    const begun = after(meet(ours, theirs, more), SAIL, 'axis fight true');
    const us = ours.split(' ')[0] ?? '';
    const them = theirs.split(' ')[0] ?? '';
    return after(begun, aim('axis', them, us), aim('allied', us, them), 'roll 1', 'roll 1');
  };
  const shift = (state: State): number | undefined =>
    state.common.phase.name === 'break-roll' ? state.common.phase.shift : undefined;

  test('both: it ends, the non-phasing side goes away, the phasing side turns back or stops', () => {
    const state = after(round('A8', 'X8'), 'axis stay false', 'allied stay false');
    expect(state.common.phase).toMatchObject({ name: 'withdrawal', side: 'axis', beaten: true });
  });

  test('neither: another round, three at most', () => {
    const again = [
      'axis stay true',
      'allied stay true',
      aim('axis', 'X8', 'A8'),
      aim('allied', 'A8', 'X8'),
      'roll 1',
      'roll 1',
    ];
    const third = after(round('A8', 'X8'), ...again, ...again);
    expect(phaseOf(third)).toBe('naval-step');
  });

  test.each([
    ['warships alone', 'A8', 'X8', '', 1],
    ['with a convoy', 'A8', 'X8 XN', '', -1],
    ['rough', 'A8', 'X8', 'seas rough rough rough rough rough rough', 2],
    ['stormy', 'A8', 'X8', 'seas stormy stormy stormy stormy stormy stormy', 3],
    ['against twelve with eight', 'A12', 'X8', '', 0],
    ['against twelve with six: still one full four', 'A12', 'X6', '', 0],
  ])('%s', (_case, ours, theirs, more, expected) => {
    expect(shift(after(round(ours, theirs, more), 'axis stay false', 'allied stay true'))).toBe(expected);
  });

  test('a success ends it, a failure is another round', () => {
    const broken = after(round('A8', 'X8'), 'axis stay false', 'allied stay true');
    expect(phaseOf(after(broken, 'roll 4'))).toBe('withdrawal');
    expect(phaseOf(after(broken, 'roll 3'))).toBe('aiming');
  });

  test('[F.8.6] who broke off in the enemy’s turn goes three hexes away, or into a port', () => {
    const gone = after(round('A8', 'X8'), 'axis stay false', 'allied stay true', 'roll 6');
    expect(ruling(gone, 'axis withdraw 4 055081')).toBe('F.8.6 too-near');
    expect(ruling(gone, 'axis withdraw 4 055081 055082 055083 055084')).toBe('F.8.6 three-hexes');
    const away = after(gone, 'axis withdraw 4 055081 055082 055083');
    expect(away.common.phase.name).toBe('contact-roll');
    const home = after(away, 'roll 3');
    expect(whereIs(home, 'X8')).toBe('@055081');
    expect(phaseOf(home)).toBe('naval-step');
  });

  test('[F.8.6] into a port of its own within three hexes', () => {
    const off = position(
      'naval-step side=allied moving=3',
      `${UNITS} | port Tripoli suppressed=3 | group 3 allied @065064 A8 contact=clear | group 4 axis @066063 X8 reacted=true`,
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    );
    const fought = after(
      off,
      'allied sail 3 066064',
      'axis fight true',
      aim('axis', 'X8', 'A8'),
      aim('allied', 'A8', 'X8'),
      'roll 1',
      'roll 1',
      'axis stay false',
      'allied stay true',
      'roll 6',
    );
    expect(whereIs(after(fought, 'axis withdraw 4 067064'), 'X8')).toBe('in Tripoli');
  });

  test('[F.8.6] a beaten phasing side turns its group back, or stops it', () => {
    const beaten = after(round('A8', 'X8'), 'axis stay true', 'allied stay false', 'roll 6');
    expect(beaten.common.phase).toMatchObject({ name: 'turn-back-choice', side: 'allied' });
    const back = after(beaten, 'allied turn-back true');
    expect(group(back, 3)?.turnedBack).toBe(true);
    const stopped = after(beaten, 'allied turn-back false');
    expect(ruling(stopped, 'allied sail 3 055078')).toBe('F.5.1 no-points');
  });

  test('[F.8.6] also when it lost more than it inflicted', () => {
    const begun = after(
      meet('A8', 'X8'),
      SAIL,
      'axis fight true',
      aim('axis', 'X8', 'A8'),
      aim('allied', 'A8', 'X8'),
      'roll 6',
      'roll 1',
    );
    const again = [
      'axis stay true',
      'allied stay true',
      aim('axis', 'X8', 'A8'),
      aim('allied', 'A8', 'X8'),
      'roll 1',
      'roll 1',
    ];
    expect(phaseOf(after(begun, ...again, ...again))).toBe('turn-back-choice');
  });

  test('a group that is sunk fights no more, and nobody is asked for it', () => {
    const state = after(
      meet('A12', 'X6/half/hits=2'),
      SAIL,
      'axis fight true',
      aim('axis', 'X6', 'A12'),
      aim('allied', 'A12', 'X6'),
      'roll 1',
      'roll 2',
    );
    expect(ship(state, 'X6').where.at).toBe('sunk');
    expect(phaseOf(state)).toBe('naval-step');
    expect(eventsOf(state, 'allied done').at(-1)?.type).toBe('began');
  });
});
