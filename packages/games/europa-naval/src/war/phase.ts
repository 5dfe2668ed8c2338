import type { Lot } from '../shore/phase.ts';
import type { AirId, AreaId, GroundId, PortId, ShipId, Side } from '../vocabulary.ts';

/** [F.13] One die for each sea area. */
export interface SeaRoll {
  readonly name: 'sea-roll';
  readonly area: AreaId;
}

/** [T.9] [36.A.4.b] */
export const ENGINEER_JOBS = ['port', 'fort', 'malta'] as const;
export type EngineerJob = (typeof ENGINEER_JOBS)[number];

/** [F.3.2] Repair, conversion, Malta, ferries, rebasing: what the owner spends and declares. */
export interface Initial {
  readonly name: 'initial';
  readonly side: Side;
  /** [F.9.2] Ships mended so far, each once, where, and for how many hits. */
  readonly mended: readonly { readonly ship: ShipId; readonly port: PortId; readonly hits: number }[];
  /** [F.11.2] Air units that have changed base. */
  readonly rebased: readonly AirId[];
  /** [T.9] What engineers have done, job by job. */
  readonly engineers: readonly { readonly unit: GroundId; readonly what: EngineerJob }[];
}

/** [F.27.1] What the Axis pays for a front, then its die. */
export interface FrontPayment {
  readonly name: 'front-payment';
  readonly front: string;
  /** Ports it has paid from so far, and how much. */
  readonly paid: readonly { readonly port: PortId; readonly sp: number }[];
}

export interface FrontRoll {
  readonly name: 'front-roll';
  readonly front: string;
  readonly shift: number;
}

/** [F.28.4] [36.B] Italian ships beside Germans try to get out, one die a point. */
export interface SurrenderScuttle {
  readonly name: 'surrender-scuttle';
  readonly port: PortId;
  readonly lot: Lot;
  readonly ships: readonly ShipId[];
}

/** [F.28.4] The Italian fleet sails for Valletta: the Axis may strike each ship once. */
export interface Surrender {
  readonly name: 'surrender';
  /** Those that have not been struck at. */
  readonly ships: readonly ShipId[];
}

/** [F.28.4] [F.11.6] Flak for each bomber, then the strike. */
export interface SurrenderRoll {
  readonly name: 'surrender-roll';
  readonly ship: ShipId;
  readonly bombers: readonly AirId[];
  readonly waiting: readonly AirId[];
  readonly ships: readonly ShipId[];
}

/** The other side considers something that must stay hidden; only views hold this [F.29]. */
export interface Waiting {
  readonly name: 'waiting';
  readonly side: Side;
}

export interface Over {
  readonly name: 'over';
}

export type WarPhase =
  | SeaRoll
  | Initial
  | FrontPayment
  | FrontRoll
  | SurrenderScuttle
  | Surrender
  | SurrenderRoll
  | Waiting
  | Over;
