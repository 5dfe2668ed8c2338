import { describe, expect, test } from 'vitest';
import { position } from '../../testing/positions.ts';
import { ruling } from '../../testing/orders.ts';

const ruled = (forces: string, order: string, acted = ''): string =>
  ruling(position(`segment side=nato arm=surface acted=[${acted}]`, forces), `nato reorganise ${order}`);

describe('[4.1.1] ships are grouped', () => {
  const TWO = 'nato @2922 HAWES GARY | nato @2922 CARR JAMES';
  test.each([
    ['[C.1.2] an auxiliary may be left alone', 'nato @2922 HAWES GARY OGDEN', '2922 HAWES,GARY OGDEN', 'ok'],
    ['[C.1.2] or come along', 'nato @2922 HAWES GARY | nato @2922 OGDEN', '2922 HAWES,GARY,OGDEN', 'ok'],
    ['[C.1.2] Norwegians among themselves', 'nato @3210 PCS1 | nato @3210 PCS2', '3210 PCS1,PCS2', 'ok'],
    ['[4.1.1] in whatever order they are named', TWO, '2922 CARR,JAMES HAWES,GARY', '4.1.1 as-before'],
    ['[4.1.1] each in one force', TWO, '2922 HAWES,GARY CARR,JAMES,GARY', '4.1.1 not-all'],
  ])('%s', (_name, forces, order, expected) => {
    expect(ruled(forces, order)).toBe(expected);
  });

  test.each([
    ['[4.1.1] those who have acted are left out', '2922 CARR JAMES', 'ok'],
    ['[4.1.1] and cannot be named', '2922 HAWES,GARY,CARR,JAMES', '4.1.1 not-all'],
    ['[4.1.1] the rest may not be grouped as it is', '2922 CARR,JAMES', '4.1.1 as-before'],
  ])('%s', (_name, order, expected) => {
    expect(ruled(TWO, order, 'HAWES,GARY')).toBe(expected);
  });

  test('[4.1.1] only in a segment of ships', () => {
    const state = position('segment side=nato arm=submarine', TWO);
    expect(ruling(state, 'nato reorganise 2922 HAWES,GARY,CARR,JAMES')).toBe('4.1.1 not-surface');
  });
});
