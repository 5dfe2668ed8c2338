import { describe, expect, test } from 'vitest';
import { after, ruling } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';

/** Missiles are on their way to two forces in one hex. */
const attacked = after(
  position(
    'surface-activation side=soviet units=[FRNZE,OTTUK] hex=2808 start=2808 | under segment side=soviet arm=surface',
    'soviet @2808 FRNZE OTTUK | nato @2809 HAWES/local GARY/local CARR/local | nato @2809 FORD/local ELROD/local',
  ),
  'soviet strike ssm FRNZE OTTUK at 2809',
);

describe('[C.7.1] the owner sets out his forces', () => {
  test.each([
    ['each in any order', 'HAWES,CARR,GARY ELROD,FORD', 'ok'],
    ['in any order of forces', 'ELROD,FORD CARR,GARY,HAWES', 'ok'],
    ['not with a ship left out', 'HAWES,CARR ELROD,FORD', 'C.7.1 other-ships'],
    ['not with a force left out', 'HAWES,CARR,GARY', 'C.7.1 other-ships'],
    ['not with ships from one force in another', 'HAWES,CARR,ELROD GARY,FORD', 'C.7.1 other-ships'],
    ['not with a ship twice', 'HAWES,CARR,CARR ELROD,FORD', 'C.7.1 other-ships'],
    ['not with a force twice', 'HAWES,CARR,GARY HAWES,GARY,CARR', 'C.7.1 other-ships'],
    ['not with a third', 'HAWES,CARR,GARY ELROD,FORD HAWES', 'C.7.1 other-ships'],
  ])('%s', (_name, forces, expected) => {
    expect(ruling(attacked, `nato form ${forces}`)).toBe(expected);
  });
});
