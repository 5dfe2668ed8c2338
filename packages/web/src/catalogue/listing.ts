import type { LessonHead, QuickStart } from '@narrow-seas/core';
import type { GameCard } from '../link/protocol.ts';
import type { GameDisplay } from './game-display.ts';
import type { ProblemHead } from '../link/problem.ts';
import type { LoadHistories } from './history.ts';

/** What is known of a game before any of it is loaded: enough for its card on the start page. */
export interface StartCard extends GameCard {
  /** What is this? In two sentences. */
  readonly about: string;
  /** What each side is called. */
  readonly names: { readonly [side: string]: string };
  /** The scenarios that have a page of history. */
  readonly histories: readonly string[];
  readonly quick: QuickStart;
}

/** A game of the page. How it looks and speaks is loaded when somebody wants to see it. */
export interface GameListing {
  readonly card: StartCard;
  readonly load: () => Promise<GameDisplay>;
  readonly loadHistories: LoadHistories;
  /** Its lessons by name; empty where it has none. */
  readonly loadCourse: () => Promise<readonly LessonHead[]>;
  /** Its problems by name; empty where it has none. */
  readonly loadProblems: () => Promise<readonly ProblemHead[]>;
}
