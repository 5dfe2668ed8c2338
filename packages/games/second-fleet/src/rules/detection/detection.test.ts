import { describe, expect, test } from 'vitest';
import { fold } from '../../turn/chain.ts';
import { hexOf } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { markOf, position, units, whereIs } from '../../testing/positions.ts';
import {
  detectionByAttack,
  isOffWatchedCoast,
  localDetection,
  localRemoval,
  merging,
  strategicRemoval,
} from './detection.ts';

const marksAfter = (state: State, events: readonly Event[], names: string): string =>
  names
    .split(' ')
    .map(name => markOf(fold(state, events), name))
    .join(' ');

test.each([
  [
    '[9.4.4] [C.4.1] every ship of the hex',
    'nato @2922 HAWES | soviet @2924 FRNZE OTTUK',
    'FRNZE OTTUK',
    'local local',
  ],
  ['[9.4] [9.4.4] both sides at once', 'nato @2922 HAWES | soviet @2924 FRNZE', 'HAWES FRNZE', 'local local'],
  ['[9.4.1] a strategic mark stays', 'nato @2922 HAWES | soviet @2924 FRNZE/strategic', 'FRNZE', 'strategic'],
  [
    '[9.2] [9.9] a ship that has joined strategically marked ones is known like them',
    'nato @2922 HAWES | soviet @2924 FRNZE/strategic OTTUK',
    'FRNZE OTTUK',
    'strategic strategic',
  ],
  ['[9.4.5] a submarine beside six ASW', 'nato @2922 HAWES | soviet @2923 MKALN', 'MKALN', 'local'],
  ['[9.4.5] six are enough', 'nato @2922 FORD | soviet @2923 MKALN', 'MKALN', 'local'],
  ['[9.4.5] five are not', 'nato @2922 SPNCE | soviet @2923 MKALN', 'MKALN', 'none'],
  ['[9.4.5] not beside less', 'nato @2922 HAWES/damaged | soviet @2923 MKALN', 'MKALN', 'none'],
  [
    '[C.4.2] several hexes together',
    'nato @2922 HAWES/damaged | nato @2924 GARY/damaged | soviet @2923 MKALN',
    'MKALN',
    'local',
  ],
  [
    '[9.4.5] a submarine two hexes away is not heard',
    'nato @2922 HAWES | soviet @2924 MKALN',
    'MKALN',
    'none',
  ],
  [
    '[C.20.1] a deep submarine is heard like others',
    'options deepMode | nato @2922 HAWES | soviet @2923 MKALN/deep',
    'MKALN',
    'local',
  ],
])('local detection: %s', (_name, forces, names, marks) => {
  const state = position('initiative', forces);
  expect(marksAfter(state, localDetection(state.table), names)).toBe(marks);
});

test.each([
  [
    '[9.12.2] [9.12.2.1] ships still in a zone keep it',
    'nato @2922 HAWES | soviet @2924 FRNZE/local',
    'FRNZE',
    'local',
  ],
  ['[2.3.6] [C.6.1] others lose it', 'nato @2922 HAWES | soviet @2925 FRNZE/local', 'FRNZE', 'none'],
  [
    '[9.12.2.2] a submarine beside six ASW keeps it',
    'nato @2922 HAWES | soviet @2923 MKALN/local',
    'MKALN',
    'local',
  ],
  ['[C.6.1] a submarine beside less loses it', 'nato @2922 KNOX | soviet @2923 MKALN/local', 'MKALN', 'none'],
  ['[C.6.1] strategic marks stay', 'nato @2922 HAWES | soviet @2930 FRNZE/strategic', 'FRNZE', 'strategic'],
])('local removal: %s', (_name, forces, names, marks) => {
  const state = position('initiative', forces);
  expect(marksAfter(state, localRemoval(state.table), names)).toBe(marks);
});

test.each([
  ['[2.4.4] [C.6.2] ships lose it', 'soviet @2922 FRNZE/strategic', true, 'FRNZE', 'none'],
  [
    '[19.3] [9.12.1] Soviet submarines within three hexes of SOSUS keep it',
    'soviet @2427 MKALN/strategic',
    true,
    'MKALN',
    'strategic',
  ],
  ['[9.12.1] farther ones do not', 'soviet @2422 MKALN/strategic', true, 'MKALN', 'none'],
  ['[19.1] NATO submarines do not', 'nato @2427 LAJLA/strategic', true, 'LAJLA', 'none'],
  ['[C.24] nothing keeps it without SOSUS', 'soviet @2427 MKALN/strategic', false, 'MKALN', 'none'],
  ['[C.6.2] local marks are another matter', 'soviet @2922 FRNZE/local', true, 'FRNZE', 'local'],
])('strategic removal: %s', (_name, forces, sosus, names, marks) => {
  const state = position('initiative', forces);
  expect(marksAfter(state, strategicRemoval(state.table, sosus), names)).toBe(marks);
});

test('[9.1] ships and submarines are marked, aircraft and bases are not', () => {
  const state = position(
    'initiative',
    'nato @3310 HAWES | soviet @3209 FRNZE | soviet @3209 MKALN | base Tromso owner=soviet | base Bardufoss owner=soviet | at Bardufoss S27-1 | cap Bardufoss S27-2',
  );
  const events = localDetection(state.table);
  expect(marksAfter(state, events, 'FRNZE MKALN S27-1 S27-2')).toBe('local local none none');
  expect(JSON.stringify(events)).not.toContain('base');
});

