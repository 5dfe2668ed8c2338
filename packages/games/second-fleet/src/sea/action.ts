import type { HexId } from '@narrow-seas/hex';
import type { Force } from '../state.ts';
import type { Arm, UnitId } from '../vocabulary.ts';

export type SeaAction =
  | { readonly type: 'choose-arm'; readonly arm: Arm; readonly pass: boolean }
  /** [6] All forces of one's own in a hex, anew. */
  | { readonly type: 'reorganise'; readonly hex: HexId; readonly forces: readonly Force[] }
  /** [4] Ships of one hex, or one submarine; `fast` is full speed or high speed. */
  | { readonly type: 'activate'; readonly units: readonly UnitId[]; readonly fast: boolean }
  /** [5] One hex or several; it stops by itself where something happens that may change one's mind [C.5.2]. */
  | { readonly type: 'sail'; readonly path: readonly HexId[] }
  | { readonly type: 'dive'; readonly unit: UnitId; readonly deep: boolean }
  | { readonly type: 'sweep-from-air'; readonly hex: HexId }
  /** Until version 6 a submarine laid a mine when it acted. Old logs hold it; [23.1] it is always refused. */
  | { readonly type: 'lay-mine'; readonly hex: HexId }
  /** [23] */
  | { readonly type: 'take-mine'; readonly unit: UnitId };
