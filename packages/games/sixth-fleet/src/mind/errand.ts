import type { HexId } from '@narrow-seas/hex';
import type { UnitSpec } from '../roster.ts';
import type { State } from '../state.ts';

/** What a level has set its mind on beyond what lies at hand. */
export interface Errand {
  /** How far it has come, in points for the Soviets. */
  readonly worth: (state: State) => number;
  /** Attacks on this hex are thought of before all others. */
  readonly target: (state: State) => HexId | undefined;
  /** Of the hexes that a unit could go to, those that serve it. */
  readonly courses: (state: State, spec: UnitSpec, open: readonly HexId[]) => readonly HexId[];
}

export const NO_ERRAND: Errand = { worth: () => 0, target: () => undefined, courses: () => [] };
