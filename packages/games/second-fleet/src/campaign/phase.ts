import type { BaseId, Face, Side, UnitId } from '../vocabulary.ts';

/** Ours to place and to choose: forces that a scenario puts into a zone, the strategy, wings, tattletales. */
export interface SetUp {
  readonly name: 'set-up';
  readonly side: Side;
}

/** [A10] What can happen, by name. */
export const POLITICAL_EVENTS = [
  'un-collapse',
  'un-breakthrough',
  'command-failure',
  'norwegian-base-falls',
  'nato-break-up',
  'nato-mended',
  'escalation',
  'accident',
  'submarine-accident',
  'reinforcements-enhanced',
  'reinforcements-delayed',
] as const;
export type PoliticalEvent = (typeof POLITICAL_EVENTS)[number];

/** [C.14] Which die is due. */
export interface Politics {
  readonly name: 'politics';
  readonly die: 'mending' | 'armistice' | 'random' | 'special' | 'side' | 'arm' | 'nation' | 'victim';
  /** The event that is being worked out, and the side it falls to. */
  readonly event?: PoliticalEvent;
  readonly side?: Side;
  /** [C.14.6] Digits of the number that picks the victim of an accident, so far. */
  readonly digits?: readonly Face[];
}

/** [17] The weather, then its zones. */
export interface WeatherRoll {
  readonly name: 'weather';
  readonly die: 'weather' | 'zones';
  readonly found?: 'squall' | 'storm';
}

/** [C.16.1] Soviet, then NATO. */
export interface ReinforcementRoll {
  readonly name: 'reinforcement-roll';
  readonly side: Side;
}

/** [C.16.3] The side places what has come. */
export interface Arrival {
  readonly name: 'arrival';
  readonly side: Side;
}

/** [C.17] Soviet, then NATO: assaults are declared and fought one by one. */
export interface Invasion {
  readonly name: 'invasion';
  readonly side: Side;
  /** [C.17.1] Bases assaulted today. */
  readonly assaulted: readonly BaseId[];
  /** [C.17.4] Battalions dropped today. */
  readonly paras: number;
}

/** What goes ashore on one base. */
export interface Landing {
  readonly base: BaseId;
  readonly amphibious: readonly UnitId[];
  readonly paras: number;
  /** Ships and submarines that put one commando party ashore each. */
  readonly commandos: readonly UnitId[];
  /** [C.17.5] */
  readonly raid: boolean;
}

export interface Assault extends Landing {
  readonly side: Side;
}

/** [C.17.4] Flak among the parachutes, or the assault itself, or a raid. */
export interface AssaultRoll {
  readonly name: 'assault-roll';
  readonly assault: Assault;
  readonly die: 'flak' | 'assault' | 'raid';
  /** Battalions lost to fighters and flak. */
  readonly parasLost: number;
  readonly resume: Invasion;
}

/** [C.18.5] [C.18.6] Soviet, then NATO. */
export interface Replenishment {
  readonly name: 'replenishment';
  readonly side: Side;
}

/** [C.15] [C.19.1] At the start of an AM: raise the strategy, release nuclear weapons. */
export interface Declarations {
  readonly name: 'declarations';
  readonly side: Side;
  readonly raised: boolean;
}

/** [C.19.5] General war? */
export interface GeneralWarRoll {
  readonly name: 'general-war';
  readonly uses: number;
}

export type CampaignPhase =
  | SetUp
  | Politics
  | WeatherRoll
  | ReinforcementRoll
  | Arrival
  | Invasion
  | AssaultRoll
  | Replenishment
  | Declarations
  | GeneralWarRoll
  | { readonly name: 'over' };
