import { expect, test } from 'vitest';
import { secondFleet } from '../game.ts';
import { position } from '../testing/positions.ts';
import { startOf, wander } from '../testing/wander.ts';
import { netPoints } from '../rules/victory/victory.ts';
import { netNow } from './net.ts';

test.each(secondFleet.scenarios.map(({ id }) => id))(
  '[C.22] the account that is remembered is the account: %s',
  scenario => {
    const seen = new Set<number>();
    wander(startOf(scenario), 6, 500, ({ table }) => {
      seen.add(netNow(table));
      expect(netNow(table)).toBe(netPoints(table));
    });
    if (scenario === 'kola-strike') expect(seen.size).toBeGreaterThan(1);
  },
);

test('[C.22.2] the handicap that was chosen is part of it, as far as it counts', () => {
  const north = position('over', 'soviet @2822 MKALN | handicap 12', 'iceland-gap turn 12 of 12').table;
  const through = position('over', 'soviet @2733 MKALN | handicap 12', 'iceland-gap turn 12 of 12').table;
  expect([netNow(north), netNow({ ...through, score: north.score })]).toEqual([0, 15]);
  expect(netNow({ ...through, score: north.score, handicap: 0 })).toBe(3);
});
