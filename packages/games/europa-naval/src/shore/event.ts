import type { HexId } from '@narrow-seas/hex';
import type { AirMission, AirUnit } from '../state.ts';
import type {
  AirId,
  Face,
  GroundId,
  GroupId,
  Owner,
  PortId,
  ShipId,
  Side,
  SuccessResult,
} from '../vocabulary.ts';
import type { GroundAttack, Raid } from './phase.ts';

export type ShoreEvent =
  | { readonly type: 'covering'; readonly unit: AirId; readonly mission: AirMission }
  | {
      readonly type: 'searched';
      readonly group: GroupId;
      readonly unit: AirId;
      readonly face: Face;
      readonly found: 'missed' | 'found' | 'well';
    }
  /** [F.11.6] Strikes on the group were offered in this step. */
  | { readonly type: 'strike-offered'; readonly group: GroupId }
  | { readonly type: 'raid-flown'; readonly raid: Raid }
  | {
      readonly type: 'air-fought';
      readonly unit: AirId;
      readonly other: AirId;
      readonly result: SuccessResult;
    }
  | { readonly type: 'flak'; readonly unit: AirId; readonly result: SuccessResult }
  | { readonly type: 'air-lost'; readonly unit: AirId; readonly how: 'aborted' | 'eliminated' }
  | { readonly type: 'struck'; readonly raid: Raid; readonly face: Face; readonly hits: number }
  | { readonly type: 'port-hit'; readonly port: PortId; readonly hits: number }
  | { readonly type: 'malta-bombed'; readonly hits: number }
  | { readonly type: 'based'; readonly unit: AirId; readonly base: AirUnit['base'] }
  | { readonly type: 'air-rested' }
  | {
      readonly type: 'marched';
      readonly unit: GroundId;
      readonly re: number;
      readonly from: HexId;
      readonly to: HexId;
    }
  | { readonly type: 'troops-lost'; readonly unit: GroundId; readonly re: number; readonly hex: HexId }
  | { readonly type: 'garrison-lost'; readonly port: PortId; readonly re: number }
  /** [F.23] Gunfire that was prepared has been fired. */
  | { readonly type: 'supported'; readonly ship: ShipId }
  | { readonly type: 'attacked'; readonly attack: GroundAttack; readonly shift: number }
  | { readonly type: 'attack-ended'; readonly result: SuccessResult }
  | { readonly type: 'taken'; readonly hex: HexId; readonly owner: Owner }
  | { readonly type: 'port-taken'; readonly port: PortId; readonly owner: Owner }
  | { readonly type: 'scuttled'; readonly ship: ShipId; readonly points: number }
  | {
      readonly type: 'escaped';
      readonly side: Side;
      readonly port: PortId;
      readonly ships: readonly ShipId[];
    };
