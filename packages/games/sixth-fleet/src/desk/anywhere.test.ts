import { examineDesks } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { GRID } from '../model/chart.ts';
import { sixthFleet } from '../game.ts';
import { sixthFleetKit } from '../kit.ts';

/** All of them, or some that lie evenly over the grid. */
const HEXES = process.env['THOROUGH'] === '1' ? GRID.size : Math.floor(GRID.size / 3);

test('hexes all over the grid are answered, whatever is picked and whatever the phase', () => {
  const round = examineDesks(sixthFleet, sixthFleetKit, { seed: 3, hexes: HEXES, atOnce: 12 });
  expect(round.flaws).toEqual([]);
  expect(round.phases.length).toBeGreaterThan(10);
});
