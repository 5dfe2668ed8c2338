import type { HexId } from '@narrow-seas/hex';
import type { CombatTable } from '../rules/combat/crt.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { Phase } from './phase.ts';
import type { UnitSpec } from './roster.ts';
import type { BySide, OptionalRuleId, UnitId } from './vocabulary.ts';

/** The phases that a state can be in. They are declared in phase.ts and imported from here, together with the state. */
export type {
  Advance,
  Attack,
  AttackRoll,
  Combat,
  Displacement,
  Movement,
  Phase,
  Retreat,
  SetUp,
} from './phase.ts';

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

export interface State {
  /** The scenario itself: rules read its fields. */
  readonly scenario: Scenario;
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
