import type { HexId } from '@narrow-seas/hex';
import type { Cargo } from '../cargo.ts';
import type { Face, GroupId, PortId, ShipId, Side } from '../vocabulary.ts';

/** [F.3.3] The phasing side moves its groups. */
export interface NavalStep {
  readonly name: 'naval-step';
  readonly side: Side;
  /** The group that is moving now. */
  readonly moving?: GroupId | undefined;
  /** The step is over but for the checks of groups that did not move, and the far checks [F.12]. */
  readonly ending?: boolean | undefined;
}

/** [F.12] What can happen for one movement point, in order; each only if due. */
export const STAGES = [
  'mines',
  'contact',
  'search',
  'submarine',
  'shipping',
  'reaction',
  'combat',
  'end',
] as const;
export type Stage = (typeof STAGES)[number];

/** A group has spent a point, or begun a step: what can happen to it is worked through from `stage` on. */
export interface Passage {
  readonly group: GroupId;
  readonly stage: Stage;
  /** It has just come into this hex, or put to sea in it. */
  readonly entered: boolean;
  /** It begins its step here: only mines, contact and search [F.12]. */
  readonly start: boolean;
  readonly night: boolean;
  /** A reacting or withdrawing group passes through all this inside the enemy's step. */
  readonly resume: NavalStep | Reaction | Withdrawal;
}

/** [36.C.1] One roll for each strength point, ship by ship. */
export interface MineRoll {
  readonly name: 'mine-roll';
  readonly passage: Passage;
  readonly points: number;
  readonly ships: readonly { readonly ship: ShipId; readonly rolls: number }[];
}

/** [36.D.2] */
export interface ContactRoll {
  readonly name: 'contact-roll';
  readonly passage: Passage;
  readonly shift: number;
}

/** [36.D.3] One roll for each column; several ships share a column only as cargo [F.20.7]. */
export interface ContactDamage {
  readonly name: 'contact-damage';
  readonly passage: Passage;
  readonly shift: number;
  readonly columns: readonly { readonly ships: readonly ShipId[]; readonly strength: number }[];
}

/** Hits that the owner gives to ships of his choice. */
export interface Losses {
  readonly name: 'losses';
  readonly side: Side;
  readonly among: readonly ShipId[];
  readonly hits: number;
  readonly after:
    | { readonly kind: 'passage'; readonly passage: Passage }
    | { readonly kind: 'damage'; readonly next: ContactDamage }
    | { readonly kind: 'step-end' };
}

/** [F.8.7] A submarine may attack `prey`. */
export interface HuntChoice {
  readonly name: 'hunt-choice';
  readonly side: Side;
  readonly hunters: readonly GroupId[];
  readonly prey: readonly GroupId[];
  readonly passage: Passage;
}

/** [F.8.7] It picks its target once it has come up. */
export interface TorpedoAim {
  readonly name: 'torpedo-aim';
  readonly side: Side;
  readonly hunter: GroupId;
  readonly prey: GroupId;
  readonly passage: Passage;
}

export interface TorpedoRoll {
  readonly name: 'torpedo-roll';
  readonly hunter: GroupId;
  readonly target: ShipId;
  readonly shift: number;
  /** Escorts that still have to answer; undefined before the torpedoes are away. */
  readonly escorts?: readonly ShipId[] | undefined;
  readonly passage: Passage;
}

/**
 * [F.19.3] Far checks come at the end of a step, without a passage. Without its shift: escort and cargo move the die,
 * and the enemy may not know them [F.29 a].
 */
export interface ShippingRoll {
  readonly name: 'shipping-roll';
  readonly group: GroupId;
  readonly passage?: Passage | undefined;
}

/** [F.7.3] */
export interface Reaction {
  readonly name: 'reaction';
  readonly side: Side;
  readonly to: GroupId;
  /** The group that is reacting now. */
  readonly moving?: GroupId | undefined;
  /** [36.D.2] Ports whose ships contact has called out: of the same sea area, or all. */
  readonly alarm: 'none' | 'area' | 'everywhere';
  /** [F.7.4] The port that the reacting group was called out of. */
  readonly home?: PortId | undefined;
  readonly passage: Passage;
}

/** [F.8.1] Who wants to fight? The side whose zone it is first. */
export interface BattleChoice {
  readonly name: 'battle-choice';
  readonly side: Side;
  readonly battle: Battle;
}

