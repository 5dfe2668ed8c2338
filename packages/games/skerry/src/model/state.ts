import type { HexId } from '@narrow-seas/hex';
import type { Phase } from './phase.ts';
import type { BoatId, BySide, Side } from './vocabulary.ts';
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
export type BoatPositions = Pick<State, 'scenario' | 'boats'>;

export const boatOf = ({ boats }: Pick<State, 'boats'>, id: BoatId): Boat | undefined => boats[id];

export const hexOf = ({ where }: Boat): HexId | undefined => (where.at === 'sea' ? where.hex : undefined);
