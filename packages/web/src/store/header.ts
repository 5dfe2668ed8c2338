import type { JsonObject } from '@narrow-seas/core';
import type { Mark } from '../link/protocol.ts';

/** Who wrote a game last, and how long it then was: who finds another stamp than his own has been overtaken. */
export interface Stamp {
  /** A word of the tab that writes; every opening of a game makes another. */
  readonly owner: string;
  readonly length: number;
}

/** What is kept of a game beside its moves: all that the list of games reads. */
export interface SaveHeader extends Stamp {
  readonly id: string;
  readonly game: string;
  /** The name of its scenario. */
  readonly title: string;
  /** How far it has come; absent where that was never written. */
  readonly phase?: string;
  readonly marks: readonly Mark[];
  readonly seats: { readonly [side: string]: string };
  /** Milliseconds, for sorting. */
  readonly at: number;
  readonly over: boolean;
  /** Everything of the save but its moves. */
  readonly head: JsonObject;
}
