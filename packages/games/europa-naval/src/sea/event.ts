import type { HexId } from '@narrow-seas/hex';
import type { Share } from '../gunfire.ts';
import type { Cargo, Place, Work } from '../state.ts';
import type { Face, GroupId, PortId, ShipId, Side, SuccessResult } from '../vocabulary.ts';
import type { Battle, Firer } from './phase.ts';

export type SeaEvent =
  | {
      readonly type: 'formed';
      readonly side: Side;
      readonly group: GroupId;
      readonly ships: readonly ShipId[];
      readonly place: Place;
    }
  /** Points spent, and where it is now. The umpire tells the enemy no more than the place [F.29]. */
  | {
      readonly type: 'moved';
      readonly group: GroupId;
      readonly place: Place;
      readonly cost: number;
      readonly sheltered: boolean;
    }
  | { readonly type: 'spent'; readonly group: GroupId; readonly cost: number }
  | { readonly type: 'night-fell'; readonly group: GroupId }
  | { readonly type: 'begun'; readonly group: GroupId; readonly hold: boolean }
  | { readonly type: 'worked'; readonly group: GroupId; readonly task: string; readonly paid: number }
  | { readonly type: 'loaded'; readonly ship: ShipId; readonly cargo: Cargo; readonly port: PortId }
  | {
      readonly type: 'unloaded';
      readonly ship: ShipId;
      readonly cargo: Cargo;
      readonly place: { readonly port: PortId } | { readonly hex: HexId };
    }
  | { readonly type: 'cargo-lost'; readonly ship: ShipId; readonly cargo: Cargo }
  | {
      readonly type: 'fuelled';
      readonly ship: ShipId;
      readonly port: PortId;
      readonly sp: number;
      readonly srp: number;
      readonly asYouGo: boolean;
      /** The step is paid for; rules before version 3 did not say so. */
      readonly oiled?: true | undefined;
    }
  | { readonly type: 'prepared'; readonly ship: ShipId; readonly hex: HexId; readonly share: Share }
  | { readonly type: 'mine-laid'; readonly side: Side; readonly hex: HexId; readonly points: number }
  | { readonly type: 'mine-swept'; readonly hex: HexId; readonly side: Side; readonly points: number }
  /** [36.C.1] `within`: it lay in the belt when it was checked, so that it has not come into it yet. */
  | {
      readonly type: 'belt-met';
      readonly group: GroupId;
      readonly hex: HexId;
      readonly within?: true | undefined;
    }
  | {
      readonly type: 'contact';
      readonly group: GroupId;
      readonly result: SuccessResult;
      readonly made: boolean;
    }
  | { readonly type: 'seen'; readonly group: GroupId }
  /** [F.8.7] A submarine has had its try at the group. */
  | { readonly type: 'hunted'; readonly group: GroupId; readonly hunter: GroupId }
  /** [F.19.2] It has been where Malta's aircraft look, far out. */
  | { readonly type: 'exposed'; readonly group: GroupId }
  | {
      readonly type: 'shipping-checked';
      readonly group: GroupId;
      readonly result: string;
      readonly far: boolean;
    }
  | { readonly type: 'turned-back'; readonly group: GroupId }
  /** [F.8.6] It goes no further in this step. */
  | { readonly type: 'stopped'; readonly group: GroupId }
  /** [F.7.4] With so many points to spend. */
  | { readonly type: 'reacted'; readonly group: GroupId; readonly points: number }
  | { readonly type: 'hit'; readonly ship: ShipId; readonly hits: number }
  | { readonly type: 'sunk'; readonly ship: ShipId }
  | { readonly type: 'battle-began'; readonly battle: Battle }
  | {
      readonly type: 'fired';
      readonly firer: Firer;
      readonly target: Firer;
      readonly face: Face;
      readonly hits: number;
    }
  | { readonly type: 'fort-suppressed'; readonly port: PortId; readonly levels: number }
  | { readonly type: 'battle-ended'; readonly battle: Battle; readonly brokeOff?: Side | 'both' | undefined }
  /** [F.8.8] */
  | { readonly type: 'bombarded'; readonly group: GroupId; readonly port: PortId }
  /** [F.5.8] Intrinsic transport: left, lost, or ashore. */
  | {
      readonly type: 'carriage-left';
      readonly side: Side;
      readonly from: PortId;
      readonly to: PortId;
      readonly cargo: Cargo;
    }
  | { readonly type: 'carriage-lost'; readonly side: Side; readonly cargo: Cargo }
  | {
      readonly type: 'carriage-ended';
      readonly side: Side;
      readonly from: PortId;
      readonly port: PortId;
      readonly cargo: Cargo;
    }
  | { readonly type: 'torpedoed'; readonly hunter: GroupId; readonly target: ShipId; readonly hits: number }
  /** [36.D.2] [F.5.2] What ships take with them out of a group that lies in port when the step ends. */
  | {
      readonly type: 'kept';
      readonly side: Side;
      readonly ships: readonly ShipId[];
      readonly slipped?: true | undefined;
      readonly work?: Work | undefined;
    }
  /** At the start of a step, and of a phase; `idle`: work under way is lost, which it was not before version 3. */
  | { readonly type: 'step-began'; readonly phaseToo: boolean; readonly idle?: true | undefined };
