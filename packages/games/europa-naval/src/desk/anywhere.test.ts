import { examineDesks } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { europaNaval } from '../game.ts';
import { europaNavalKit } from '../kit.ts';

test('hexes all over the grid are answered, whatever is picked and whatever the phase', () => {
  const round = examineDesks(europaNaval, europaNavalKit, { seed: 3, hexes: 600, atOnce: 12 });
  expect(round.flaws).toEqual([]);
  expect(round.phases.length).toBeGreaterThan(10);
});
