import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Event } from './event.ts';
import { mineThere, NO_MINES_LEFT, notHome, notSea } from './refusals.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import type { Side } from './vocabulary.ts';
import { homeOf, isSea, watersOf } from './waters.ts';

/** [2] Why the viewer may not lay a mine there. */
export const refuseLaying = (view: View, side: Side, hex: HexId): Refusal | undefined => {
  const waters = watersOf(view);
  if (view.stock[side] === 0) return NO_MINES_LEFT;
  if (!isSea(waters, hex)) return notSea(hex);
  if (homeOf(waters, hex) !== side) return notHome(hex);
  return view.mines.includes(hex) ? mineThere(hex) : undefined;
};

export const hexesToMine = (view: View, side: Side): readonly HexId[] => {
  const { grid } = watersOf(view);
  return Array.from({ length: grid.size }, (_, hex) => hex as HexId).filter(
    hex => refuseLaying(view, side, hex) === undefined,
  );
};

/** [2.4] When the last mine is laid the first turn begins. */
export const layMine = (state: State, side: Side, hex: HexId): readonly Event[] => {
  const left = state.stock.north + state.stock.south - 1;
  const laid: Event = { type: 'laid', side, hex };
  return left > 0 ? [laid] : [laid, { type: 'began', phase: { name: 'signals', sealed: {} } }];
};
