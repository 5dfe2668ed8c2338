import type { HexId } from '@narrow-seas/hex';
import type { Place } from '../model/state.ts';
import type { ShipId } from '../model/vocabulary.ts';
import type { Style } from './lane.ts';

/** Where ships that sail together are bound, and for what. */
export interface Errand {
  readonly goal: HexId;
  readonly task: 'port' | 'land' | 'lay' | 'lurk' | 'guns' | 'stand' | 'fire';
  readonly style: Style;
  /** Points that it brings when it comes off. */
  readonly worth: number;
}

export interface Party {
  readonly ships: readonly ShipId[];
  readonly place: Place;
}

/** What a hex of lane costs in points, as the lane counts it. */
export const PER_COST = 0.012;
