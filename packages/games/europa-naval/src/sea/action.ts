import type { HexId } from '@narrow-seas/hex';
import type { Share } from '../gunfire.ts';
import type { Cargo } from '../state.ts';
import type { GroupId, PortId, ShipId } from '../vocabulary.ts';
import type { Firer } from './phase.ts';

export type SeaAction =
  /** [F.4.2] Ships of one port, or of groups in one hex that have not moved, sail together from now on. */
  | { readonly type: 'form'; readonly ships: readonly ShipId[] }
  /** [F.5.1] [36.E] Out of port; Axis task forces in the Mediterranean say how they pay. */
  | { readonly type: 'put-to-sea'; readonly group: GroupId; readonly fuel: 'srp' | 'sp' | 'as-you-go' }
  /** [F.3.3] A piece of the way; it ends by itself where something happens. */
  | { readonly type: 'sail'; readonly group: GroupId; readonly path: readonly HexId[] }
  /** [F.3.3] A group at sea takes its move of the step, perhaps by night, perhaps to stay where it is [F.20.6]. */
  | {
      readonly type: 'begin';
      readonly group: GroupId;
      readonly night: boolean;
      readonly hold: boolean;
    }
  /** [36.A.2] The next five points are by night. */
  | { readonly type: 'night'; readonly group: GroupId }
  | { readonly type: 'enter-port'; readonly group: GroupId }
  /** [36.A.3] Between Gibraltar and the Atlantic. */
  | { readonly type: 'pass-gibraltar'; readonly group: GroupId }
  /** [F.5.7] [36.A.5] Along a river or canal, to the port at that end. */
  | { readonly type: 'pass-channel'; readonly group: GroupId; readonly to: PortId }
  | { readonly type: 'embark'; readonly group: GroupId; readonly ship: ShipId; readonly cargo: Cargo }
  /** [F.10] In port, over a beach held by one's own, or as a landing. */
  | {
      readonly type: 'disembark';
      readonly group: GroupId;
      readonly ship: ShipId;
      readonly how: 'port' | 'beach' | 'landing';
    }
  /** [36.C.2] */
  | { readonly type: 'lay-mine'; readonly group: GroupId; readonly ship: ShipId }
  /** [36.C.3] Works towards the 20 points of a mine point. */
  | { readonly type: 'sweep'; readonly group: GroupId }
  /** [F.23] Works towards gunfire support. */
  | { readonly type: 'prepare'; readonly group: GroupId; readonly ship: ShipId; readonly share: Share }
  /** [F.5.8] Without ships of ours. */
  | {
      readonly type: 'carry';
      readonly from: PortId;
      readonly to: PortId;
      readonly path: readonly HexId[];
      readonly cargo: Cargo;
    }
  /** [F.8.8] At ships in the port or at the port. */
  | { readonly type: 'bombard'; readonly group: GroupId; readonly target: 'ships' | 'port' }
  /** [F.8.7] */
  | { readonly type: 'hunt'; readonly hunter: GroupId; readonly prey: GroupId }
  | { readonly type: 'torpedo'; readonly target: ShipId }
  /** [F.21.4] */
  | { readonly type: 'sweep-zone'; readonly hex: HexId }
  /** [36.D.2] Brings ships of a port to sea. */
  | {
      readonly type: 'activate';
      readonly port: PortId;
      readonly ships: readonly ShipId[];
      readonly fuel: 'srp' | 'sp' | 'as-you-go';
    }
  /** [F.7.4] A piece of the way of a reacting group. */
  | {
      readonly type: 'react';
      readonly group: GroupId;
      readonly path: readonly HexId[];
      readonly night: boolean;
    }
  | { readonly type: 'fight'; readonly yes: boolean }
  /** [F.8.3] */
  | { readonly type: 'aim'; readonly firer: Firer; readonly target: Firer }
  /** [F.8.5] */
  | { readonly type: 'stay'; readonly yes: boolean }
  /** [F.8.6] */
  | { readonly type: 'withdraw'; readonly group: GroupId; readonly path: readonly HexId[] }
  | { readonly type: 'turn-back'; readonly yes: boolean }
  | { readonly type: 'take-hit'; readonly ship: ShipId };
