import type { FieldsOf } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { z } from 'zod';
import type { Share } from '../rules/naval-combat/gunfire.ts';
import {
  AIR_UNITS,
  ALARM,
  BASE,
  type Cargo,
  COUNT,
  type DangerCause,
  FLAG,
  GROUP,
  GROUPS,
  HEXES,
  MISSION,
  OWNER,
  PLACE,
  PORT,
  SHIPS,
  SIDE,
  type Work,
  WORDS,
  WORK,
} from './parts.ts';
import type { Phase } from './phase.ts';
import type { ShipSpec } from './scenario-file.ts';
import type { Terms } from './terms.ts';
import type {
  BySide,
  GroundId,
  GroupId,
  OptionalRuleId,
  Owner,
  Part,
  PortId,
  Sea,
  Side,
} from './vocabulary.ts';

export type { AirMission, Cargo, DangerCause, Place, Work } from './parts.ts';
export type { Phase } from './phase.ts';

export type ShipWhere =
  | { readonly at: 'port'; readonly port: PortId }
  | { readonly at: 'group'; readonly group: GroupId }
  | { readonly at: 'atlantic' }
  | { readonly at: 'due' }
  | { readonly at: 'sunk' }
  /** Withdrawn, interned, or of another act. */
  | { readonly at: 'gone' };

export interface Ship {
  readonly where: ShipWhere;
  /** Hits on the side that is up. */
  readonly hits: number;
  /** [36.F.3] Flipped to its half strength for good. */
  readonly half: boolean;
  /** [F.4.4] */
  readonly refit: boolean;
  readonly cargo: readonly Cargo[];
  /** [36.F.1] Full or half gunfire support prepared this year. */
  readonly salvos: number;
  /** [36.E] Fuel paid in this player-turn, in SPs; 5 is all that need be paid. */
  readonly fuel: number;
  /** [F.22] Pays 1 SP a step from this port. */
  readonly payAsYouGo?: PortId | undefined;
  /** [36.E] Has paid for the step that is being played. */
  readonly oiled?: true | undefined;
  /** [36.A.2] Night points used in the phase, and day points since the last block. */
  readonly night: number;
  readonly day: number;
  /** [36.G] The hexside it serves as a ferry. */
  readonly ferry?: number | undefined;
  /** [F.23] Gunfire prepared for a fight in this hex; fired, it has supported who fought there [F.15.4]. */
  readonly support?:
    | { readonly hex: HexId; readonly share: Share; readonly fired?: true | undefined }
    | undefined;
  /** [36.D.2] In port, with -1 on its next roll still to come after a disaster. */
  readonly slipped?: true | undefined;
  /** [F.5.2] In port, with points already paid for work there. */
  readonly work?: Work | undefined;
  /** [F.5.4] In port since it was turned back in this player-turn. */
  readonly turnedBack: boolean;
  /** [F.19.2] Checks of this player-turn that it has behind it, kept while it lies in port. */
  readonly shipping: 'none' | 'far' | 'checked';
}

/** [F.4.2] Ships at sea that move together. */
export const GROUP_FIELDS = {
  id: GROUP,
  side: SIDE,
  ships: SHIPS,
  place: PLACE,
  /** [F.4] [F.13.2] Movement points of this step, and those spent. */
  allowance: COUNT,
  spent: COUNT,
  /** Points of the night block that is running; 0 by day. */
  nightLeft: COUNT,
  /** Has begun its move of this step; the checks of the start are behind it. */
  moved: FLAG,
  /** [36.D.2] [F.20.6] Stays where it is in this step. */
  holds: FLAG,
  /** [F.5.2] Points already paid for work in this hex. */
  work: WORK.optional(),
  /** [F.7.2] */
  seen: FLAG,
  /** [F.11.5] Found by air; F+ adds one to strikes. */
  found: z.enum(['no', 'found', 'well']),
  /** [36.D.2] The roll of this step is over. */
  contact: z.enum(['none', 'clear', 'made']),
  /** [36.D.2] Contact has called out ships in ports of the same sea area, or everywhere. */
  alarm: ALARM,
  /** [36.D.2] -1 on the next roll after a disaster. */
  slip: COUNT,
  /** [36.C.1 a] [F.21.1] Minebelts come into, or put to sea in, in this step. */
  belts: HEXES,
  /** What has had its try at the group in this step: patrols and submarines, by their ids. */
  patrols: AIR_UNITS,
  hunters: GROUPS,
  /** [F.19.2] */
  shipping: z.enum(['none', 'exposed', 'far', 'checked']),
  /** [F.5.4] Must go home and may not put to sea again. */
  turnedBack: FLAG,
  /** [F.7.3] Reacted in this step. */
  reacted: FLAG,
  /** [36.A.1] Entered its hex by way of protected waters. */
  sheltered: FLAG,
  /** [F.11.6] Strikes on it were offered in this step. */
  offered: FLAG,
  /** [F.8.8] Has fired at a port in this step. */
  bombarded: FLAG,
};
export type Group = FieldsOf<typeof GROUP_FIELDS>;

const AIR_STATUSES = ['ready', 'flown', 'aborted', 'eliminated', 'due', 'gone'] as const;

export const AIR_FIELDS = {
  status: z.enum(AIR_STATUSES),
  base: BASE,
  /** [F.11.1] Has bombed in this game turn. */
  bombed: FLAG,
  mission: MISSION.optional(),
};
export type AirUnit = FieldsOf<typeof AIR_FIELDS>;

