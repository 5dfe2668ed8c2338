import { expect, test } from 'vitest';
import { resolveStrike, strikeScript } from './second-fleet-strike.ts';

test('the strike is a whole one: odds told, both dice thrown, the ships free to go on', () => {
  const script = strikeScript();
  expect(script.start.table.phase.name).toBe('surface-activation');
  const { end, ways } = resolveStrike(script);
  expect(ways).toBeGreaterThan(4);
  expect(end.table.phase).toMatchObject({ name: 'surface-activation', attacks: ['ssm'] });
  expect(end.table.pieces).not.toEqual(script.start.table.pieces);
});
