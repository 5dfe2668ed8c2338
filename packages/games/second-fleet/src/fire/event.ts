import type { HexId } from '@narrow-seas/hex';
import type { Force, Home, Lot, Order } from '../state.ts';
import type { BaseId, Face, Grade, Side, UnitId, Zone } from '../vocabulary.ts';
import type { Aim, AimedStrike, Role, Strike } from './phase.ts';

export type FireEvent =
  /** [7] Only the owner sees it. */
  | { readonly type: 'ordered'; readonly side: Side; readonly order: Order }
  /** [7] Only the owner sees it. */
  | { readonly type: 'countermanded'; readonly side: Side; readonly unit: UnitId }
  | { readonly type: 'assigned'; readonly side: Side }
  /** [C.12.1] Orders are opened: aircraft are on their missions. */
  | { readonly type: 'revealed'; readonly orders: readonly Order[] }
  /** [C.1.4] [C.12.5] Only the owner sees it. */
  | { readonly type: 'lot-laid'; readonly side: Side; readonly lot: Lot }
  /** [C.1.4] The mining segment is over: these mines lie on the map. */
  | { readonly type: 'lots-opened'; readonly lots: readonly Lot[] }
  /** [C.12.7] Done for the day; `held` is the zone whose sky these interceptors had for themselves. */
  | { readonly type: 'returned'; readonly units: readonly UnitId[]; readonly held?: Zone }
  | { readonly type: 'bounced'; readonly unit: UnitId; readonly target: UnitId }
  | {
      readonly type: 'cap-flown';
      readonly side: Side;
      readonly home: Home;
      readonly units: readonly UnitId[];
    }
  | {
      readonly type: 'took-off';
      readonly units: readonly UnitId[];
      readonly roles: readonly Role[];
      readonly homes: readonly Home[];
      readonly hex: HexId;
      readonly allowance: number;
    }
  | { readonly type: 'flew'; readonly path: readonly HexId[] }
  /** [C.11.2] These missions wait while the flight is in this hex. */
  | { readonly type: 'passed'; readonly homes: readonly Home[] }
  | { readonly type: 'engaged'; readonly home: Home }
  | { readonly type: 'turned-back'; readonly how: 'to-start' | 'anywhere' }
  /** The unit takes a step; what that does to it follows. */
  | { readonly type: 'hit'; readonly unit: UnitId }
  | { readonly type: 'landed'; readonly unit: UnitId; readonly home: Home }
  | { readonly type: 'struck-at'; readonly strike: Strike }
  /** [C.7.1] */
  | { readonly type: 'formed'; readonly forces: readonly Force[] }
  | { readonly type: 'aimed'; readonly aimed: AimedStrike }
  /** [C.21.8] What becomes of one salvo; none: it is decoyed. */
  | { readonly type: 'strayed'; readonly aim?: Aim }
  | {
      readonly type: 'defended';
      readonly value: number;
      readonly shift: number;
      readonly face: Face;
      readonly result: number;
    }
  | { readonly type: 'fired-on'; readonly aim: Aim; readonly face: Face; readonly points: number }
  /** The attack is over; its activation goes on. `stretched`: [C.21.7]. */
  | { readonly type: 'fired'; readonly strike: Strike; readonly stretched: boolean }
  | {
      readonly type: 'base-damaged';
      readonly base: BaseId;
      readonly part: 'airfield' | 'port';
      readonly grade: Grade;
    };
