import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { ruling } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';

const CARRIER = 'nato @2716 RSVLT | at RSVLT F14-1';
/** A Hornet of Roosevelt's with this many points spent, which are those of the straight way from the carrier. */
const aloft = (hex: string, spent: number, fields = '', more = ''): State =>
  position(
    `flight side=nato units=[F18-1] roles.0.unit=F18-1 roles.0.role=atk homes=[RSVLT] hex=${hex} allowance=16 spent=${spent} path=[2716,${hex}] ${fields} | under segment side=nato arm=air acted=[F18-1]`,
    `${CARRIER} | flight RSVLT F18-1${more}`,
  );

describe('[C.9.2] how far', () => {
  test.each([
    ['as far as the points go', 'fly 2707 2706 2705 2704', 'ok'],
    ['no farther', 'fly 2707 2706 2705 2704 2703', 'C.9.2 beyond-flight'],
  ])('%s', (_name, order, expected) => {
    expect(ruling(aloft('2708', 12), `nato ${order}`)).toBe(expected);
  });

  test.each([
    ['without an attack half as far again', '', 24 - 12, 'ok'],
    ['not more', '', 24 - 12 + 1, 'C.9.2 beyond-flight'],
    ['after an attack as printed', 'attacked=bombing', 16 - 12, 'ok'],
    ['not more', 'attacked=bombing', 16 - 12 + 1, 'C.9.2 beyond-flight'],
    ['after one with half a load a quarter more', 'attacked=bombing stretched=true', 20 - 12, 'ok'],
    ['not more', 'attacked=bombing stretched=true', 20 - 12 + 1, 'C.9.2 beyond-flight'],
  ])('[C.21.7] %s', (_name, fields, hexes, expected) => {
    const there = ['2707', '2708'];
    const path = Array.from({ length: hexes }, (_, place) => there[place % 2]).join(' ');
    expect(ruling(aloft('2708', 12, fields, ' | options airMovement'), `nato fly ${path}`)).toBe(expected);
  });
});

describe('[C.9.4] aircraft are not given up', () => {
  test.each([
    ['while their deck is just in reach', aloft('2712', 12), 'C.9.4 can-land'],
    ['but when it is not', aloft('2711', 12), 'ok'],
    ['not while another field is', aloft('2711', 12, '', ' | nato @2708 INPDN'), 'C.9.4 can-land'],
    ['nor when they must go back and can', aloft('2712', 12, 'turnedBack=to-start'), 'C.9.4 can-land'],
    [
      '[8.12.1] those that must go back to their start go nowhere else',
      aloft('2711', 12, 'turnedBack=to-start', ' | nato @2708 INPDN'),
      'ok',
    ],
    [
      '[8.12.2] others may',
      aloft('2711', 12, 'turnedBack=anywhere', ' | nato @2708 INPDN'),
      'C.9.4 can-land',
    ],
  ])('%s', (_name, state, expected) => {
    expect(ruling(state, 'nato done')).toBe(expected);
  });

  test('[C.9.4] who does not fly does not land', () => {
    expect(ruling(aloft('2716', 8), 'nato land F14-1 RSVLT')).toBe('C.9.4 not-flying');
  });
});

describe('[4.3] taking off', () => {
  test('[4.3] only in an air segment', () => {
    const state = position('segment side=nato arm=surface', CARRIER);
    expect(ruling(state, 'nato take-off F14-1:int')).toBe('4.3 not-air');
  });

  test('[4.3.1] each aircraft once', () => {
    const state = position('segment side=nato arm=air', CARRIER);
    expect(ruling(state, 'nato take-off F14-1:int F14-1:int')).toBe('4.3.1 stack-size');
  });

  test('[C.2.4] what took off elsewhere does not count', () => {
    const state = position(
      'segment side=nato arm=air launched.0.unit=F14-3 launched.0.home=INPDN launched.1.unit=F14-4 launched.1.home=INPDN',
      `${CARRIER} | nato @2718 INPDN | at INPDN F14-3 F14-4`,
    );
    expect(ruling(state, 'nato take-off F14-1:int')).toBe('ok');
  });
});

describe('[C.9.1] roles', () => {
  test.each([
    ['for every INT and ATK', 'take-off F14-1 S3-1', 'C.9.1 roles'],
    ['for them alone', 'take-off F14-1:int S3-1', 'ok'],
  ])('%s', (_name, order, expected) => {
    const state = position('segment side=nato arm=air', 'nato @2716 RSVLT | at RSVLT F14-1 S3-1');
    expect(ruling(state, `nato ${order}`)).toBe(expected);
  });
});
