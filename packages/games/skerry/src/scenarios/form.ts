import type { Scenario, ScenarioOrders } from '@narrow-seas/core';
import type { Side } from '../model/vocabulary.ts';
import type { WatersId } from '../model/waters.ts';

/** A scenario as data: everything in which it differs from another. No rule asks which one is played. */
export interface SkerryScenario extends Scenario {
  /** Also the name of its waters: the map file of that name. */
  readonly id: WatersId;
  /** Boats of each side. */
  readonly boats: number;
  /** Mines of each side. */
  readonly mines: number;
  readonly orders: ScenarioOrders<Side>;
}
