import type { State } from '../model/state.ts';

/** What makes a position impossible, and the ship, group or place at fault as it is written in positions. */
export interface Flaw {
  readonly at: string;
  readonly message: string;
}

export type FlawOf = (state: State) => Flaw | undefined;

export const flaw = (at: string, message: string): Flaw => ({ at, message });
