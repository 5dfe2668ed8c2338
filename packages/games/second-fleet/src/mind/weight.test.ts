import { expect, test } from 'vitest';
import { secondFleet } from '../game.ts';
import { position } from '../testing/positions.ts';
import { isWeighty } from './weight.ts';

const acting = (
  data: string,
  forces = 'soviet @2807 FRNZE OTTUK | nato @2916 HAWES',
  kind = 'surface-activation',
) =>
  isWeighty(
    secondFleet.view(
      position(`${kind} side=soviet ${data} | under segment side=soviet arm=surface`, forces, HEADING),
      'soviet',
    ),
  );

const HEADING = 'standing-force turn 2 of 6';
const FRESH = 'units=[FRNZE,OTTUK] hex=2807 start=2807';
const BOATS = 'nato @2529 LAJLA | nato @2427 POGY | nato @3129 SUPRB | nato @1726 TUNNY | nato @2831 TFLGR';

test.each([
  ['what a force does in its turn is worth playing out', FRESH, undefined, true],
  ['what it does after it has sailed follows', `${FRESH} spent=2`, undefined, false],
  ['or after it has fired', `${FRESH} attacks=[ssm]`, undefined, false],
  [
    'with many at sea it would take too long',
    FRESH,
    `soviet @2807 FRNZE OTTUK | nato @2916 HAWES | ${BOATS}`,
    false,
  ],
])('%s', (_name, data, forces, weighty) => {
  expect(acting(data, forces)).toBe(weighty);
});
