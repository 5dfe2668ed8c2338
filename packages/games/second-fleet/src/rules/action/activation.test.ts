import { describe, expect, test } from 'vitest';
import { fold } from '../../turn/chain.ts';
import { loseUnit } from '../damage/damage.ts';
import { forceOf, forceKindOf } from '../../model/position.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { markOf, namesOf, position, unit, whereIs } from '../../testing/positions.ts';

const surface = (forces: string, heading?: string): State =>
  position('segment side=nato arm=surface', forces, heading);
const boats = (forces: string, heading?: string): State =>
  position('segment side=soviet arm=submarine', forces, heading);

const forceWith = (state: State, name: string): string =>
  namesOf(state, forceOf(state.table, unit(state, name)));
const standing = (state: State, name: string): string =>
  forceKindOf(state.table, forceOf(state.table, unit(state, name)));

describe('who may be activated', () => {
  const two = surface(
    'nato @2922 HAWES GARY OGDEN | nato @2921 CARR | nato @2922 LAJLA | soviet @2926 FRNZE',
  );
  test.each([
    ['[4.1.2] a ship', two, 'nato activate HAWES', 'ok'],
    ['[4.1.2] somebody', two, 'nato activate', '4.1.2 nobody'],
    ['[4.1.2] ships of one hex', two, 'nato activate HAWES OGDEN', 'ok'],
    ['[4.1.2] not of two', two, 'nato activate HAWES CARR', '4.1.2 apart'],
    ['[4.1.2] not twice the same', two, 'nato activate HAWES HAWES', '4.1.2 twice'],
    ['[4.1] not a submarine among ships', two, 'nato activate LAJLA', 'NS.1 not-yours'],
    ['[4.1] not an enemy', two, 'nato activate FRNZE', 'NS.1 not-yours'],
    [
      '[4.2.1] submarines one by one',
      boats('soviet @2922 MKALN FDZHR'),
      'soviet activate MKALN FDZHR',
      '4.2.1 one-by-one',
    ],
    [
      '[C.14.4] not of a nation that has left',
      surface('campaign broken=CA | nato @2922 NPGON'),
      'nato activate NPGON',
      'C.14.4 left-alliance',
    ],
    ['[C.21.6] high speed is an option', two, 'nato activate HAWES fast', '24.6 no-high-speed'],
    [
      '[C.21.6] at high speed',
      surface('options highSpeeds | nato @2922 HAWES'),
      'nato activate HAWES fast',
      'ok',
    ],
    ['[5.6] at full speed', boats('soviet @2922 MKALN'), 'soviet activate MKALN fast', 'ok'],
    [
      '[C.2.38] not damaged',
      boats('soviet @2922 MKALN/damaged'),
      'soviet activate MKALN fast',
      'C.2.38 damaged',
    ],
    [
      '[22.4] not deep',
      boats('options deepMode | soviet @2922 MKALN/deep'),
      'soviet activate MKALN fast',
      '22.4 deep',
    ],
    ['[5.6] not in pack ice', boats('soviet @1510 MKALN'), 'soviet activate MKALN fast', '5.6 fast-in-ice'],
  ])('%s', (_name, state, order, expected) => {
    expect(ruling(state, order)).toBe(expected);
  });

  test('[4.2.1] each submarine once', () => {
    const acted = after(
      boats('soviet @2922 MKALN FDZHR'),
      'soviet activate MKALN',
      'soviet sail 2822',
      'soviet done',
    );
    expect(ruling(acted, 'soviet activate FDZHR')).toBe('ok');
    expect(ruling(acted, 'soviet activate MKALN')).toBe('4.2.1 boat-acted');
  });

  test('[4.1.2.1] the rest of a hex acts later, nobody twice', () => {
    const acted = after(two, 'nato activate HAWES', 'nato sail 2822', 'nato done');
    expect(ruling(acted, 'nato activate GARY OGDEN')).toBe('ok');
    expect(ruling(acted, 'nato activate HAWES')).toBe('4.1.2 acted');
  });
});

