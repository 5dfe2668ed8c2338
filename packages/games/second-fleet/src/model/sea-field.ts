import { memo } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { GRID, SEA_WAYS } from './chart.ts';
import { submarineStacks, surfaceStacks } from './position.ts';
import type { PublicState } from './state.ts';
import type { Side } from './vocabulary.ts';

/** How far each hex is by sea from the nearest of some places. */
export type SeaField = Uint8Array;

/** Farther than any way on the map: no way leads there. */
export const NO_WAY = 60;

export const seaFieldTo = (places: Iterable<HexId>): SeaField => {
  const far = new Uint8Array(GRID.size).fill(NO_WAY);
  const queue = [...places];
  for (const hex of queue) far[hex] = 0;
  for (const hex of queue) {
    const next = (far[hex] as number) + 1;
    for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
      const beside = SEA_WAYS[way] as number;
      if (beside < 0 || next >= (far[beside] as number)) continue;
      far[beside] = next;
      queue.push(beside as HexId);
    }
  }
  return far;
};

type Stacks = ReturnType<typeof surfaceStacks>;

/** Made once for each arrangement of ships: those of the enemy stay while a side tries its own moves. */
const fieldToStacks = memo((stacks: Stacks): SeaField => seaFieldTo(stacks.keys()));

export const fieldToShips = (table: PublicState, side: Side): SeaField =>
  fieldToStacks(surfaceStacks(table, side));

export const fieldToSubmarines = (table: PublicState, side: Side): SeaField =>
  fieldToStacks(submarineStacks(table, side));
