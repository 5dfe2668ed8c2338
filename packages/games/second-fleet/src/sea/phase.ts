import type { HexId } from '@narrow-seas/hex';
import type { Force } from '../force.ts';
import type { Home } from '../home.ts';
import type { Arm, AttackType, BySide, Side, UnitId } from '../vocabulary.ts';

/** [4] The action phase of a turn: what both sides have chosen so far. */
export interface ActionPhase {
  readonly segment: 1 | 2 | 3;
  /** [C.20.5] Who goes first in all three segments. */
  readonly first: Side;
  /** Arms named, in order; an arm that was passed is spent too. */
  readonly chosen: BySide<readonly Arm[]>;
}

/** A side names the arm that acts, or passes. */
export interface ArmChoice extends ActionPhase {
  readonly name: 'arm';
  readonly side: Side;
}

/** One arm of one side acts, activation by activation. */
export interface Segment extends ActionPhase {
  readonly name: 'segment';
  readonly side: Side;
  readonly arm: Arm;
  /** Units that have been activated. */
  readonly acted: readonly UnitId[];
  /** [10] Submarines that this segment has attacked already [C.8.7]. */
  readonly hunted: readonly UnitId[];
  /** [C.2.4] Aircraft that took off in this segment, and from where: they may land elsewhere. */
  readonly launched: readonly { readonly unit: UnitId; readonly home: Home }[];
  /** [C.8.8] Foreign aircraft that attacked from Norwegian airfields. */
  readonly guests: readonly UnitId[];
}

/** [4] Ships of one hex act together. */
export interface SurfaceActivation {
  readonly name: 'surface-activation';
  readonly side: Side;
  readonly units: readonly UnitId[];
  /** Where they were activated, and where they are now. */
  readonly start: HexId;
  readonly hex: HexId;
  readonly spent: number;
  /** One move: it is over once something was fired after it began. */
  readonly moved: 'not' | 'under-way' | 'over';
  /** [C.21.6] */
  readonly highSpeed: boolean;
  /** Types of attack made, at most two, each of another kind. */
  readonly attacks: readonly AttackType[];
  /** [C.8.5] Ships that have fired in the attack type under way. */
  readonly fired: readonly UnitId[];
  /** [C.20.2] Mined hexes that have had their roll against these ships. */
  readonly dared: readonly HexId[];
  readonly resume: Segment;
}

/** [4] One submarine moves, then attacks. */
export interface SubmarineActivation {
  readonly name: 'submarine-activation';
  readonly side: Side;
  readonly units: readonly [UnitId];
  readonly start: HexId;
  readonly hex: HexId;
  readonly spent: number;
  /** [5] One point more, at the price of a strategic mark. */
  readonly fullSpeed: boolean;
  readonly attacks: readonly AttackType[];
  readonly fired: readonly UnitId[];
  readonly resume: Segment;
}

/** [19] The die decides whether the submarine is heard. */
export interface SosusRoll {
  readonly name: 'sosus';
  readonly unit: UnitId;
  /** Hexes still to be sailed, where it cannot stay. */
  readonly ahead: readonly HexId[];
  readonly resume: SubmarineActivation;
}

/** [23] Ships leave a mined hex. */
export interface MineRoll {
  readonly name: 'mine-roll';
  readonly hex: HexId;
  readonly mines: number;
  /** [23.3.4] Ships of the first force that are hit, once that is known: the die then tells who chooses. */
  readonly hits: number;
  /** [C.20.2] Forces still to be rolled for, the first of them now. */
  readonly forces: readonly Force[];
  /** The rest of the way, which the survivors go on. */
  readonly ahead: readonly HexId[];
  readonly resume: SurfaceActivation;
}

/** [23] So many ships of the force are hit; `side` says which. */
export interface MineLosses {
  readonly name: 'mine-losses';
  readonly side: Side;
  readonly hits: number;
  readonly among: readonly UnitId[];
  readonly resume: MineRoll;
}

export type SeaPhase =
  /** [C.20.5] */
  | { readonly name: 'initiative' }
  | ArmChoice
  | Segment
  | SurfaceActivation
  | SubmarineActivation
  | SosusRoll
  | MineRoll
  | MineLosses
  /** [22] Soviet first. */
  | { readonly name: 'submarine-mode'; readonly side: Side; readonly changed: readonly UnitId[] }
  /** [23] A side may use its aerial sweepers for one hex, then the hexes are swept one by one. */
  | { readonly name: 'sweep-choice'; readonly side: Side; readonly aerial: readonly HexId[] }
  | {
      readonly name: 'sweep';
      readonly hexes: readonly HexId[];
      readonly aerial: readonly HexId[];
    };
