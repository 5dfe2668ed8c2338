import type { GameCard } from '../link/protocol.ts';
import type { Exhibit } from './exhibit.ts';

/** What one click starts. */
export interface Quick {
  readonly scenario: string;
  readonly side: string;
  /** The level of the computer on the other side. */
  readonly level: string;
  /** Commands that set up by the book, and in how many phases of the player. */
  readonly prepare: { readonly commands: readonly string[]; readonly phases: number };
}

/** What is known of a game before any of it is loaded: enough for its card on the start page. */
export interface Poster extends GameCard {
  /** What is this? In two sentences. */
  readonly about: string;
  /** What each side is called. */
  readonly names: { readonly [side: string]: string };
  readonly quick: Quick;
}

/** A game of the page. How it looks and speaks is loaded when somebody wants to see it. */
export interface Shelved {
  readonly poster: Poster;
  readonly load: () => Promise<Exhibit>;
}
