import { expect, test } from 'vitest';
import { table, unit } from '../../testing/table.ts';
import { sixthFleetLedger } from './ledger.ts';

test('[13.0] the account: turn, net points, and each loss by type and cause', () => {
  const state = table('movement side=nato', 'nato @1121 US6 | soviet @0624 So22 | dead US1 So5');
  // Saratoga 6, Nikolayev 5; NATO holds the Aegean, and the way to Israel is open.
  expect(sixthFleetLedger.points(state)).toBe(1);
  expect(sixthFleetLedger.turn(state)).toBe(2);
  const died = (name: string) =>
    sixthFleetLedger.losses(state, { type: 'died', unit: unit(state, name), cause: 'no-base' });
  expect(died('US6')).toEqual([{ side: 'nato', kind: 'CG', cause: 'no-base' }]);
  expect(died('Ita28')).toEqual([{ side: 'nato', kind: 'aircraft', cause: 'no-base' }]);
  expect(sixthFleetLedger.losses(state, { type: 'turned', turn: 3 })).toEqual([]);
});