export interface Battle {
  readonly hex: HexId;
  readonly mover: Side;
  readonly groups: readonly GroupId[];
  readonly forts: readonly PortId[];
  readonly night: boolean;
  /** [F.8.2] */
  readonly round: 1 | 2 | 3;
  /** Strength lost so far, by side. */
  readonly lost: { readonly axis: number; readonly allied: number };
  readonly passage: Passage;
}

export type Firer =
  | { readonly kind: 'ship'; readonly ship: ShipId }
  | { readonly kind: 'fort'; readonly port: PortId };

export interface Aim {
  readonly firer: Firer;
  readonly target: Firer;
}

/** [F.8.3] `side` names a target for each of its firers. */
export interface Aiming {
  readonly name: 'aiming';
  readonly side: Side;
  readonly battle: Battle;
  readonly aims: readonly Aim[];
}

export interface FireRoll {
  readonly name: 'fire-roll';
  readonly battle: Battle;
  readonly aims: readonly Aim[];
  readonly rolls: readonly Face[];
}

/** [F.8.5] Non-phasing side first. */
export interface StayOrBreak {
  readonly name: 'stay-or-break';
  readonly side: Side;
  readonly battle: Battle;
  /** What the other side has said already. */
  readonly other?: boolean | undefined;
}

export interface BreakRoll {
  readonly name: 'break-roll';
  readonly side: Side;
  readonly battle: Battle;
  readonly shift: number;
}

/** [F.8.6] Groups of the non-phasing side that broke off go three hexes away, or into a port. */
export interface Withdrawal {
  readonly name: 'withdrawal';
  readonly side: Side;
  readonly groups: readonly GroupId[];
  readonly battle: Battle;
  /** The phasing side came off worst too, and is asked next. */
  readonly beaten: boolean;
}

/** [F.8.6] The phasing side turns its beaten group back, or stops it for the step. */
export interface TurnBackChoice {
  readonly name: 'turn-back-choice';
  readonly side: Side;
  readonly battle: Battle;
}

/** [F.21.4] After the air segment. */
export interface ZoneSweep {
  readonly name: 'zone-sweep';
  readonly side: Side;
  /** Hexes where a disaster ended it, and hexes where the next roll has one more. */
  readonly ended: readonly HexId[];
  readonly eager?: readonly HexId[] | undefined;
}

export interface ZoneSweepRoll {
  readonly name: 'zone-sweep-roll';
  readonly hex: HexId;
  readonly shift: number;
  readonly resume: ZoneSweep;
}

/** [F.8.8] Guns against a port: its coast defence first, then the ships, one die each. */
export interface BombardRoll {
  readonly name: 'bombard-roll';
  readonly port: PortId;
  readonly target: 'ships' | 'port';
  readonly firers: readonly Firer[];
  readonly hits: number;
  readonly passage: Passage;
}

/** [F.5.8] Troops or supplies on their way without ships of ours. */
export interface Carriage {
  readonly side: Side;
  readonly from: PortId;
  readonly to: PortId;
  readonly path: readonly HexId[];
  readonly cargo: Cargo;
  /** The hex of the path that it has come to, and what is looked at there next. */
  readonly at: number;
  readonly stage: 'mines' | 'contact' | 'shipping' | 'zone';
  readonly contact: boolean;
  readonly shipping: 'none' | 'exposed' | 'checked';
}

/** [F.5.8] One die of what lies in its way. */
export interface CarriageRoll {
  readonly name: 'carriage-roll';
  readonly what: 'mine' | 'contact' | 'damage' | 'shipping';
  readonly shift: number;
  /** Mine points or strength that the die is read on, and how many dice are left. */
  readonly strength: number;
  readonly rolls: number;
  readonly carriage: Carriage;
  readonly resume: NavalStep;
}

export type SeaPhase =
  | NavalStep
  | MineRoll
  | ContactRoll
  | ContactDamage
  | Losses
  | HuntChoice
  | TorpedoAim
  | TorpedoRoll
  | ShippingRoll
  | Reaction
  | BattleChoice
  | Aiming
  | FireRoll
  | StayOrBreak
  | BreakRoll
  | Withdrawal
  | TurnBackChoice
  | ZoneSweep
  | ZoneSweepRoll
  | BombardRoll
  | CarriageRoll;
