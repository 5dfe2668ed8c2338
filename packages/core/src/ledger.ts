import type { GameTypes } from './game.ts';

/** A unit that was lost. */
export interface Loss {
  readonly side: string;
  readonly kind: string;
  readonly cause: string;
}

/** What a game tells the laboratory beyond its outcome. */
export interface Ledger<T extends GameTypes> {
  readonly turn: (state: T['state']) => number;
  /** The account now, for the first or the second side as `pointsTitle` says. */
  readonly points: (state: T['state']) => number;
  readonly pointsTitle: string;
  /** What an event that happened in `state` cost whom. */
  readonly losses: (state: T['state'], event: T['event']) => readonly Loss[];
}
