import { expect, test } from 'vitest';
import { secondFleet } from '../game.ts';
import { startOf, wander } from '../testing/wander.ts';
import { netPoints } from '../victory.ts';
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
