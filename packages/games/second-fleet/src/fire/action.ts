import type { HexId } from '@narrow-seas/hex';
import type { Force, Home } from '../state.ts';
import type { AttackType, Mission, UnitId, Zone } from '../vocabulary.ts';
import type { Aim, Role } from './phase.ts';

export type FireAction =
  /** [7] */
  | { readonly type: 'assign'; readonly unit: UnitId; readonly mission: Mission; readonly zone: Zone }
  | { readonly type: 'unassign'; readonly unit: UnitId }
  | { readonly type: 'bounce'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'mine'; readonly unit: UnitId; readonly hex: HexId }
  /** [C.12.6] A hex with ships, or a submarine. */
  | { readonly type: 'spot'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly type: 'search'; readonly unit: UnitId; readonly submarine: UnitId }
  /** [8] One mission. */
  | { readonly type: 'fly-cap'; readonly home: Home; readonly units: readonly UnitId[] }
  /** [4] Up to four aircraft of one hex. */
  | { readonly type: 'take-off'; readonly units: readonly UnitId[]; readonly roles: readonly Role[] }
  | { readonly type: 'fly'; readonly path: readonly HexId[] }
  | { readonly type: 'land'; readonly unit: UnitId; readonly home: Home }
  /** [C.11.2] */
  | { readonly type: 'intercept'; readonly home: Home }
  | { readonly type: 'let-pass' }
  | { readonly type: 'take-hit'; readonly unit: UnitId }
  /** [10] One attack on one hex. */
  | {
      readonly type: 'strike';
      readonly attack: AttackType;
      readonly units: readonly UnitId[];
      readonly hex: HexId;
      readonly over: readonly HexId[];
      readonly cruise: boolean;
    }
  /** [C.7.1] */
  | { readonly type: 'form'; readonly forces: readonly Force[] }
  /** [C.8.2] */
  | {
      readonly type: 'aim';
      readonly aims: readonly Aim[];
      readonly tacCoord: readonly UnitId[];
      readonly nuclear: boolean;
    };
