import type {
  Scenario as OfferedScenario,
  ScenarioHistory,
  ScenarioOrders,
  VictoryLevel,
} from '@narrow-seas/core';
import type { Side } from '../model/vocabulary.ts';

/** [13.1] A Soviet bonus by its case, which also says what it takes: see `rules/victory/victory.ts`. */
export interface Goal {
  readonly rule: '13.11' | '13.12' | '13.13';
  readonly title: string;
  readonly points: number;
}

/** [11.0] The players may stop after this turn, or go on: then reinforcements come [12.2]. */
export interface Extension {
  readonly after: number;
  /** The last turn of a game that goes on. */
  readonly lastTurn: number;
  /** Whether one side that wants to go on is enough; else both must. */
  readonly oneVoteIsEnough: boolean;
}

/** [11.1] [11.2] Units that start together: the names on their counters, and the hexes among which their owner chooses. */
export interface Force {
  readonly units: readonly string[];
  readonly hexes: readonly string[];
}

/**
 * Everything in which one scenario differs from another. It is plain data, and the state holds it: rules, text and
 * computer read its fields and never ask which scenario it is.
 */
export interface Scenario extends OfferedScenario {
  readonly lastTurn: number;
  /** Without one the players are never asked, and no reinforcements come. */
  readonly extension?: Extension;
  /** [12.3] The first turn in which ships may enter the Black Sea. */
  readonly blackSeaOpens: number;
  readonly goals: readonly Goal[];
  /** Goals whose worth a position has changed; 0 points take one away. */
  readonly ownGoals?: readonly Goal[];
  /** What its players are told before the first move. */
  readonly orders: ScenarioOrders<Side>;
  /** Who takes part. Carriers bring their own aircraft. Left out: all units of the roster, as the rules set them up. */
  readonly forces?: readonly Force[];
  /** [13.2] From the best for NATO to the best for the Soviets. Left out: those of the rules. */
  readonly levels?: readonly VictoryLevel<Side>[];
}

/** A scenario and its page of history, which no state needs to carry. */
export interface ScenarioPage {
  readonly scenario: Scenario;
  readonly history: Pick<ScenarioHistory, 'paragraphs' | 'tasks'>;
}
