import type { HexId } from '@narrow-seas/hex';
import type { DangerCause } from '../danger-zone.ts';
import type { AirId, AreaId, FieldId, GroundId, Owner, PortId, Sea, ShipId, Side } from '../vocabulary.ts';

/** [F.17] The pools that are one number. */
export const POOLS = [
  'nrp',
  'sweepingDebt',
  'mines',
  'maltaRepair',
  'sp',
  'srp',
  'intrinsic',
  'rail',
  'replaced',
] as const;
export type PoolName = (typeof POOLS)[number];

export type WarEvent =
  | { readonly type: 'sea-set'; readonly area: AreaId; readonly sea: Sea }
  /** [F.24] In a port, or in the Atlantic. */
  | { readonly type: 'arrived'; readonly ship: ShipId; readonly port?: PortId | undefined }
  /** On a field, or on its carrier. */
  | { readonly type: 'air-arrived'; readonly unit: AirId; readonly field?: FieldId | undefined }
  | { readonly type: 'troops-arrived'; readonly unit: GroundId; readonly hex: HexId; readonly re: number }
  | { readonly type: 'withdrew'; readonly ship: ShipId }
  | { readonly type: 'air-withdrew'; readonly unit: AirId }
  /** [F.18.1] The ports that are blockaded in this player-turn; no others are. */
  | { readonly type: 'blockaded'; readonly ports: readonly PortId[] }
  /** [36.D] A new cause of the danger zones. */
  | { readonly type: 'zones-drawn'; readonly danger: DangerCause }
  | { readonly type: 'pool'; readonly side: Side; readonly what: PoolName; readonly change: number }
  | { readonly type: 'arp'; readonly side: Side; readonly organisation: string; readonly change: number }
  /** A change of what lies at a port. */
  | {
      readonly type: 'stocked';
      readonly side: Side;
      readonly port: PortId;
      readonly sp: number;
      readonly srp: number;
    }
  | { readonly type: 'mended'; readonly ship: ShipId; readonly hits: number }
  /** [F.17] A sunk transport is afloat again, with one point. */
  | { readonly type: 'refloated'; readonly ship: ShipId; readonly port: PortId }
  | { readonly type: 'air-mended'; readonly unit: AirId }
  | { readonly type: 'port-mended'; readonly port: PortId; readonly hits: number; readonly fort: number }
  /** [36.A.4.b] The engineers at work there march no more in this player-turn. */
  | { readonly type: 'engineered'; readonly unit: GroundId; readonly hex: HexId }
  /** [S] A port changes hands without a fight. */
  | { readonly type: 'port-given'; readonly port: PortId; readonly owner: Owner; readonly quiet: boolean }
  /** Where troops went aboard, for those who count them ashore. */
  | { readonly type: 'embarked'; readonly unit: GroundId; readonly hex: HexId }
  /** [S.2] [S.3] REs more, or fewer, that count as brought home. */
  | { readonly type: 'brought'; readonly unit: GroundId; readonly re: number }
  /** [F.3.2] A side's initial phase begins: what lasted until then is over. */
  | { readonly type: 'turn-opened'; readonly side: Side }
  /** [F.18.3] [F.14.1] At its end: markers go, coast defences in supply fire again. */
  | { readonly type: 'markers-cleared'; readonly side: Side }
  | { readonly type: 'malta-set'; readonly status: number; readonly unfed: number; readonly starved: boolean }
  | { readonly type: 'ferrying'; readonly ship: ShipId; readonly hexside?: number | undefined }
  | { readonly type: 'refitting'; readonly ship: ShipId; readonly refit: boolean }
  /** [F.16] */
  | {
      readonly type: 'supply-judged';
      readonly side: Side;
      readonly unsupplied: readonly { readonly hex: HexId; readonly turns: number }[];
    }
  | { readonly type: 'front-moved'; readonly front: string; readonly box: number }
  | { readonly type: 'front-paid'; readonly front: string; readonly sp: number }
  | { readonly type: 'assault-failed'; readonly port: PortId }
  | { readonly type: 'assault-won'; readonly port: PortId }
  | { readonly type: 'morale'; readonly points: number }
  | { readonly type: 'surrendered' }
  /** [F.28.4] Aircraft go for a ship on its way to Malta. */
  | { readonly type: 'fleet-struck'; readonly ship: ShipId; readonly bombers: readonly AirId[] }
  /** [S] Something that happens once: an event of the scenario. */
  | { readonly type: 'happened'; readonly what: string }
  /** [S.3] The second act is set up. */
  | { readonly type: 'act-two' }
  /** [F.3.1] The game turn is over: aircraft may bomb again, a new year brings new gunfire. */
  | { readonly type: 'turn-closed' }
  | { readonly type: 'scored'; readonly side: Side; readonly cause: string; readonly points: number };
