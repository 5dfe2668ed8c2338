import { expect, test } from 'vitest';
import { baseOf } from '../../rules/stacking/bases.ts';
import { position } from '../../testing/positions.ts';
import { baseStake } from './base-stake.ts';

const FIELD = { kind: 'base', base: baseOf('Olenogorsk'), part: 'airfield' } as const;
const stakeWith = (parked: string, points: number): number =>
  baseStake(position('segment side=nato arm=air', `nato @3114 RSVLT ${parked}`).table, FIELD, points);

test('an airfield is its points if destroyed, and all that stands on it', () => {
  expect(stakeWith('', 10)).toBe(12);
  expect(stakeWith('| at Olenogorsk T26-1', 10)).toBeGreaterThan(12 + 4);
});

test('what is repaired in a night counts little, and what does nothing not at all', () => {
  expect(stakeWith('', 5)).toBeLessThan(1);
  expect(stakeWith('| at Olenogorsk T26-1', 4)).toBe(0);
});

test('[C.22] each scenario pays its own points, also when another one was asked about before', () => {
  const { table } = position('segment side=nato arm=air', 'nato @3114 RSVLT');
  expect(baseStake({ ...table, scenario: 'standing-force' }, FIELD, 10)).toBe(0);
  expect(baseStake(table, FIELD, 10)).toBe(12);
});
