import type { Continuation } from '@narrow-seas/core';

/** After this many of the viewer's entries; left out: now. */
export interface ExplorerQuestion {
  readonly at?: number;
  /** Milliseconds. */
  readonly slice: number;
}

/** A stored game in which the position was reached. */
export interface ExploredGame {
  readonly id: string;
  readonly title: string;
  /** Milliseconds: when it was last played. */
  readonly at: number;
}

/** What was played from a position in the games of this browser, as far as they are read. */
export interface Explored {
  readonly continuations: readonly Continuation<object>[];
  /** The games that are meant by the places of a continuation. */
  readonly games: readonly ExploredGame[];
  /** How many stored games were read, and how many there are. */
  readonly read: number;
  readonly all: number;
  readonly complete: boolean;
}
