import type { HexId } from '@narrow-seas/hex';
import type { UnitSpec } from '../model/roster.ts';
import type { SeaField } from '../model/sea-field.ts';
import type { PublicState } from '../model/state.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';

/** Where a unit might be. */
export interface Asked {
  readonly table: PublicState;
  readonly unit: UnitId;
  readonly spec: UnitSpec;
  readonly hex: HexId;
}

/** What a staff knows of the enemy: hexes from a place to his ships, the poorer ones as if they were farther. */
export type WayToPrey = (side: Side, hex: HexId) => number;

/** What the computer is told of a scenario: hexes that a unit has still to go, 0 where it has nowhere to go. */
export interface Goals {
  /** For each ship by itself, with the points as they stand; undefined where it sails as in any war. */
  readonly wayOf?: (asked: Asked, net: number) => number | undefined;
  /** For a fleet that is led as one; undefined where it knows no better than each ship. */
  readonly fleetWayOf?: (asked: Asked, wayToPrey: WayToPrey) => number | undefined;
  /** Points that count against the Soviets as things stand, but not if the ships do what they still can. */
  readonly pointsInHand?: (table: PublicState) => number;
  /** Warships of this side win nothing at sea that is worth what they lose there: they keep to their ports. */
  readonly fleetInBeing?: Side;
  /** Whether nuclear boats of a side cost more by their loss than they could take: they keep clear, and fire at what comes near. */
  readonly boatsInBeing?: (table: PublicState, side: Side) => boolean;
  /** Ships of this side may turn for home at any time. */
  readonly refuge?: { readonly side: Side; readonly way: SeaField };
}
