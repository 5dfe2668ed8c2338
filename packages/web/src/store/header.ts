import type { JsonObject } from '@narrow-seas/core';
import type { Bookmark } from '../link/protocol.ts';

/** Who wrote a game last, and how long it then was: who finds another stamp than his own has been overtaken. */
export interface Stamp {
  /** A word of the tab that writes; every opening of a game makes another. */
  readonly owner: string;
  readonly length: number;
}

/** What is saved of a game beside its moves: all that the list of games reads. */
export interface SaveHeader extends Stamp {
  readonly id: string;
  readonly game: string;
  /** The name of its scenario. */
  readonly title: string;
  /** How far it has come; absent where that was never written. */
  readonly phase?: string;
  /** The turn, who leads and who is to move, in words and names; absent in older headers. */
  readonly turn?: string;
  readonly lead?: string;
  readonly actor?: readonly string[];
  /** Its bookmarks, under the name that saves have had from the start. */
  readonly marks: readonly Bookmark[];
  readonly seats: { readonly [side: string]: string };
  /** Milliseconds, for sorting. */
  readonly at: number;
  readonly over: boolean;
  /** How many of the player's first entries set up the game for him; absent in older headers. */
  readonly prepared?: number;
  /** Everything of the save but its moves. */
  readonly head: JsonObject;
}
