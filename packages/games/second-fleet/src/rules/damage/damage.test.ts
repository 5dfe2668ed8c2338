import { describe, expect, test } from 'vitest';
import { baseOf } from '../stacking/bases.ts';
import { fold } from '../../turn/chain.ts';
import { damageShip, damageStep, hitOf, loseAirfield } from './damage.ts';
import type { State } from '../../model/state.ts';
import { position, unit, whereIs } from '../../testing/positions.ts';

const at = (forces: string): State => position('initiative', forces);

describe('[11] [C.1.6] points against defence', () => {
  test.each([
    ['HAWES', 1, 'none'],
    ['HAWES', 2, 'damaged'],
    ['HAWES', 3, 'destroyed'],
    ['HAWES/damaged', 1, 'none'],
    ['HAWES/damaged', 2, 'destroyed'],
    ['SCOTT', 1, 'none'],
    ['SCOTT', 2, 'damaged'],
    ['RSVLT', 4, 'none'],
    ['RSVLT', 5, 'damaged'],
    ['RSVLT', 9, 'destroyed'],
  ])('%s and %i points: %s', (ship, points, hit) => {
    const state = at(`nato @2922 ${ship}`);
    expect(hitOf(state.table, unit(state, ship.replace(/\/.*/, '')), points)).toBe(hit);
  });

  test('[C.1.5] a convoy ship has one step', () => {
    const state = at('nato @2922 ALTAR');
    expect(hitOf(state.table, unit(state, 'ALTAR'), 2)).toBe('destroyed');
  });
});

describe('with a carrier', () => {
  const carrier = at(
    'nato @2922 RSVLT HAWES GARY | at RSVLT A6-1 | cap RSVLT F14-1 | mission RSVLT recon NS S3-1 | at Bodo US-F16-1',
  );

  test('[8] [12] aircraft on deck and on CAP are lost, those sent away are not', () => {
    const sunk = fold(carrier, damageShip(carrier, unit(carrier, 'RSVLT'), 9, 'ssm'));
    expect(['RSVLT', 'A6-1', 'F14-1', 'S3-1', 'US-F16-1'].map(name => whereIs(sunk, name))).toEqual([
      'lost',
      'lost',
      'lost',
      'mission',
      'home',
    ]);
  });

  test('[C.1.2] what is left of her force is re-formed', () => {
    const sunk = fold(carrier, damageShip(carrier, unit(carrier, 'RSVLT'), 9, 'ssm'));
    expect(sunk.table.forces.map(force => force.length)).toEqual([2]);
  });

  test('damage alone costs no aircraft', () => {
    expect(damageShip(carrier, unit(carrier, 'RSVLT'), 5, 'ssm')).toEqual([
      { type: 'damaged', unit: unit(carrier, 'RSVLT') },
    ]);
  });
});

test('[11] a step damages, a second destroys', () => {
  const state = at('nato @2922 HAWES | nato @2923 GARY/damaged');
  const steps = (['HAWES', 'GARY'] as const).map(
    name => damageStep(state, unit(state, name), 'mine')[0]?.type,
  );
  expect(steps).toEqual(['damaged', 'died']);
});

test('[14] aircraft on the ground are lost with their field, CAP is not', () => {
  const state = at('at Bodo US-F16-1 | cap Bodo NO-F16-1');
  const gone = fold(state, loseAirfield(state, { kind: 'base', base: baseOf('Bodo') }));
  expect([whereIs(gone, 'US-F16-1'), whereIs(gone, 'NO-F16-1')]).toEqual(['lost', 'cap']);
});