describe('[C.1.2] forces', () => {
  const fleet = surface('nato @2922 HAWES GARY CARR JAMES OGDEN');

  test('what leaves and what stays are re-formed by count', () => {
    const parted = after(fleet, 'nato activate HAWES GARY');
    expect([forceWith(fleet, 'HAWES'), standing(fleet, 'HAWES')]).toEqual([
      'HAWES GARY CARR JAMES OGDEN',
      'task-force',
    ]);
    expect([forceWith(parted, 'HAWES'), standing(parted, 'HAWES')]).toEqual(['HAWES GARY', 'task-group']);
    expect([forceWith(parted, 'CARR'), standing(parted, 'CARR')]).toEqual(['CARR JAMES OGDEN', 'task-group']);
  });

  test.each([
    ['[4.1.1.1] a Task Force of five that loses one stays one', 'HAWES GARY CARR JAMES FORD', 'task-force'],
    ['[4.1.1.1] one of four becomes a Task Group', 'HAWES GARY CARR JAMES', 'task-group'],
    ['[4.1.1.1] auxiliaries do not count', 'HAWES GARY CARR JAMES OGDEN', 'task-group'],
    ['[4.1.1.1] a Task Group of two becomes a ship alone', 'HAWES GARY', 'solo'],
  ])('%s', (_name, names, expected) => {
    const state = surface(`nato @2922 ${names}`);
    expect(standing(fold(state, loseUnit(state, unit(state, 'HAWES'), 'ssm')), 'GARY')).toBe(expected);
  });

  test('[4.1.1.1] what too few combat ships leave behind is each alone', () => {
    const parted = after(fleet, 'nato activate HAWES GARY CARR');
    expect([forceWith(parted, 'JAMES'), forceWith(parted, 'OGDEN')]).toEqual(['JAMES', 'OGDEN']);
  });

  test('ships of different forces stay apart when they act together', () => {
    const apart = surface('nato @2922 HAWES GARY | nato @2922 CARR JAMES');
    const sailed = after(apart, 'nato activate HAWES GARY CARR JAMES', 'nato sail 2921', 'nato done');
    expect([forceWith(sailed, 'HAWES'), whereIs(sailed, 'JAMES')]).toEqual(['HAWES GARY', '2921']);
  });

  test.each([
    ['[4.1.1] all as one', 'nato reorganise 2922 HAWES,GARY,CARR,JAMES', 'ok'],
    ['[4.1.1] in two', 'nato reorganise 2922 HAWES,CARR GARY,JAMES', 'ok'],
    ['[4.1.1] every ship', 'nato reorganise 2922 HAWES,CARR GARY', '4.1.1 not-all'],
    ['[4.1.1] not as they are', 'nato reorganise 2922 HAWES,GARY CARR,JAMES', '4.1.1 as-before'],
    ['[4.1.1] not an empty hex', 'nato reorganise 2921 HAWES,GARY', '4.1.1 not-all'],
  ])('%s', (_name, order, expected) => {
    expect(ruling(surface('nato @2922 HAWES GARY | nato @2922 CARR JAMES'), order)).toBe(expected);
  });

  test.each([
    [
      '[6.3.1] two combat ships at least',
      'nato @2922 HAWES | nato @2922 OGDEN',
      'nato reorganise 2922 HAWES,OGDEN',
      '6.3.1 no-group',
    ],
    [
      '[C.1.2] Norwegians apart',
      'nato @2922 OSLO | nato @2922 HAWES',
      'nato reorganise 2922 OSLO,HAWES',
      'C.1.2 norwegians',
    ],
  ])('%s', (_name, forces, order, expected) => {
    expect(ruling(surface(forces), order)).toBe(expected);
  });

  test('[4.1.1] submarines are not grouped', () => {
    const state = boats('soviet @2922 MKALN FDZHR');
    expect(ruling(state, 'soviet reorganise 2922 MKALN,FDZHR')).toBe('4.1.1 not-surface');
  });

  test('[C.1.2] joined ships are one force', () => {
    const state = surface('nato @2922 HAWES GARY | nato @2922 CARR JAMES');
    expect(forceWith(after(state, 'nato reorganise 2922 CARR,HAWES,GARY,JAMES'), 'GARY')).toBe(
      'CARR HAWES GARY JAMES',
    );
  });
});

