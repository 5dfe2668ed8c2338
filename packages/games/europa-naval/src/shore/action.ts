import type { HexId } from '@narrow-seas/hex';
import type { AirMission } from '../state.ts';
import type { AirId, GroundId, PortId, ShipId } from '../vocabulary.ts';
import type { RaidTarget } from './phase.ts';

export type ShoreAction =
  /** [F.11.4] CAP or patrol. */
  | { readonly type: 'cover'; readonly unit: AirId; readonly mission: AirMission }
  /** [F.11.6] to [F.11.9] */
  | {
      readonly type: 'raid';
      readonly bombers: readonly AirId[];
      readonly escorts: readonly AirId[];
      readonly target: RaidTarget;
    }
  /** [F.11.6] */
  | { readonly type: 'hit-ship'; readonly ship: ShipId }
  /** [F.15.2] */
  /** `path` begins where the part stands. */
  | { readonly type: 'march'; readonly unit: GroundId; readonly re: number; readonly path: readonly HexId[] }
  | {
      readonly type: 'rail-troops';
      readonly unit: GroundId;
      readonly re: number;
      readonly from: HexId;
      readonly to: HexId;
    }
  /** [F.9.3] */
  | { readonly type: 'demolish'; readonly unit: GroundId; readonly hex: HexId }
  /** [F.15.3] */
  | {
      readonly type: 'attack';
      readonly from: readonly { readonly unit: GroundId; readonly hex: HexId }[];
      readonly hex: HexId;
      readonly support: readonly ShipId[];
    }
  /** [F.27.2] With so many REs bought. */
  | {
      readonly type: 'assault';
      readonly port: PortId;
      readonly bought: number;
      readonly from?: PortId | undefined;
    }
  | { readonly type: 'retreat'; readonly hex: HexId }
  | { readonly type: 'advance'; readonly units: readonly { readonly unit: GroundId; readonly hex: HexId }[] };
