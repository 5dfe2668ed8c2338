import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { port, position, ship, whereIs } from '../../testing/positions.ts';

const UNITS = [
  'unit A12 allied TF 12',
  'unit A8 allied TF 8',
  'unit A6 allied TF 6',
  'unit AC allied CG 8',
  'unit AU allied SUB 3',
  'unit X12 axis TF 12',
  'unit X8 axis TF 8',
  'unit X6 axis TF 6',
  'unit XR axis RF 4',
  'unit XC axis CG 2',
].join(' | ');

const meet = (ours: string, theirs: string, more = '', at = '055080'): State =>
  position(
    'naval-step side=allied moving=3',
    `${UNITS} | ${more === '' ? '' : `${more} | `}group 3 allied @055078 ${ours} | group 4 axis @${at} ${theirs} reacted=true`,
    'malta "Jun I 42"',
    'phasing=allied part=movement step=1',
  );
const SAIL = 'allied sail 3 055079';
const aim = (side: string, firer: string, target: string): string =>
  `${side} aim firer.kind=ship firer.ship=${firer} target.kind=ship target.ship=${target}`;
const atFort = (firer: string): string =>
  `allied aim firer.kind=ship firer.ship=${firer} target.kind=fort target.port=Tripoli`;
const phaseOf = ({ common }: State): string => common.phase.name;

describe('[F.8.1] who is in a battle', () => {
  test('[F.8.1] [F.8.7] friends in the hex at sea, not those elsewhere, in port or under water', () => {
    const state = meet(
      'A8',
      'X8',
      'group 5 allied @055079 A6 | group 6 allied @055079 AU | group 7 allied @055077 A12 | group 8 axis @055085 X6 reacted=true',
    );
    const { phase } = after(state, SAIL).common;
    const groups: readonly number[] = phase.name === 'battle-choice' ? phase.battle.groups : [];
    expect(groups.toSorted((a, b) => a - b)).toEqual([3, 4, 5]);
  });

  test('[F.8.3] a side without guns is not asked where it fires', () => {
    const begun = after(meet('A8', 'XC'), SAIL, 'allied fight true');
    expect(begun.common.phase).toMatchObject({ name: 'aiming', side: 'allied' });
    expect(phaseOf(after(begun, aim('allied', 'A8', 'XC')))).toBe('fire-roll');
  });
});

describe('[F.8.3] hits of a round', () => {
  test('[F.8.3] a ship goes down once, whatever else has hit it', () => {
    const laid = after(
      meet('A8 A6', 'X6/half/hits=2'),
      SAIL,
      'axis fight true',
      aim('axis', 'X6', 'A8'),
      aim('allied', 'A8', 'X6'),
      aim('allied', 'A6', 'X6'),
      'roll 1',
      'roll 6',
    );
    expect(eventsOf(laid, 'roll 6').filter(({ type }) => type === 'sunk')).toHaveLength(1);
  });

  test('[F.14.1] no more levels are silenced than there are', () => {
    const off = position(
      'naval-step side=allied moving=3',
      `${UNITS} | port Tripoli suppressed=2 | group 3 allied @066065 A12 A8 contact=clear`,
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    );
    const fought = after(
      off,
      'allied sail 3 066064',
      'axis fight true',
      'axis aim firer.kind=fort firer.port=Tripoli target.kind=ship target.ship=A12',
      atFort('A12'),
      atFort('A8'),
      'roll 1',
      'roll 6',
      'roll 6',
    );
    expect(fought.common.ports[port(fought, 'Tripoli')]?.suppressed).toBe(3);
  });

  test('[F.8.5] nobody is asked to stay when the mover is gone', () => {
    const sunk = after(
      meet('A6/half/hits=2', 'X8'),
      SAIL,
      'axis fight true',
      aim('axis', 'X8', 'A6'),
      aim('allied', 'A6', 'X8'),
      'roll 6',
      'roll 1',
    );
    expect(ship(sunk, 'A6').where.at).toBe('sunk');
    expect(phaseOf(sunk)).toBe('naval-step');
  });
});

describe('[F.8.6] who came off worst', () => {
  const round = (axis: number, allied: number): readonly string[] => [
    aim('axis', 'X8', 'A8'),
    aim('allied', 'A8', 'X8'),
    `roll ${axis}`,
    `roll ${allied}`,
  ];
  const STAY = ['axis stay true', 'allied stay true'];

  test('[F.8.6] losses are counted over all rounds: as much as it inflicted is not more', () => {
    // Column 8, or 6 at seven points: a 4 is one hit.
    const even = after(
      meet('A8', 'X8'),
      SAIL,
      'axis fight true',
      ...round(4, 1),
      ...STAY,
      ...round(1, 4),
      ...STAY,
      ...round(1, 1),
    );
    expect(phaseOf(even)).toBe('naval-step');
    const worse = after(
      meet('A8', 'X8'),
      SAIL,
      'axis fight true',
      ...round(4, 1),
      ...STAY,
      ...round(1, 1),
      ...STAY,
      ...round(1, 1),
    );
    expect(phaseOf(worse)).toBe('turn-back-choice');
  });
});

describe('[F.8.5] what helps to break off', () => {
  const shift = (ours: string, theirs: string, orders: readonly string[] = [SAIL]): number | undefined => {
    const [us = '', them = ''] = [ours.split(' ')[0], theirs.split(' ')[0]];
    const others = theirs
      .split(' ')
      .slice(1)
      .filter(name => name === 'XR');
    const { phase } = after(
      meet(ours, theirs),
      ...orders,
      'axis fight true',
      aim('axis', them, us),
      ...others.map(name => aim('axis', name, us)),
      aim('allied', us, them),
      ...Array<string>(2 + others.length).fill('roll 1'),
      'axis stay false',
      'allied stay true',
    ).common;
    return phase.name === 'break-roll' ? phase.shift : undefined;
  };

  test.each([
    ['carriers are as fast, and do not weigh against it', 'A8 AC', 'X8', 1],
    ['carriers of its own are as fast', 'A8', 'X8 XC', 1],
    ['river flotillas are slow', 'A8', 'X8 XR', 0],
  ])('[F.8.5] %s', (_case, ours, theirs, expected) => {
    expect(shift(ours, theirs)).toBe(expected);
  });

  test('[F.8.5] night gives two', () => {
    expect(shift('A8', 'X8', ['allied night 3', SAIL, 'allied sail 3 055080'])).toBe(3);
  });
});

describe('[F.8.6] where a group goes that broke off', () => {
  const broken = (axis: string, more = ''): State => {
    const begun = after(meet('A8', axis, more), SAIL, 'axis fight true');
    return after(
      begun,
      aim('axis', 'X8', 'A8'),
      ...(more.includes('X6') ? [aim('axis', 'X6', 'A8')] : []),
      aim('allied', 'A8', 'X8'),
      ...Array<string>(more.includes('X6') ? 3 : 2).fill('roll 1'),
      'axis stay false',
      'allied stay true',
      'roll 6',
    );
  };

  test('[F.8.6] one group after another', () => {
    const both = broken('X8', 'group 5 axis @055080 X6 reacted=true contact=clear');
    expect(both.common.phase).toMatchObject({ name: 'withdrawal', groups: [5, 4] });
    const one = after(both, 'axis withdraw 5 055081 055082 055083');
    expect(one.common.phase).toMatchObject({ name: 'withdrawal', groups: [4] });
    expect(ruling(one, 'axis withdraw 5 055084')).toBe('F.8.6 not-beaten');
    expect(whereIs(one, 'X6')).toBe('@055083');
  });
});
