import type { HexId } from '@narrow-seas/hex';
import type { CombatTable } from './crt.ts';
import type { UnitSpec } from './roster.ts';
import type { BySide, OptionalRuleId, Side, UnitId } from './vocabulary.ts';

/** [7.4] The units of one side in one hex, topmost first; aircraft lie above ships. Never empty. */
export interface Stack {
  readonly hex: HexId;
  readonly units: readonly UnitId[];
}

/** [9.62] The aircraft in a carrier's holding box. Never empty. */
export interface HoldingBox {
  readonly carrier: UnitId;
  readonly units: readonly UnitId[];
}

/** One attack as declared. No defenders: the Defended hex itself is attacked [10.44]. */
export interface Attack {
  readonly attackers: readonly UnitId[];
  readonly hex: HexId;
  readonly defenders: readonly UnitId[];
}

export interface SetUp {
  readonly name: 'set-up';
  readonly side: Side;
  readonly branch: 'naval' | 'air';
}

export interface Combat {
  readonly name: 'combat';
  readonly side: Side;
  /** [8.13] Units that have attacked, and beside them the hex that each attacked. */
  readonly attacked: readonly UnitId[];
  readonly targets: readonly HexId[];
  /** [7.44] Enemy units that have been attacked. */
  readonly struck: readonly UnitId[];
  /** [8.21] Hexes from which an attack was made. */
  readonly fulfilled: readonly HexId[];
  /** [8.5] [8.74] [8.75] Units that advanced or withdrew: they attack no more and owe nothing. */
  readonly exempt: readonly UnitId[];
}

/** Units that must leave a hex; `side` is their owner. Holds the combat phase it interrupts. */
export interface Retreat {
  readonly name: 'retreat';
  readonly side: Side;
  readonly from: HexId;
  readonly pending: readonly UnitId[];
  /** [8.7] Dictated by the combat results table, or by an attack owed that could not be made. */
  readonly cause: 'combat' | 'obligation';
  readonly resume: Combat;
}

/** [8.71] Harmless enemies make room for a retreating unit; `side` is their owner. */
export interface Displacement {
  readonly name: 'displacement';
  readonly side: Side;
  readonly hex: HexId;
  readonly units: readonly UnitId[];
  readonly unit: UnitId;
  readonly resume: Retreat;
}

/** [8.9] The die decides: `need` or less forces the defenders back. */
export interface AttackRoll {
  readonly name: 'attack';
  readonly attack: Attack;
  readonly need: number;
  readonly resume: Combat;
}

/** [8.5] An emptied hex may be taken. */
export interface Advance {
  readonly name: 'advance';
  readonly side: Side;
  readonly hex: HexId;
  readonly candidates: readonly UnitId[];
  readonly resume: Combat;
}

export interface Movement {
  readonly name: 'movement';
  readonly side: Side;
  readonly moved: readonly UnitId[];
  /** [9.22] Aircraft that began the phase away from a base. */
  readonly mustLand: readonly UnitId[];
}

export type Phase =
  | { readonly name: 'middle-east' }
  | SetUp
  | { readonly name: 'first-strike' }
  | { readonly name: 'sacrifice'; readonly among: readonly UnitId[] }
  | Combat
  | AttackRoll
  | Retreat
  | Displacement
  | Advance
  | Movement
  /** [7.0] Too many in a hex: `side`, the opponent, chooses who is lost. */
  | { readonly name: 'excess'; readonly side: Side; readonly mover: Side }
  | { readonly name: 'reinforcement'; readonly side: Side }
  | { readonly name: 'delay' }
  | { readonly name: 'extension'; readonly answers: { readonly [side in Side]?: boolean } }
  | { readonly name: 'over' };

export interface State {
  readonly scenario: 'short' | 'campaign';
  readonly options: { readonly [rule in OptionalRuleId]: boolean };
  /** [13.2] Points that the players agreed to add to the Soviet side at the end. */
  readonly handicap: number;
  /** [8.8] The combat results table in force: ours, or the players' own. */
  readonly crt: CombatTable;
  readonly turn: number;
  readonly lastTurn: number;
  readonly phase: Phase;
  /** Units that a position made up, after those of the roster. */
  readonly extra: readonly UnitSpec[];
  /** By hex, ascending: equal positions are equal data. */
  readonly stacks: BySide<readonly Stack[]>;
  readonly boxes: readonly HoldingBox[];
  readonly dead: readonly UnitId[];
  /** [9.15] Out of the game without points. */
  readonly grounded: readonly UnitId[];
  /** [12.2] Reinforcements that never came. */
  readonly forfeited: readonly UnitId[];
  /** [10.44] Defended hexes that were destroyed, ascending. */
  readonly destroyed: readonly HexId[];
  /** [14.3] The die for the Middle East; 0 before it is rolled or without the rule. */
  readonly middleEast: number;
  /** [14.2] */
  readonly violated: boolean;
  /** [14.4] Soviet ships may enter 2025 from this turn on. */
  readonly gateOpens: number;
}
