import { failed, type GameTypes, type Refusal, type Result, type Viewer } from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';
import { WORDS } from '../words.ts';
import { NO_SEAT, sideNamed } from './seat.ts';

const SET_UP: Refusal = {
  rule: 'NS.2',
  code: 'set-up',
  reason: WORDS.refusal.setUp,
  culprits: [],
};

/** Where an order of several moves begins and ends, in the viewer's entries. */
export interface GivenOrder {
  readonly from: number;
  readonly to: number;
}

/** Who looks, how many of his first entries were made for him, and his last order of several moves. */
interface Player<T extends GameTypes> {
  readonly viewer: Viewer<T['side']>;
  readonly prepared: number;
  readonly order: GivenOrder | undefined;
}

/** [NS.2] What was set up by the book for a player who started with one click is not his to take back. */
export const refuseUndo = <T extends GameTypes>(
  match: MatchTable<T>,
  { viewer, prepared }: Player<T>,
): Refusal | undefined => {
  const side = sideNamed(match, viewer);
  if (side === undefined) return NO_SEAT;
  return match.lengthFor(viewer) <= prepared ? SET_UP : match.refuseUndo(side);
};

export const undoFor = <T extends GameTypes>(
  match: MatchTable<T>,
  player: Player<T>,
): Result<number, Refusal> => {
  const side = sideNamed(match, player.viewer);
  const refusal = refuseUndo(match, player);
  if (side === undefined || refusal !== undefined) return failed(refusal ?? NO_SEAT);
  const { viewer, order } = player;
  const isWhole = order !== undefined && match.lengthFor(viewer) === order.to;
  let undone = match.undo(side);
  // One order is taken back as a whole, as far as its moves can be: dice may lie between them.
  while (isWhole && undone.ok && match.lengthFor(viewer) > order.from && match.refuseUndo(side) === undefined)
    undone = match.undo(side);
  return undone;
};
