import type { PublicState } from '../../model/state.ts';

/** What makes a position impossible, and the unit, hex or base at fault as it is written in positions. */
export interface Flaw {
  readonly at: string;
  readonly message: string;
}

export type FlawOf = (table: PublicState) => Flaw | undefined;

export const flaw = (at: string, message: string): Flaw => ({ at, message });

/** The first that is found. */
export const firstFlaw = (table: PublicState, checks: readonly FlawOf[]): Flaw | undefined => {
  for (const check of checks) {
    const found = check(table);
    if (found !== undefined) return found;
  }
  return undefined;
};
