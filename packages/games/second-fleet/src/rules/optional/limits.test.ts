import { expect, test } from 'vitest';
import { after, ruling } from '../../testing/orders.ts';
import { markOf, position } from '../../testing/positions.ts';

test.each([
  ['where the ships are', 'NS=storm', 'C.21.9 storm-for-guns'],
  ['where the enemy is', 'BS=storm', 'C.21.9 storm-for-guns'],
  ['in a third zone does not matter', 'GS=storm', 'ok'],
])('[C.21.9] no guns in a storm: %s', (_name, weather, expected) => {
  const state = position(
    'surface-activation side=soviet units=[FRNZE] hex=3010 start=3010 | under segment side=soviet arm=surface',
    `options closeCombat | weather ${weather} | soviet @3010 FRNZE | nato @3110 HAWES/local`,
  );
  expect(ruling(state, 'soviet strike close FRNZE at 3110')).toBe(expected);
});

test('[C.21.6] one enemy in earshot is enough', () => {
  const state = position(
    'segment side=nato arm=surface',
    'options highSpeeds | nato @2922 HAWES | soviet @2925 MKALN | soviet @2909 FDZHR',
  );
  expect(markOf(after(state, 'nato activate HAWES fast'), 'HAWES')).toBe('local');
});

test.each([
  ['it was not fired by this ship', 'once=[cruise-US-SCLNA-1,first-attack-on-soviet-base]', 'ok'],
  ['it was', 'once=[cruise-US-VRGNA-1]', 'C.21.1 no-cruise-missiles'],
])('[C.21.1] one salvo in a game: %s', (_name, campaign, expected) => {
  const state = position(
    'surface-activation side=nato units=[VRGNA] hex=2809 start=2809 | under segment side=nato arm=surface',
    `options cruiseMissiles | nato @2809 VRGNA | campaign ${campaign}`,
  );
  expect(ruling(state, 'nato strike ssm VRGNA at 3605 cruise')).toBe(expected);
});
