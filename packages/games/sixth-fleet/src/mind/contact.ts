import { memo } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { GRID } from '../model/chart.ts';
import type { Stack, State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';

const NONE = -1;

/** The place of each hex's stack in the list. */
const placesOf = memo((stacks: readonly Stack[]): Int16Array => {
  const places = new Int16Array(GRID.size).fill(NONE);
  for (const [place, { hex }] of stacks.entries()) places[hex] = place;
  return places;
});

/** The stacks of a side in the six hexes around. */
export const stacksBeside = ({ stacks }: State, side: Side, hex: HexId): readonly Stack[] => {
  const lookup = placesOf(stacks[side]);
  const found: Stack[] = [];
  for (let direction = hex * 6; direction < hex * 6 + 6; direction += 1) {
    const beside = GRID.neighbours[direction] as number;
    const place = beside < 0 ? NONE : (lookup[beside] as number);
    if (place !== NONE) found.push(stacks[side][place] as Stack);
  }
  return found;
};
