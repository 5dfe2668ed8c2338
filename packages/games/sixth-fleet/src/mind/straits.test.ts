import { expect, test } from 'vitest';
import { nameOfHex } from '../model/chart.ts';
import { table } from '../testing/table.ts';
import { ENTRANCES, straitsHeld } from './straits.ts';

test('[15.0] the entrances of the Aegean lie between Greece, Crete, Rhodes and Turkey', () => {
  expect(ENTRANCES.map(nameOfHex).toSorted()).toEqual(
    ['1121', '1124', '1220', '1224', '1225', '1326', '1419', '1426'].toSorted(),
  );
});

test.each([
  ['a submarine controls what lies beside it', 'soviet @1120 So36', 2 / 8],
  ['an aircraft alone closes nothing', 'soviet @1120 Soa8', 0],
])('%s', (_title, forces, held) => {
  expect(straitsHeld(table('movement side=soviet', forces), 'soviet')).toBe(held);
});