/** [F.15] Part of a ground unit. */
export interface Troop {
  readonly unit: GroundId;
  readonly re: number;
  readonly hex: HexId;
  /** [F.15.4] Landed in this player-turn. */
  readonly landed: boolean;
  readonly moved: boolean;
}

export const PORT_FIELDS = {
  owner: OWNER,
  hits: COUNT,
  /** [F.14] Levels of the coast defence that are silenced, and lost for good. */
  suppressed: COUNT,
  cdLost: FLAG,
  garrison: COUNT,
  /** [F.18.3] */
  collateral: FLAG,
  /** [F.18.1] In this player-turn. */
  blockaded: FLAG,
  /** [36.D 3 4] The player-turns, counted from the start, until which it exerts nothing. */
  quietUntil: COUNT,
};
export type Port = FieldsOf<typeof PORT_FIELDS>;

export interface Minefield {
  readonly hex: HexId;
  readonly side: Side;
  readonly points: number;
}

/** [36.A.4] */
export const MALTA_FIELDS = { status: COUNT, unfed: COUNT, starved: FLAG };
export const ITALY_FIELDS = { morale: COUNT, surrendered: FLAG };
/** [F.27.1] `paid` is the row of the front's table that was reached: what was paid beyond it is hidden [F.29 c]. */
export const FRONT_FIELDS = { id: WORDS, box: COUNT, paid: COUNT };
/** [F.27.2] */
export const ASSAULT_FIELDS = { port: PORT, side: SIDE, from: COUNT, re: COUNT, failures: COUNT, won: FLAG };

/** What everybody knows. */
export interface Common {
  readonly scenario: string;
  /** Ships that a position made up, after those of the roster. */
  readonly extra?: readonly ShipSpec[];
  /** What the position says otherwise than its scenario. */
  readonly terms?: Terms;
  /** [S.3] Act 1 of the long Baltic game: act 2 follows. */
  readonly actTwoFollows: boolean;
  readonly map: 'mediterranean' | 'baltic';
  readonly options: { readonly [rule in OptionalRuleId]: boolean };
  /** Half-months since Jan I 41. */
  readonly date: number;
  readonly lastDate: number;
  /** Player-turns since the start. */
  readonly playerTurn: number;
  readonly phasing: Side;
  readonly part: Part;
  /** [F.3.2] Naval step, 1 to 4 or 1 to 2; 0 outside. */
  readonly step: number;
  readonly phase: Phase;
  /** One for each area [F.13]. */
  readonly seas: readonly Sea[];
  readonly ports: readonly Port[];
  /** Land hexes that changed hands since the start. */
  readonly taken: readonly { readonly hex: HexId; readonly owner: Owner }[];
  readonly troops: readonly Troop[];
  readonly air: readonly AirUnit[];
  readonly mines: readonly Minefield[];
  readonly malta: FieldsOf<typeof MALTA_FIELDS>;
  readonly fronts: readonly FieldsOf<typeof FRONT_FIELDS>[];
  readonly italy: FieldsOf<typeof ITALY_FIELDS>;
  /** [36.D] What the danger zones of this moment come from; a new object whenever they change [F.3.2]. */
  readonly danger: DangerCause;
  readonly assaults: readonly FieldsOf<typeof ASSAULT_FIELDS>[];
  /** [F.16] Hexes whose port or troops are out of supply, and for how many of their turns running. */
  readonly unsupplied: readonly { readonly hex: HexId; readonly side: Side; readonly turns: number }[];
  /** The last port or beach where troops went aboard. */
  readonly embarked: readonly { readonly unit: GroundId; readonly hex: HexId }[];
  /** [S.2] [S.3] REs of a unit that were brought home and count, less those taken back. */
  readonly brought: readonly { readonly unit: GroundId; readonly re: number }[];
  readonly once: readonly string[];
  readonly score: BySide<readonly { readonly cause: string; readonly points: number }[]>;
}

/** [F.17] */
export const POOL_FIELDS = {
  nrp: COUNT,
  /** [36.C.3] The part of a deficit that comes from sweeping. */
  sweepingDebt: COUNT,
  mines: COUNT,
  maltaRepair: COUNT,
  /** [F.17.1] Supplies of this turn that are not yet put anywhere. */
  sp: COUNT,
  srp: COUNT,
  /** By organisation. */
  arp: z.record(z.string(), COUNT).readonly(),
  /** [F.5.8] Intrinsic transport used in this player-turn. */
  intrinsic: COUNT,
  rail: COUNT,
  /** [F.17] Transport points replaced in this turn. */
  replaced: COUNT,
};
export type Pools = FieldsOf<typeof POOL_FIELDS>;

/** [F.29] What a side keeps to itself: composition, cargo, submarines, stocks, and the books that tell of them. */
export interface Fleet {
  /** One for each ship of the scenario's roster; those of the other side are at 'gone' here. */
  readonly ships: readonly Ship[];
  readonly groups: readonly Group[];
  /** SPs and SRPs by port. */
  readonly stocks: readonly { readonly port: PortId; readonly sp: number; readonly srp: number }[];
  /** [F.17] What is spent out of them tells what is repaired, mined, shipped and railed: all of it hidden. */
  readonly pools: Pools;
  /** [F.9.1] Cargo points handled in this player-turn, by port: more of them would tell more cargo. */
  readonly handled: readonly { readonly port: PortId; readonly points: number }[];
}

export interface State {
  readonly common: Common;
  readonly fleets: BySide<Fleet>;
  readonly nextGroup: number;
}
