import type { HexId } from '@narrow-seas/hex';
import { GRID } from '../model/chart.ts';
import type { Stack, State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';

const NONE = -1;

/**
 * Where the stacks of a side lie in their list, by hex. Search asks for the newest list only, and each is asked for often: one
 * table for each side is written over, for a table to every list filled the memory.
 */
interface Places {
  stacks: readonly Stack[];
  readonly byHex: Int16Array;
}

const noPlaces = (): Places => ({ stacks: [], byHex: new Int16Array(GRID.size + 1).fill(NONE) });

const PLACES: { readonly [side in Side]: Places } = { nato: noPlaces(), soviet: noPlaces() };

/** The place of the stack in each hex in the list of that side, below 0 where there is none. Good until the next call for the side. */
export const placesOf = ({ stacks }: Pick<State, 'stacks'>, side: Side): Int16Array => {
  const places = PLACES[side];
  if (places.stacks === stacks[side]) return places.byHex;
  for (const { hex } of places.stacks) places.byHex[hex] = NONE;
  for (const [place, { hex }] of stacks[side].entries()) places.byHex[hex] = place;
  places.stacks = stacks[side];
  return places.byHex;
};

const NOBODY: readonly Stack[] = [];

/** The stacks of a side in the six hexes around. */
export const stacksBeside = (state: Pick<State, 'stacks'>, side: Side, hex: HexId): readonly Stack[] => {
  const places = placesOf(state, side);
  let found: Stack[] | undefined;
  for (let direction = hex * 6; direction < hex * 6 + 6; direction += 1) {
    const beside = GRID.neighbours[direction] as number;
    const place = beside < 0 ? NONE : (places[beside] as number);
    if (place !== NONE) (found ??= []).push(state.stacks[side][place] as Stack);
  }
  return found ?? NOBODY;
};