describe('detection on the way', () => {
  test('[C.5.2] the path is cut where the ships are seen', () => {
    const seen = after(
      surface('nato @2925 HAWES | soviet @2922 FRNZE OTTUK'),
      'nato activate HAWES',
      'nato sail 2924 2823 2822',
    );
    expect([whereIs(seen, 'HAWES'), markOf(seen, 'HAWES')]).toEqual(['2823', 'local']);
  });

  test('[C.5.2] and may be changed', () => {
    const seen = after(
      surface('nato @2925 HAWES | soviet @2922 FRNZE OTTUK'),
      'nato activate HAWES',
      'nato sail 2924 2823 2822',
    );
    expect(whereIs(after(seen, 'nato sail 2824 2825'), 'HAWES')).toBe('2825');
    expect(ruling(seen, 'nato sail 2824 2825 2826')).toBe('5.3 too-far');
  });

  test('[C.5.1] a ship that is marked sails on', () => {
    const seen = after(
      surface('nato @2925 HAWES/local | soviet @2922 FRNZE OTTUK'),
      'nato activate HAWES',
      'nato sail 2924 2823 2822',
    );
    expect(whereIs(seen, 'HAWES')).toBe('2822');
  });

  test('[9.5.4] the coast watch reports Soviet ships at once', () => {
    const state = position('segment side=soviet arm=surface', 'soviet @3109 FRNZE');
    expect(markOf(after(state, 'soviet activate FRNZE', 'soviet sail 3208'), 'FRNZE')).toBe('local');
  });

  test('[C.6.0] at the end of an action marks are shared first, then the coast looks', () => {
    const state = position('segment side=soviet arm=surface', 'soviet @3208 FRNZE | soviet @3208 OTTUK');
    const ended = after(state, 'soviet activate FRNZE', 'soviet done');
    expect([markOf(ended, 'FRNZE'), markOf(ended, 'OTTUK')]).toEqual(['local', 'none']);
  });

  test.each([
    ['[9.6] [C.5.5] ending with marked ships shares the mark', '', '/local', 'local local'],
    ['[9.7] [C.5.5] both ways', '/local', '', 'local local'],
    ['[9.9] [C.5.5] strategic beats local', '/local', '/strategic', 'strategic strategic'],
    ['[C.5.5] where nobody is known nobody becomes so', '', '', 'none none'],
  ])('%s', (_name, comes, waits, marks) => {
    const state = surface(`nato @2922 HAWES${comes} | nato @2921 GARY${waits}`);
    const joined = after(state, 'nato activate HAWES', 'nato sail 2921', 'nato done');
    expect(`${markOf(joined, 'HAWES')} ${markOf(joined, 'GARY')}`).toBe(marks);
  });

  test('[C.5.5] who only passes shares nothing', () => {
    const state = surface('nato @2922 HAWES | nato @2921 GARY/local');
    const passed = after(state, 'nato activate HAWES', 'nato sail 2921 2920', 'nato done');
    expect([whereIs(passed, 'HAWES'), markOf(passed, 'HAWES')]).toEqual(['2920', 'none']);
  });

  test('[9.10] [C.5.5] a part of a marked stack keeps the mark', () => {
    const state = surface('nato @2922 HAWES/local GARY/local');
    const left = after(state, 'nato activate HAWES', 'nato sail 2921', 'nato done');
    expect([markOf(left, 'HAWES'), markOf(left, 'GARY')]).toEqual(['local', 'local']);
  });

  test('[5.6] a submarine at full speed is marked strategically', () => {
    expect(markOf(after(boats('soviet @2922 MKALN'), 'soviet activate MKALN fast'), 'MKALN')).toBe(
      'strategic',
    );
  });

  test('[C.21.6] ships at high speed are heard within three hexes', () => {
    const near = surface('options highSpeeds | nato @2922 HAWES | soviet @2925 MKALN');
    const far = surface('options highSpeeds | nato @2922 HAWES | soviet @2926 MKALN');
    expect([near, far].map(state => markOf(after(state, 'nato activate HAWES fast'), 'HAWES'))).toEqual([
      'local',
      'none',
    ]);
  });

  test('[C.21.6] and in each hex they pass, which cuts the way short', () => {
    const start = surface('options highSpeeds | nato @2922 HAWES | soviet @2916 MKALN');
    const slow = after(start, 'nato activate HAWES', 'nato sail 2921 2920 2919 2920');
    const fast = after(start, 'nato activate HAWES fast', 'nato sail 2921 2920 2919 2920');
    expect([markOf(slow, 'HAWES'), whereIs(slow, 'HAWES')]).toEqual(['none', '2920']);
    expect([markOf(fast, 'HAWES'), whereIs(fast, 'HAWES')]).toEqual(['local', '2919']);
  });
});

