/** Whose eyes tell positions apart: everybody's, where nothing is hidden any more, or those of one side. */
export type Eyes = string;

/** The eyes that see everything. */
export const ALL_EYES: Eyes = 'all';

/** One decision of a stored game: all that a side did until dice were thrown, somebody else acted or the phase was over. */
export interface PlayedDecision<A> {
  /** The positions before it and after it, as keys: equal positions have equal keys. */
  readonly before: string;
  readonly after: string;
  readonly by: string;
  /** After this many entries of the log, and after this many it is over. */
  readonly from: number;
  readonly to: number;
  readonly turn?: number;
  readonly actions: readonly A[];
  /** In a few words, and each action in words. */
  readonly title: string;
  readonly steps: readonly string[];
}

/** How a stored game ended. */
export interface PlayedEnd {
  readonly winner: string | undefined;
  /** The lead of each side by the score of the game. */
  readonly leads: { readonly [side: string]: number };
}

/** What the explorer knows of a stored game: plain data, so that it can be kept. */
export interface PlayedGame<A> {
  readonly game: string;
  readonly eyes: Eyes;
  /** Undefined while it goes on. */
  readonly end: PlayedEnd | undefined;
  readonly decisions: readonly PlayedDecision<A>[];
}

/** Where a decision was made: in which game, and at which entries. */
export interface PlayedAt {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Everything that was tried from a position in the same way. */
export interface Continuation<A> {
  readonly by: string;
  /** The position that it led to. */
  readonly after: string;
  readonly title: string;
  /** The steps that not everything else that was tried has as well. */
  readonly differs: readonly string[];
  readonly actions: readonly A[];
  /** How often, and how those games ended for the side that decided; the rest is not over. */
  readonly count: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The mean lead at the end for the side that decided; undefined where no game is over. */
  readonly points: number | undefined;
  readonly games: readonly PlayedAt[];
}
