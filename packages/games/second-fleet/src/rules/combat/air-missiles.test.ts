import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import { rosterOf, withRosters } from '../../testing/rosters.ts';

/** One aircraft of a carrier over a hex, on its way to a destroyer at 2714. */
const aloft = (name: string, hex: string, carrier = 'RSVLT', options = 'options logistics | '): State => {
  const bare = name.replace(/\/.*/, '');
  return withRosters(
    position(
      `flight side=nato units=[${bare}] roles.0.unit=${bare} roles.0.role=atk homes=[${carrier}] hex=${hex} allowance=24 spent=4 path=[2716,${hex}] | under segment side=nato arm=air acted=[${bare}]`,
      `${options}nato @2716 ${carrier} | flight ${carrier} ${name} | soviet @2714 OTTUK/local`,
    ),
  );
};

const FAR = 'at 2714 over 2713';
const NEAR = 'at 2714';

describe('[C.18.4] [A13] missiles of carrier aircraft', () => {
  test.each([
    ['at two hexes the long one', 'A6-1', '2712', FAR, 40],
    ['at one hex the short one', 'A6-1', '2713', NEAR, 30],
    ['a damaged aircraft fires half', 'A6-1/damaged', '2712', FAR, 20],
    ['half of the short one', 'A6-1/damaged', '2713', NEAR, 15],
    ['Hornets too', 'F18-1', '2712', FAR, 40],
  ])('%s', (_name, aircraft, hex, where, points) => {
    const bare = aircraft.replace(/\/.*/, '');
    const declared = after(aloft(aircraft, hex), `nato strike ssm ${bare} ${where}`);
    expect(ruling(declared, `nato aim OTTUK=${points}`)).toBe('ok');
  });

  test('British aircraft have the long one only', () => {
    const declared = after(aloft('HAR-1', '2713', 'INVCL'), `nato strike ssm HAR-1 ${NEAR}`);
    expect(ruling(declared, 'nato aim OTTUK=40')).toBe('ok');
    expect(rosterOf(after(declared, 'nato aim OTTUK=40'), 'INVCL').airSsm).toBe(0);
  });

  test.each([
    ['not without logistics', aloft('A6-1', '2712', 'RSVLT', ''), 'A6-1', FAR],
    ['not by other types', aloft('F14-1', '2712'), 'F14-1', FAR],
    ['not farther than two hexes', aloft('A6-1', '2711'), 'A6-1', 'at 2714 over 2712 2713'],
  ])('%s', (_name, state, aircraft, where) => {
    expect(ruling(state, `nato strike ssm ${aircraft} ${where}`)).toBe('C.8.1 out-of-range');
  });

  test.each([
    ['the long ones', '2712', FAR, 40, { airSsm: 1, airSsmShort: 4 }],
    ['the short ones', '2713', NEAR, 30, { airSsm: 2, airSsmShort: 3 }],
  ])('the carrier counts %s', (_name, hex, where, points, left) => {
    const fired = after(aloft('A6-1', hex), `nato strike ssm A6-1 ${where}`, `nato aim OTTUK=${points}`);
    expect(rosterOf(fired, 'RSVLT')).toMatchObject(left);
  });

  test('[C.18.3] an empty carrier bars the attack', () => {
    const empty = withRosters(aloft('A6-1', '2712'), { RSVLT: { airSsm: 0 } });
    expect(ruling(empty, `nato strike ssm A6-1 ${FAR}`)).toBe('C.18.3 no-ammunition');
    const near = withRosters(aloft('A6-1', '2713'), { RSVLT: { airSsm: 0 } });
    expect(ruling(near, `nato strike ssm A6-1 ${NEAR}`)).toBe('ok');
  });

  test('[C.18.4] bombs come from the carrier too', () => {
    const bombed = after(aloft('A6-1', '2714'), 'nato strike bombing A6-1 at 2714', 'nato aim OTTUK=75');
    expect(rosterOf(bombed, 'RSVLT').bombs).toBe(15);
  });
});
