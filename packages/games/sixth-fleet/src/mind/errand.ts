import type { HexId } from '@narrow-seas/hex';
import type { UnitSpec } from '../model/roster.ts';
import type { State } from '../model/state.ts';

/** An aim of a level that reaches beyond the present fight. */
export interface Errand {
  /** How far it has come, in points for the Soviets. */
  readonly worth: (state: State) => number;
  /** Attacks on this hex are thought of before all others. */
  readonly target: (state: State) => HexId | undefined;
  /** Of the hexes that a unit could go to, those that serve it. */
  readonly courses: (state: State, spec: UnitSpec, open: readonly HexId[]) => readonly HexId[];
}

export const NO_ERRAND: Errand = { worth: () => 0, target: () => undefined, courses: () => [] };
