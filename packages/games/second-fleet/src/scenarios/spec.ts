import type { ScenarioOrders } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Figures } from '../model/changes.ts';
import type { PublicState } from '../model/state.ts';
import {
  type BaseId,
  type BySide,
  type Kind,
  LEVELS,
  type Level,
  type Mission,
  type OptionalRuleId,
  type Side,
  type UnitId,
  type Zone,
} from '../model/vocabulary.ts';
import type { Fate, Line } from '../rules/victory/fate.ts';
import type { Goals } from './goals.ts';

/** [C.26] Where units begin or arrive. */
export type Start =
  | { readonly at: 'hex'; readonly hex: HexId }
  | { readonly at: 'base'; readonly base: BaseId }
  | { readonly at: 'carrier'; readonly carrier: UnitId }
  /** [C.16.3] The owner chooses a hex. */
  | { readonly at: 'zone'; readonly zone: Zone }
  | { readonly at: 'edge'; readonly zone: Zone };

export interface StartForce {
  readonly side: Side;
  readonly start: Start;
  readonly units: readonly UnitId[];
  /** [C.16] Box of the reinforcement track; 0 without one. */
  readonly box: number;
  /** The turn in which a position lets it come, whatever the track says. */
  readonly turn?: number;
  /** Only with this option, or from this level on. */
  readonly option: OptionalRuleId | undefined;
  readonly level: Level | undefined;
}

/** What is peculiar to a scenario. */
export interface ScenarioRules {
  readonly airSegment: boolean;
  readonly cap: boolean;
  readonly missions: readonly Mission[];
  readonly sosus: boolean;
  /** Nations whose bases each side may attack. */
  readonly attackBases: BySide<readonly string[]>;
}

/** Ships that end a turn in one of these ports leave play unharmed. */
export interface SafePort {
  readonly side: Side;
  readonly kind: Kind | 'any';
  readonly ports: readonly BaseId[];
}

/** What the file says of a scenario. */
export interface ScenarioData {
  readonly id: string;
  readonly title: string;
  readonly briefing: string;
  readonly level: Level;
  readonly turns: number;
  readonly period: 1 | 2 | 3 | 4;
  /** On unless the players agree otherwise. */
  readonly options: readonly OptionalRuleId[];
  readonly rules: ScenarioRules;
  readonly leave: readonly SafePort[];
  /** [C.22] Lowest difference Soviet less NATO of each result, best for the Soviets first. */
  readonly levels: readonly { readonly min: number | null; readonly level: string }[];
  /** [C.22.2] Points that the Soviets may begin ahead: the scenario's own, then those that suit other players. */
  readonly handicaps: readonly [own: number, ...others: number[]];
  /** Whom each of them suits. */
  readonly handicapHint: string;
  readonly forces: readonly StartForce[];
}

/** [C.22] What counts. */
export interface Scoring {
  /** For what has become of one unit. */
  readonly linesOf: (table: PublicState, fate: Fate) => readonly Line[];
  /** For what does not hang on one unit. */
  readonly others?: (table: PublicState) => readonly Line[];
  /** What may still be scored: for a unit as it fares, for the bases as they stand. */
  readonly openOf?: {
    readonly unit?: (fate: Fate) => readonly Line[];
    readonly bases?: (table: PublicState) => readonly Line[];
  };
  /** [C.22.2] Whether the handicap counts with this account; left out: it always does. */
  readonly countsHandicap?: (account: readonly Line[]) => boolean;
}

/** Something that counts, and what it is worth unless a position says otherwise. */
export interface WorthItem {
  readonly id: string;
  readonly title: string;
  readonly points: number;
}

/** A page to read before a scenario: what the war that never came would have looked like here. */
export interface History {
  readonly paragraphs: readonly string[];
  /** What each side has to do, in a sentence. */
  readonly tasks: BySide<string>;
}

/** A scenario: what rules, notation, desk and mind want to know of it, they read here. */
export interface ScenarioSpec extends ScenarioData {
  /** [C.24] Whether politics, strategy, reinforcement and invasion belong to it, in the advanced game. */
  readonly isCampaign: boolean;
  /** [C.16.6] Nations in whose ports NATO's convoy ships unload; left out: wherever they can. */
  readonly unloadsAt?: readonly string[];
  readonly scoring: Scoring;
  readonly goals: Goals;
  readonly history: History;
  readonly orders: ScenarioOrders<Side>;
  /** What counts, as far as a position may change what it is worth. */
  readonly worths: readonly WorthItem[];
  /** [A11] Whether it counts every loss by its kind. */
  readonly countsLosses: boolean;
  /** Scoring, goals and orders where some of that is worth something else. */
  readonly counted: (own: Figures) => Pick<ScenarioSpec, 'scoring' | 'goals' | 'orders'>;
}

type Agreed = {
  readonly level: Level;
  readonly options: { readonly [rule in OptionalRuleId]: boolean };
};

/** The forces of a scenario as it is played: with these options, at this level. */
export const forcesInPlay = (spec: ScenarioData, { level, options }: Agreed): readonly StartForce[] =>
  spec.forces.filter(
    force =>
      (force.option === undefined || options[force.option]) &&
      (force.level === undefined || LEVELS.indexOf(level) >= LEVELS.indexOf(force.level)),
  );
