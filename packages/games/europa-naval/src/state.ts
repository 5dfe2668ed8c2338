import type { HexId } from '@narrow-seas/hex';
import type { Cargo } from './cargo.ts';
import type { DangerCause } from './danger-zone.ts';
import type { Share } from './gunfire.ts';
import type { ScenarioName, ShipSpec } from './roster.ts';
import type { SeaPhase } from './sea/phase.ts';
import type { ShorePhase } from './shore/phase.ts';
import type {
  AirId,
  BySide,
  FieldId,
  GroundId,
  GroupId,
  OptionalRuleId,
  Owner,
  Part,
  PortId,
  Sea,
  ShipId,
  Side,
} from './vocabulary.ts';
import type { WarPhase } from './war/phase.ts';

export type { Cargo } from './cargo.ts';

/** Where a group or a ship is. */
export type Place =
  | { readonly at: 'sea'; readonly hex: HexId }
  | { readonly at: 'port'; readonly port: PortId }
  /** [F.2.6] */
  | { readonly at: 'atlantic' }
  /** [F.5.7] On a river or canal, so many hexsides along it. */
  | { readonly at: 'channel'; readonly channel: number; readonly along: number };

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

/** [F.5.2] Work that is spread over steps: what is done, and the points paid for it. */
export interface Work {
  readonly task: string;
  readonly paid: number;
}

/** [F.4.2] Ships at sea that move together. */
export interface Group {
  readonly id: GroupId;
  readonly side: Side;
  readonly ships: readonly ShipId[];
  readonly place: Place;
  /** [F.4] [F.13.2] Movement points of this step, and those spent. */
  readonly allowance: number;
  readonly spent: number;
  /** Points of the night block that is running; 0 by day. */
  readonly nightLeft: number;
  /** Has begun its move of this step; the checks of the start are behind it. */
  readonly moved: boolean;
  /** [36.D.2] [F.20.6] Stays where it is in this step. */
  readonly holds: boolean;
  /** [F.5.2] Points already paid for work in this hex. */
  readonly work?: Work | undefined;
  /** [F.7.2] */
  readonly seen: boolean;
  /** [F.11.5] Found by air; F+ adds one to strikes. */
  readonly found: 'no' | 'found' | 'well';
  /** [36.D.2] The roll of this step is over. */
  readonly contact: 'none' | 'clear' | 'made';
  /** [36.D.2] Contact has called out ships in ports of the same sea area, or everywhere. */
  readonly alarm: 'none' | 'area' | 'everywhere';
  /** [36.D.2] -1 on the next roll after a disaster. */
  readonly slip: number;
  /** [36.C.1 a] [F.21.1] Minebelts come into, or put to sea in, in this step. */
  readonly belts: readonly HexId[];
  /** What has had its try at the group in this step: patrols and submarines, by their ids. */
  readonly patrols: readonly AirId[];
  readonly hunters: readonly GroupId[];
  /** [F.19.2] */
  readonly shipping: 'none' | 'exposed' | 'far' | 'checked';
  /** [F.5.4] Must go home and may not put to sea again. */
  readonly turnedBack: boolean;
  /** [F.7.3] Reacted in this step. */
  readonly reacted: boolean;
  /** [36.A.1] Entered its hex by way of protected waters. */
  readonly sheltered: boolean;
  /** [F.11.6] Strikes on it were offered in this step. */
  readonly offered: boolean;
  /** [F.8.8] Has fired at a port in this step. */
  readonly bombarded: boolean;
}

export const AIR_STATUSES = ['ready', 'flown', 'aborted', 'eliminated', 'due', 'gone'] as const;
export type AirStatus = (typeof AIR_STATUSES)[number];

export interface AirUnit {
  readonly status: AirStatus;
  readonly base:
    | { readonly at: 'field'; readonly field: FieldId }
    | { readonly at: 'ship'; readonly ship: ShipId };
  /** [F.11.1] Has bombed in this game turn. */
  readonly bombed: boolean;
  readonly mission?: AirMission | undefined;
}

export type AirMission =
  | { readonly kind: 'cap'; readonly over: { readonly hex: HexId } | { readonly group: GroupId } }
  | { readonly kind: 'patrol'; readonly hex: HexId };

/** [F.15] Part of a ground unit. */
export interface Troop {
  readonly unit: GroundId;
  readonly re: number;
  readonly hex: HexId;
  /** [F.15.4] Landed in this player-turn. */
  readonly landed: boolean;
  readonly moved: boolean;
}

export interface Port {
  readonly owner: Owner;
  readonly hits: number;
  /** [F.14] Levels of the coast defence that are silenced, and lost for good. */
  readonly suppressed: number;
  readonly cdLost: boolean;
  readonly garrison: number;
  /** [F.18.3] */
  readonly collateral: boolean;
  /** [F.18.1] In this player-turn. */
  readonly blockaded: boolean;
  /** [36.D 3 4] The player-turns, counted from the start, until which it exerts nothing. */
  readonly quietUntil: number;
}

export interface Minefield {
  readonly hex: HexId;
  readonly side: Side;
  readonly points: number;
}

/** What everybody knows. */
export interface Common {
  readonly scenario: ScenarioName;
  /** Ships that a position made up, after those of the roster. */
  readonly extra?: readonly ShipSpec[];
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
  /** [36.A.4] */
  readonly malta: { readonly status: number; readonly unfed: number; readonly starved: boolean };
  /** [F.27.1] `paid` is the row of the front's table that was reached: what was paid beyond it is hidden [F.29 c]. */
  readonly fronts: readonly { readonly id: string; readonly box: number; readonly paid: number }[];
  readonly italy: { readonly morale: number; readonly surrendered: boolean };
  /** [36.D] What the danger zones of this moment come from; a new object whenever they change [F.3.2]. */
  readonly danger: DangerCause;
  readonly assaults: readonly {
    readonly port: PortId;
    readonly side: Side;
    readonly from: number;
    readonly re: number;
    readonly failures: number;
    readonly won: boolean;
  }[];
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
export interface Pools {
  readonly nrp: number;
  /** [36.C.3] The part of a deficit that comes from sweeping. */
  readonly sweepingDebt: number;
  readonly mines: number;
  readonly maltaRepair: number;
  /** [F.17.1] Supplies of this turn that are not yet put anywhere. */
  readonly sp: number;
  readonly srp: number;
  readonly arp: { readonly [organisation: string]: number };
  /** [F.5.8] Intrinsic transport used in this player-turn. */
  readonly intrinsic: number;
  readonly rail: number;
  /** [F.17] Transport points replaced in this turn. */
  readonly replaced: number;
}

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

export type Phase = SeaPhase | ShorePhase | WarPhase;
