import type { AirId, FieldId, PortId, ShipId } from '../vocabulary.ts';

export type WarAction =
  /** [F.17.1] Where this turn's supplies are put. */
  | { readonly type: 'income'; readonly port: PortId; readonly sp: number; readonly srp: number }
  | { readonly type: 'repair'; readonly ship: ShipId; readonly hits: number }
  /** [F.17] Two NRPs for a sunk transport point. */
  | { readonly type: 'replace'; readonly ship: ShipId; readonly port: PortId }
  | { readonly type: 'make-mines'; readonly points: number }
  /** [36.A.4.b] */
  | {
      readonly type: 'malta';
      readonly use: 'repair' | 'srp' | 'nrp' | 'with-sp' | 'with-srp';
      readonly points: number;
    }
  | { readonly type: 'return-air'; readonly unit: AirId }
  | { readonly type: 'rebase'; readonly unit: AirId; readonly field: FieldId }
  | { readonly type: 'mend-port'; readonly port: PortId; readonly what: 'port' | 'fort' }
  | {
      readonly type: 'rail';
      readonly from: PortId;
      readonly to: PortId;
      readonly sp: number;
      readonly srp: number;
    }
  | { readonly type: 'convert'; readonly port: PortId; readonly srp: number }
  /** [36.G] */
  | { readonly type: 'ferry'; readonly ship: ShipId; readonly hexside: number }
  /** [F.27.1] */
  | { readonly type: 'pay-front'; readonly port: PortId; readonly sp: number }
  /** [F.28.4] */
  | { readonly type: 'strike-fleet'; readonly ship: ShipId; readonly bombers: readonly AirId[] };
