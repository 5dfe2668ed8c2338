import { describe, expect, test } from 'vitest';
import { pieceOf } from '../../model/position.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { position, unit, whereIs } from '../../testing/positions.ts';

const MINED = 'options mines | mines 3310=3';

/** Ships of one force that leave a hex with three mines; a die of 1 hits two of them, a 2 hits one. */
const leaving = (ships: string, others = ''): State =>
  after(
    position('segment side=nato arm=surface', `${MINED} | nato @3310 ${ships}${others}`),
    `nato activate ${ships.replaceAll(/\/[a-z]*/g, '')}`,
    'nato sail 3209 3109',
  );

const states = (state: State, names: string): string =>
  names
    .split(' ')
    .map(name => {
      if (whereIs(state, name) === 'lost') return 'lost';
      return pieceOf(state.table, unit(state, name)).damaged ? 'hit' : 'whole';
    })
    .join(' ');

describe('[23.3] hits', () => {
  test('the die is told before what it does', () => {
    expect(eventsOf(leaving('HAWES'), 'roll 9')[0]).toEqual({ type: 'rolled', face: 9 });
  });

  test.each([
    ['[23.3.3] the whole ship first, then the damaged one', 'HAWES/damaged GARY', 'roll 1', 'lost hit'],
    ['[23.3.1] one hit is one ship', 'HAWES GARY/damaged', 'roll 2', 'hit hit'],
  ])('%s', (_name, ships, die, expected) => {
    expect(states(after(leaving(ships), die), 'HAWES GARY')).toBe(expected);
  });

  test('[23.3.4] the same side chooses all the ships, one after another', () => {
    const choosing = after(leaving('HAWES GARY CARR'), 'roll 1', 'roll 7');
    expect(choosing.table.phase).toMatchObject({ name: 'mine-losses', side: 'soviet', hits: 2 });
    const second = after(choosing, 'soviet take-mine GARY');
    expect(second.table.phase).toMatchObject({ name: 'mine-losses', side: 'soviet', hits: 1 });
    expect(ruling(second, 'soviet take-mine GARY')).toBe('23.3.3 not-next');
    const done = after(second, 'soviet take-mine CARR');
    expect([states(done, 'HAWES GARY CARR'), whereIs(done, 'HAWES')]).toEqual(['whole hit hit', '3109']);
  });

  test('[C.20.2] a force that stays in the hex has no die', () => {
    const gone = after(leaving('HAWES GARY', ' | nato @3310 CARR FORD'), 'roll 0');
    expect(gone.table.phase.name).toBe('surface-activation');
    expect([states(gone, 'HAWES GARY CARR FORD'), whereIs(gone, 'GARY')]).toEqual([
      'hit hit whole whole',
      '3109',
    ]);
  });

  test('[C.20.2] each force has its own hits', () => {
    const both = after(
      position('segment side=nato arm=surface', `${MINED} | nato @3310 HAWES GARY | nato @3310 CARR FORD`),
      'nato activate HAWES GARY CARR FORD',
      'nato sail 3209',
    );
    const first = after(both, 'roll 0');
    expect([states(first, 'HAWES GARY CARR FORD'), first.table.phase.name]).toEqual([
      'hit hit whole whole',
      'mine-roll',
    ]);
    expect(states(after(first, 'roll 2', 'roll 0', 'nato take-mine FORD'), 'CARR FORD')).toBe('whole hit');
  });
});