test('[9.1] nobody looks for aircraft from the air', () => {
  const state = position(
    'recon side=nato',
    'mission Andoya recon BS NO-P3-1 | soviet @3605 FRNZE | at Kilpyavr S27-1',
    'kola-strike turn 4 of 15',
  );
  expect(ruling(state, 'nato spot NO-P3-1 3605')).toBe('ok');
  expect(ruling(state, 'nato spot NO-P3-1 3806')).toBe('9.3.1.1 nothing-there');
  expect(ruling(state, 'nato search NO-P3-1 S27-1')).toBe('9.3.1.2 no-such-boat');
});

const attack = (state: State, side: 'nato' | 'soviet', attackers: string, from: string): readonly Event[] =>
  detectionByAttack(state.table, state.table, {
    type: 'ssm',
    side,
    units: units(state, attackers),
    from: hexOf(from),
    hex: hexOf('2922'),
    over: [],
    cruise: false,
    answer: false,
  });

test.each([
  [
    '[9.5.1.1] the whole hex of ships',
    'nato @2922 HAWES | soviet @2923 FRNZE OTTUK | soviet @2923 KIEV',
    'FRNZE',
    '2923',
    'FRNZE OTTUK KIEV',
    'local local local',
  ],
  [
    '[9.5.1.1] not from an extended zone',
    'nato @2922 HAWES | soviet @2924 FRNZE',
    'FRNZE',
    '2924',
    'FRNZE',
    'none',
  ],
  [
    '[9.5.1.2] a submarine, whatever the ASW',
    'nato @2922 KNOX/damaged | soviet @2923 MKALN',
    'MKALN',
    '2923',
    'MKALN',
    'local',
  ],
  [
    '[9.5.1.2] only that submarine',
    'nato @2922 KNOX | soviet @2923 MKALN FDZHR',
    'MKALN',
    '2923',
    'FDZHR',
    'none',
  ],
])('by attacking: %s', (_name, forces, attackers, from, names, marks) => {
  const state = position('initiative', forces);
  expect(marksAfter(state, attack(state, 'soviet', attackers, from), names)).toBe(marks);
});

describe('an attack that sinks the only watcher', () => {
  const BOAT =
    'submarine-activation side=soviet units=[MKALN] hex=2808 start=2808 | under segment side=soviet arm=submarine';
  const SHIP =
    'surface-activation side=soviet units=[FRNZE] hex=2808 start=2808 | under segment side=soviet arm=surface';

  test('[C.5.3] a submarine that sinks the only ship beside it is marked: the zone was there when it fired', () => {
    const state = after(
      position(BOAT, 'soviet @2808 MKALN | nato @2809 KNOX/local'),
      'soviet strike torpedo MKALN at 2809',
      'soviet aim KNOX=22',
      'roll 0',
      'roll 9',
    );
    expect([whereIs(state, 'KNOX'), markOf(state, 'MKALN')]).toEqual(['lost', 'local']);
  });

  test.each([
    ['[C.5.3] ships that sink the only ship beside them are marked, all of the hex', '2809', 'local local'],
    ['[C.5.3] ships that sink one two hexes away are not', '2810 over 2809', 'none none'],
  ])('%s', (_name, at, marks) => {
    const state = after(
      position(SHIP, `soviet @2808 FRNZE | soviet @2808 OTTUK | nato @${at.slice(0, 4)} KNOX/local`),
      `soviet strike ssm FRNZE at ${at}`,
      'soviet aim KNOX=14',
      'roll 0',
      'roll 9',
    );
    expect(whereIs(state, 'KNOX')).toBe('lost');
    expect(`${markOf(state, 'FRNZE')} ${markOf(state, 'OTTUK')}`).toBe(marks);
  });
});

test.each([
  [
    '[9.6] [9.7] the unknown take the mark of the known',
    'soviet @2922 FRNZE/local | soviet @2922 KIEV',
    'FRNZE KIEV',
    'local local',
  ],
  [
    '[9.9] strategic beats local',
    'soviet @2922 FRNZE/local | soviet @2922 KIEV/strategic',
    'FRNZE KIEV',
    'strategic strategic',
  ],
  ['[9.6] submarines keep to themselves', 'soviet @2922 FRNZE/local | soviet @2922 MKALN', 'MKALN', 'none'],
])('merging: %s', (_name, forces, names, marks) => {
  // Two kinds of marks lie together only while somebody joins others.
  const state = position(
    'surface-activation side=soviet units=[FRNZE] hex=2922 start=2922 | under segment side=soviet arm=surface',
    forces,
  );
  expect(marksAfter(state, merging(state.table, 'soviet', hexOf('2922')), names)).toBe(marks);
});

describe('coast watch', () => {
  test.each([
    ['soviet', '3311', true],
    ['soviet', '3531', true],
    ['soviet', '2106', false],
    ['soviet', '2119', false],
    ['soviet', '2922', false],
    ['nato', '3705', true],
    ['nato', '3311', false],
    ['soviet', '3705', false],
  ] as const)('[9.5.4] [C.3.4] %s ships at %s: %s', (side, hex, seen) => {
    expect(isOffWatchedCoast(side, hexOf(hex))).toBe(seen);
  });
});
