import { examineDesks } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { GRID } from '../chart.ts';
import { sixthFleet } from '../game.ts';
import { sixthFleetKit } from '../kit.ts';

test('hexes all over the grid are answered, whatever is picked and whatever the phase', () => {
  const round = examineDesks(sixthFleet, sixthFleetKit, { seed: 3, hexes: GRID.size, atOnce: 12 });
  expect(round.flaws).toEqual([]);
  expect(round.phases.length).toBeGreaterThan(10);
});
