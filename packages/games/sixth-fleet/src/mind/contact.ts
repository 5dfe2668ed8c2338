import type { HexId } from '@narrow-seas/hex';
import { GRID } from '../chart.ts';
import type { Stack, State } from '../state.ts';
import type { Side } from '../vocabulary.ts';

const NONE = -1;

/** The place of each hex's stack in the list, made once for each list: lists never change. */
const places = new WeakMap<readonly Stack[], Int16Array>();

const placesOf = (stacks: readonly Stack[]): Int16Array => {
  const known = places.get(stacks);
  if (known !== undefined) return known;
  const made = new Int16Array(GRID.size).fill(NONE);
  for (const [place, { hex }] of stacks.entries()) made[hex] = place;
  places.set(stacks, made);
  return made;
};

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