describe('SOSUS', () => {
  const gap = 'iceland-gap turn 2 of 12';
  const entering = (forces: string, heading = gap): State =>
    after(boats(forces, heading), 'soviet activate MKALN', 'soviet sail 2429 2430');

  test('[19] [19.2] the die is rolled in a SOSUS hex, and in no other', () => {
    const state = entering('soviet @2428 MKALN');
    expect([state.table.phase.name, whereIs(state, 'MKALN')]).toEqual(['sosus', '2429']);
    const elsewhere = after(
      boats('soviet @2426 MKALN', gap),
      'soviet activate MKALN',
      'soviet sail 2427 2428',
    );
    expect([elsewhere.table.phase.name, whereIs(elsewhere, 'MKALN')]).toEqual([
      'submarine-activation',
      '2428',
    ]);
  });

  test.each([
    ['[A4] SN on 5, two less in a SOSUS hex', 7, 'strategic'],
    ['[A4] no more', 8, 'none'],
  ])('%s', (_name, face, mark) => {
    expect(markOf(after(entering('soviet @2428 MKALN'), `roll ${face}`), 'MKALN')).toBe(mark);
  });

  test('[C.5.4] a local mark is replaced', () => {
    expect(markOf(after(entering('soviet @2428 MKALN/local'), 'roll 0'), 'MKALN')).toBe('strategic');
  });

  test('[19.2] not with a strategic mark', () => {
    expect(entering('soviet @2428 MKALN/strategic').table.phase.name).toBe('submarine-activation');
  });

  test('[C.24] not where it is not in use', () => {
    expect(entering('soviet @2428 MKALN', 'kola-strike turn 2 of 15').table.phase.name).toBe(
      'submarine-activation',
    );
  });

  test('[19.1] not for NATO', () => {
    const state = position('segment side=nato arm=submarine', 'nato @2428 LAJLA', gap);
    expect(after(state, 'nato activate LAJLA', 'nato sail 2429').table.phase.name).toBe(
      'submarine-activation',
    );
  });

  test('[C.2.12] a submarine that cannot stay there goes on by itself', () => {
    const state = entering('soviet @2428 MKALN | nato @2429 LAJLA');
    expect([state.table.phase.name, whereIs(state, 'MKALN')]).toEqual(['sosus', '2429']);
    expect(whereIs(after(state, 'roll 9'), 'MKALN')).toBe('2430');
  });
});

describe('arms', () => {
  const choice = (fields: string): State => position(`arm side=nato ${fields}`, 'nato @2922 HAWES');

  test.each([
    [
      '[2.3.5.1] an arm that is spent',
      'segment=2 chosen.nato=[air] chosen.soviet=[]',
      'nato choose-arm air',
      '2.3.5.1 arm-spent',
    ],
    ['[2.3.5.1] another', 'segment=2 chosen.nato=[air] chosen.soviet=[]', 'nato choose-arm surface', 'ok'],
    ['[C.20.5] to pass', 'chosen.nato=[] chosen.soviet=[]', 'nato choose-arm air pass', 'ok'],
  ])('%s', (_name, fields, order, expected) => {
    expect(ruling(choice(fields), order)).toBe(expected);
  });

  test('[C.26] an arm that the scenario does not play passes', () => {
    const arms = (scenario: string): State =>
      position('arm side=nato', 'nato @2922 HAWES | at Andoya NO-P3-1', scenario);
    expect(ruling(arms('standing-force turn 2 of 6'), 'nato choose-arm air')).toBe('C.26 not-played');
    expect(ruling(arms('kola-strike turn 2 of 15'), 'nato choose-arm air')).toBe('ok');
  });

  test('[C.14.2] an arm without orders passes', () => {
    const state = position(
      'arm side=nato',
      'campaign silenced.nato=[surface] silenced.soviet=[] | nato @2922 HAWES',
    );
    expect([ruling(state, 'nato choose-arm surface'), ruling(state, 'nato choose-arm surface pass')]).toEqual(
      ['C.14.2 must-pass', 'ok'],
    );
  });

  test.each([
    [0, 'nato'],
    [1, 'soviet'],
    [8, 'nato'],
    [9, 'soviet'],
  ])('[2.3.5.2.1] a die of %i gives the first choice to %s', (face, side) => {
    expect(after(position('initiative', 'nato @2922 HAWES'), `roll ${face}`).table.phase).toMatchObject({
      name: 'arm',
      segment: 1,
      side,
    });
  });

  test('[2.3.5] [2.3.5.2] [2.3.5.3] [2.3.5.4] [C.20.5] one side, then the other, three times', () => {
    const passes = ['air', 'surface', 'submarine'].flatMap(arm => [
      `nato choose-arm ${arm} pass`,
      `soviet choose-arm ${arm} pass`,
    ]);
    const start = after(position('initiative', 'nato @2922 HAWES'), 'roll 4');
    const last = after(start, ...passes.slice(0, -1));
    expect(last.table.phase).toMatchObject({ name: 'arm', segment: 3, side: 'soviet' });
    expect(eventsOf(last, passes.at(-1) as string)).toContainEqual({ type: 'finished', step: 'action' });
  });
});
