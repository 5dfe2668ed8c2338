import type { HexId } from '@narrow-seas/hex';
import type { Force } from '../state.ts';
import type { Arm, Mark, Side, UnitId } from '../vocabulary.ts';

/** Why a unit was lost. */
export const CAUSES = [
  'torpedo',
  'ssm',
  'bombing',
  'asw',
  'close',
  'air-combat',
  'flak',
  'mine',
  'accident',
  'no-base',
  'with-carrier',
  'with-base',
  'captured',
] as const;
export type Cause = (typeof CAUSES)[number];

export type SeaEvent =
  | { readonly type: 'initiative-taken'; readonly first: Side }
  /** `pass`: the arm is spent without acting. */
  | { readonly type: 'arm-chosen'; readonly side: Side; readonly arm: Arm; readonly pass: boolean }
  | {
      readonly type: 'reorganised';
      readonly side: Side;
      readonly hex: HexId;
      readonly forces: readonly Force[];
    }
  | { readonly type: 'activated'; readonly side: Side; readonly units: readonly UnitId[] }
  | { readonly type: 'sped-up' }
  /** The activated ships or submarine went along these hexes; the first is the first entered. */
  | {
      readonly type: 'sailed';
      readonly units: readonly UnitId[];
      readonly path: readonly HexId[];
      readonly cost: number;
    }
  | { readonly type: 'activation-ended' }
  /** [9] For the whole hex or one submarine. */
  | { readonly type: 'marked'; readonly units: readonly UnitId[]; readonly mark: Mark }
  | { readonly type: 'damaged'; readonly unit: UnitId }
  | { readonly type: 'died'; readonly unit: UnitId; readonly cause: Cause }
  /** Out of play unharmed. */
  | { readonly type: 'left'; readonly unit: UnitId; readonly why: 'unloaded' | 'landed' | 'safe' }
  | { readonly type: 'dived'; readonly unit: UnitId; readonly deep: boolean }
  | { readonly type: 'mined'; readonly hex: HexId; readonly mines: number }
  /** Until version 6: the submarine that acts has laid one there. */
  | { readonly type: 'mine-laid'; readonly hex: HexId }
  | { readonly type: 'aerial-sweep'; readonly hex: HexId };
