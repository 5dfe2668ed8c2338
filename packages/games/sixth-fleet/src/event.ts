import type { HexId } from '@narrow-seas/hex';
import type { Phase, Retreat } from './state.ts';
import type { Face, Side, UnitId } from './vocabulary.ts';

/** Why a unit was lost. */
export const CAUSES = [
  'combat',
  'no-retreat',
  'aircraft-hit',
  'with-carrier',
  'no-base',
  'overstacked',
  'first-strike',
  'sacrifice',
] as const;
export type Cause = (typeof CAUSES)[number];

export type Event =
  | { readonly type: 'deployed'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly type: 'embarked'; readonly unit: UnitId; readonly carrier: UnitId }
  | { readonly type: 'launched'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly type: 'moved'; readonly unit: UnitId; readonly path: readonly HexId[] }
  | { readonly type: 'grounded'; readonly unit: UnitId; readonly path: readonly HexId[] }
  | { readonly type: 'arranged'; readonly side: Side; readonly hex: HexId; readonly units: readonly UnitId[] }
  | { readonly type: 'violated' }
  | {
      readonly type: 'attacked';
      readonly attackers: readonly UnitId[];
      readonly from: HexId;
      readonly hex: HexId;
      readonly defenders: readonly UnitId[];
      readonly differential: number;
      readonly ecm: number;
      readonly need: number;
    }
  | { readonly type: 'rolled'; readonly face: Face }
  /** These must retreat. */
  | {
      readonly type: 'routed';
      readonly side: Side;
      readonly from: HexId;
      readonly units: readonly UnitId[];
      readonly cause: Retreat['cause'];
    }
  | { readonly type: 'retreated'; readonly unit: UnitId; readonly to: HexId }
  /** These must make room for `unit`. */
  | {
      readonly type: 'crowded';
      readonly side: Side;
      readonly hex: HexId;
      readonly units: readonly UnitId[];
      readonly unit: UnitId;
    }
  | { readonly type: 'displaced'; readonly unit: UnitId; readonly to: HexId }
  | { readonly type: 'died'; readonly unit: UnitId; readonly cause: Cause }
  | { readonly type: 'destroyed'; readonly hex: HexId }
  | {
      readonly type: 'opened';
      readonly side: Side;
      readonly hex: HexId;
      readonly candidates: readonly UnitId[];
    }
  | { readonly type: 'advanced'; readonly unit: UnitId; readonly hex: HexId }
  /** Back to the phase that was interrupted. */
  | { readonly type: 'resumed' }
  | { readonly type: 'began'; readonly phase: Phase }
  | { readonly type: 'turned'; readonly turn: number }
  | { readonly type: 'mobilised'; readonly face: Face }
  | { readonly type: 'delayed'; readonly until: number }
  | { readonly type: 'forfeited'; readonly unit: UnitId }
  | { readonly type: 'answered'; readonly side: Side; readonly yes: boolean }
  | { readonly type: 'extended'; readonly lastTurn: number };

/** Nothing is hidden, so only the dice are final, and those core sees for itself. */
export const final = (_event: Event): boolean => false;
