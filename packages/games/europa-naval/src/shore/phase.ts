import type { HexId } from '@narrow-seas/hex';
import type { Passage } from '../sea/phase.ts';
import type { StepName } from '../step-name.ts';
import type { AirId, Face, FieldId, GroundId, GroupId, PortId, ShipId, Side } from '../vocabulary.ts';

/** [F.11.3] CAP and patrol by the phasing side, then by the other; then bombing, strikes on ports, minelaying. */
export interface AirSegment {
  readonly name: 'air-segment';
  readonly side: Side;
  readonly part: 'cover' | 'attack';
}

/** [F.11.5] Without its shift: what the group is made of moves the die, and the searcher may not know it [F.29 a]. */
export interface SearchRoll {
  readonly name: 'search-roll';
  readonly unit: AirId;
  readonly near: boolean;
  readonly passage: Passage;
}

/** [F.11.6] The other side may strike what it has found. */
export interface StrikeChoice {
  readonly name: 'strike-choice';
  readonly side: Side;
  readonly passage: Passage;
}

export type RaidTarget =
  | { readonly kind: 'group'; readonly group: GroupId }
  | { readonly kind: 'ships'; readonly port: PortId }
  | { readonly kind: 'port'; readonly port: PortId }
  | { readonly kind: 'malta' }
  | { readonly kind: 'mines'; readonly hex: HexId };

/** A flight of bombers and escorts against one target. */
export interface Raid {
  readonly side: Side;
  readonly bombers: readonly AirId[];
  readonly escorts: readonly AirId[];
  readonly target: RaidTarget;
  readonly passage?: Passage | undefined;
}

/** [F.11.6] Air fights pair by pair, then flak, then the strike itself. */
export interface RaidRoll {
  readonly name: 'raid-roll';
  readonly raid: Raid;
  readonly stage: 'air' | 'flak' | 'strike' | 'lay';
  /** Pairs still to fight, or bombers still to face the flak. */
  readonly pairs: readonly { readonly bomber: AirId; readonly defender: AirId }[];
  readonly waiting: readonly AirId[];
  readonly rolled?: Face | undefined;
}

/** [F.11.6] The striker names the unit that is hit; its owner gives the surplus to another. */
export interface RaidAim {
  readonly name: 'raid-aim';
  readonly side: Side;
  readonly raid: Raid;
  readonly hits: number;
  /** Ships that can be named: under attack they are seen, in port too [F.29]. */
  readonly among: readonly ShipId[];
}

/** What goes on when the dice of a capture are cast. */
export interface Sequel {
  readonly after: 'ground' | 'front' | 'event' | 'surrender';
  /** The front whose move took the port: `war/aftermath.ts` goes on with it. */
  readonly front?: string | undefined;
  /** The combat phase that goes on; without it, the step that is being settled. */
  readonly resume?: GroundCombat | undefined;
  readonly step?: StepName | undefined;
}

/** [F.11.2] Aircraft of a field that was overrun, one die each. */
export interface Overrun extends Sequel {
  readonly name: 'overrun';
  readonly field: FieldId;
  readonly units: readonly AirId[];
}

/** [F.15.2] */
export interface GroundMovement {
  readonly name: 'ground-movement';
  readonly side: Side;
  readonly exploitation: boolean;
  /** [F.15.2] REs moved by rail in this player-turn. */
  readonly railed: number;
  /** [F.3.2] Mech units that have moved in the exploitation phase, where they now stand. */
  readonly exploited: readonly TroopRef[];
}

/** The part of a unit that stands in a hex. */
export interface TroopRef {
  readonly unit: GroundId;
  readonly hex: HexId;
}

/** [F.15.3] [F.27.2] */
export interface GroundCombat {
  readonly name: 'ground-combat';
  readonly side: Side;
  readonly attacked: readonly HexId[];
  /** Those that have attacked in this phase. */
  readonly used: readonly TroopRef[];
}

export interface GroundAttack {
  readonly side: Side;
  readonly from: readonly TroopRef[];
  readonly hex: HexId;
  /** [F.23] Gunfire support counted. */
  readonly support: readonly ShipId[];
  /** [F.27.2] A scheduled assault on this port, with REs bought. */
  readonly assault?: { readonly port: PortId; readonly bought: number } | undefined;
}

export interface GroundRoll {
  readonly name: 'ground-roll';
  readonly attack: GroundAttack;
  readonly shift: number;
  readonly resume: GroundCombat;
}

export interface GroundRetreat {
  readonly name: 'ground-retreat';
  readonly side: Side;
  readonly hex: HexId;
  readonly attack: GroundAttack;
  readonly resume: GroundCombat;
}

export interface GroundAdvance {
  readonly name: 'ground-advance';
  readonly side: Side;
  readonly attack: GroundAttack;
  readonly resume: GroundCombat;
}

/** [36.B] Strength points that try to get away, one die each. */
export interface ScuttleRoll extends Sequel {
  readonly name: 'scuttle-roll';
  readonly port: PortId;
  /** Whose ships they are. */
  readonly side: Side;
  /** [F.25] Points that are still drawn by lot, before anybody tries. */
  readonly lot: Lot;
  /** One entry for each point that has to try. */
  readonly ships: readonly ShipId[];
}

/** [F.25] A fair draw with the one die: its digits are gathered until they tell enough points apart. */
export interface Lot {
  readonly left: readonly { readonly ship: ShipId; readonly points: number }[];
  readonly wanted: number;
  readonly value: number;
  readonly span: number;
}

export type ShorePhase =
  | AirSegment
  | SearchRoll
  | StrikeChoice
  | RaidRoll
  | RaidAim
  | Overrun
  | GroundMovement
  | GroundCombat
  | GroundRoll
  | GroundRetreat
  | GroundAdvance
  | ScuttleRoll;
