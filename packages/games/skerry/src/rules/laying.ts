import type { Random, Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Event } from '../model/event.ts';
import { mineThere, NO_MINES_LEFT, notHome, notSea } from '../turn/refusals.ts';
import type { State } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { Side } from '../model/vocabulary.ts';
import { homeOf, isSea, watersOf } from '../model/waters.ts';

/** [2] Why the viewer may not lay a mine there. */
export const refuseLaying = (view: View, side: Side, hex: HexId): Refusal | undefined => {
  const waters = watersOf(view);
  if (view.stock[side] === 0) return NO_MINES_LEFT;
  if (!isSea(waters, hex)) return notSea(hex);
  if (homeOf(waters, hex) !== side) return notHome(hex);
  return view.mines.includes(hex) ? mineThere(hex) : undefined;
};

export const hexesToMine = (view: View, side: Side): readonly HexId[] =>
  view.stock[side] === 0
    ? []
    : watersOf(view).homes[side].filter(hex => refuseLaying(view, side, hex) === undefined);

/** One of `hexesToMine`, each as likely, without listing half the sea: the draw steps over the mines before it. */
export const hexToMine = (view: View, side: Side, random: Random): HexId | undefined => {
  const home = watersOf(view).homes[side];
  const free = view.stock[side] === 0 ? 0 : home.length - view.mines.length;
  if (free <= 0) return undefined;
  let place = random.below(free);
  for (const mine of view.mines.toSorted((a, b) => a - b)) if (mine <= (home[place] ?? -1)) place += 1;
  return home[place];
};

/** [2.4] When the last mine is laid the first turn begins. */
export const layMine = (state: State, side: Side, hex: HexId): readonly Event[] => {
  const left = state.stock.north + state.stock.south - 1;
  const laid: Event = { type: 'laid', side, hex };
  return left > 0 ? [laid] : [laid, { type: 'began', phase: { name: 'signals', sealed: {} } }];
};
