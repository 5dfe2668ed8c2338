import { expect, test } from 'vitest';
import { after } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';

test.each([
  ['one F-14 in it is enough', 'nato @2810 RSVLT | cap RSVLT F14-1 F18-1', -1],
  ['two missions count each', 'nato @2810 RSVLT INPDN | cap RSVLT F14-1 | cap INPDN F18-3', 0],
  ['not one two hexes away', 'nato @2811 RSVLT | cap RSVLT F14-1', -3],
])('[C.2.6] [C.11.8] a patrol beside the target: %s', (_name, more, shift) => {
  const state = position(
    'surface-activation side=soviet units=[FRNZE] hex=2808 start=2808 | under segment side=soviet arm=surface',
    `soviet @2808 FRNZE | nato @2809 HAWES/local | ${more}`,
  );
  const aimed = after(state, 'soviet strike ssm FRNZE at 2809', 'soviet aim HAWES=14');
  expect(aimed.table.phase).toMatchObject({ name: 'defence-roll', shift });
});

test.each([
  ['missiles are aimed by a tattletale', 'surface', 'FRNZE', 'ssm', 14, true],
  ['torpedoes are not', 'submarine', 'MKALN', 'torpedo', 22, undefined],
])('[C.21.5] %s', (_name, arm, shooter, attack, points, guided) => {
  const state = position(
    `${arm}-activation side=soviet units=[${shooter}] hex=2808 start=2808 | under segment side=soviet arm=${arm}`,
    `options tattletales | campaign once=[shadowed-US-HAWES] | soviet @2808 ${shooter} | nato @2809 HAWES/local`,
  );
  const { phase } = after(
    state,
    `soviet strike ${attack} ${shooter} at 2809`,
    `soviet aim HAWES=${points}`,
  ).table;
  expect(phase.name === 'defence-roll' && phase.aimed.guided).toBe(guided);
});
