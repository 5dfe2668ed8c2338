import { expect, test } from 'vitest';
import { position, unit } from '../testing/positions.ts';
import { secondFleetLedger } from './ledger.ts';

test('[C.22] the account: turn, net points, and each loss by type and cause', () => {
  const state = position(
    'segment side=nato arm=surface',
    'nato @2922 HAWES | soviet @2807 OTTUK',
    'standing-force turn 2 of 6',
  );
  // The destroyer is not home; the Soviets begin four points ahead.
  expect(secondFleetLedger.points(state)).toBe(0);
  expect(secondFleetLedger.turn(state)).toBe(2);
  const died = (name: string) =>
    secondFleetLedger.losses(state, { type: 'died', unit: unit(state, name), cause: 'ssm' });
  expect(died('HAWES')).toEqual([{ side: 'nato', kind: 'FF', cause: 'ssm' }]);
  expect(died('NO-P3-1')).toEqual([{ side: 'nato', kind: 'aircraft', cause: 'ssm' }]);
  expect(secondFleetLedger.losses(state, { type: 'turned', turn: 3 })).toEqual([]);
});
