import type { HexId } from '@narrow-seas/hex';
import type { BoatId, BySide, Side, Signal } from './vocabulary.ts';
import type { WatersId } from './waters.ts';

export type Where = { readonly at: 'sea'; readonly hex: HexId } | { readonly at: 'sunk' };

export interface Boat {
  readonly id: BoatId;
  readonly side: Side;
  readonly where: Where;
  /** [4.1] Hexes it may still enter this turn. */
  readonly left: number;
  readonly fired: boolean;
}

export interface Mine {
  readonly side: Side;
  readonly hex: HexId;
}

/** Signals sealed so far; a side that has not sealed one has no key. */
export type Sealed = { readonly [side in Side]?: Signal };

/** A side's turn to sail and fire. */
export interface Sailing {
  readonly name: 'sailing';
  readonly side: Side;
  readonly order: 'first' | 'second';
}

/** An interrupt holds the sailing it interrupted. */
export type Interrupt =
  | { readonly name: 'struck'; readonly boat: BoatId; readonly resume: Sailing }
  | { readonly name: 'fired'; readonly target: BoatId; readonly resume: Sailing }
  | { readonly name: 'falling-back'; readonly boat: BoatId; readonly resume: Sailing };

export type Phase =
  | { readonly name: 'laying' }
  | { readonly name: 'signals'; readonly sealed: Sealed }
  | { readonly name: 'lots' }
  | Sailing
  | Interrupt
  | { readonly name: 'over' };

export interface State {
  readonly scenario: WatersId;
  readonly turn: number;
  readonly turns: number;
  readonly phase: Phase;
  /** A boat's id is its place in the list. */
  readonly boats: readonly Boat[];
  readonly mines: readonly Mine[];
  /** [2.1] Mines each side has still to lay. */
  readonly stock: BySide<number>;
}

/** What everybody can see: the part of state and view that most rules need. */
export type Table = Pick<State, 'scenario' | 'boats'>;

export const boatOf = ({ boats }: Pick<State, 'boats'>, id: BoatId): Boat | undefined => boats[id];

export const hexOf = ({ where }: Boat): HexId | undefined => (where.at === 'sea' ? where.hex : undefined);
