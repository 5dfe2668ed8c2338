import { type Fault, fault, ok, type Result } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { withCommon } from '../model/change.ts';
import type { Minefield, State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { SAID } from './words.ts';

/** [36.C] One belt of a side in a hex, in the order of the hexes. */
const withBelts = (state: State, mines: readonly Minefield[]): State =>
  withCommon(state, { mines: mines.toSorted((a, b) => a.hex - b.hex || (a.side < b.side ? -1 : 1)) });

/** A point more for the side in the hex. */
export const newBelt = (state: State, side: Side, hex: HexId): State => {
  const { mines } = state.common;
  const has = mines.some(belt => belt.side === side && belt.hex === hex);
  if (!has) return withBelts(state, [...mines, { hex, side, points: 1 }]);
  return withBelts(
    state,
    mines.map(belt => (belt.side === side && belt.hex === hex ? { ...belt, points: belt.points + 1 } : belt)),
  );
};

export const withBelt = (state: State, place: number, change: Partial<Minefield>): State =>
  withBelts(
    state,
    state.common.mines.map((belt, other) => (other === place ? { ...belt, ...change } : belt)),
  );

export const putBelt = (state: State, place: number, hex: HexId): State =>
  state.common.mines[place]?.hex === hex ? state : withBelt(state, place, { hex });

export const asideBelt = (state: State, place: number | undefined, where: string): Result<State, Fault> => {
  if (where !== 'none') return fault('ERR_EDIT', where, SAID.onlyMinesOff);
  if (place === undefined) return ok(state);
  return ok(withBelts(state, state.common.mines.toSpliced(place, 1)));
};
