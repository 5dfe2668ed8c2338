import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position, whereIs } from '../../testing/positions.ts';

/** A Soviet submarine north of the array, which runs through 2429 and 2530. */
const north = (): State =>
  after(
    position('segment side=soviet arm=submarine', 'soviet @2428 MKALN', 'iceland-gap turn 2 of 12'),
    'soviet activate MKALN',
  );

describe('[19] the array', () => {
  test('[C.5.4] [C.5.2] after the die the submarine may go another way', () => {
    const heard = after(north(), 'soviet sail 2429 2430 2431', 'roll 0');
    expect([heard.table.phase.name, whereIs(heard, 'MKALN')]).toEqual(['submarine-activation', '2429']);
    expect(ruling(heard, 'soviet sail 2428')).toBe('ok');
    expect(whereIs(after(heard, 'soviet sail 2430 2431'), 'MKALN')).toBe('2431');
  });

  test('[5.3] and it has the points that it has left', () => {
    const heard = after(north(), 'soviet sail 2429', 'roll 0');
    expect(ruling(heard, 'soviet sail 2430 2431 2432')).toBe('5.3 too-far');
  });

  test('[19.2] each hex of the array listens, until the submarine is heard', () => {
    const unheard = after(north(), 'soviet sail 2429', 'roll 9', 'soviet sail 2530');
    expect(unheard.table.phase.name).toBe('sosus');
    const heard = after(north(), 'soviet sail 2429', 'roll 0', 'soviet sail 2530');
    expect(heard.table.phase.name).toBe('submarine-activation');
  });
});
