import type { GameTypes } from './game.ts';
import type { Entry, Opening } from './match.ts';
import type { Fault } from './fault.ts';
import type { Result } from './result.ts';

/**
 * A lesson: a position, and steps that a newcomer takes in it. Each step says one thing, waits for what the player does,
 * and looks at the result. A lesson is a file of data (docs/lessons.md); this is what is read from it.
 */
export interface Lesson<T extends GameTypes> extends LessonHead {
  /** Cases of the rules that it teaches. */
  readonly rules: readonly string[];
  /** The side of the player. */
  readonly side: T['side'];
  /** Who plays the other sides: a level of the computer, or nobody, and then only what a step has ready is answered. */
  readonly other: string;
  /** For the dice that no step chooses, and for the computer: everybody who learns has the same ones. */
  readonly seed: number;
  readonly start: LessonStart<T>;
  readonly steps: readonly LessonStep<T>[];
}

/** What a list of lessons tells of one. */
export interface LessonHead {
  readonly id: string;
  readonly title: string;
  /** What one learns, in one line. */
  readonly learn: string;
  readonly minutes: number;
}

/** Nobody plays the other sides: they answer what they must, as little as they can. */
export const NOBODY = 'nobody';

export interface LessonStart<T extends GameTypes> {
  readonly opening: Opening;
  readonly state: T['state'];
}

export interface LessonStep<T extends GameTypes> {
  /** One thing to do, in plain words. Cases of the rules stand in brackets. */
  readonly text: string;
  readonly point: LessonPoint;
  readonly goal: LessonGoal<T>;
  readonly hint: string;
  /** The orders that reach the goal, in the notation of the game; empty where the page itself can show it. */
  readonly show: readonly string[];
  /** Said when the goal is reached. */
  readonly done: string;
  /** What to say about moves that are legal and do not help; the first that holds is said. */
  readonly instead: readonly Instead<T>[];
  readonly dice: LessonDice;
  /** What the other side does when it is asked, in the notation of the game and in this order. */
  readonly replies: readonly string[];
  /** Set where the step begins from another position than that in which the step before it ended. */
  readonly start?: LessonStart<T>;
}

export interface Instead<T extends GameTypes> {
  readonly when: TableGoal<T>;
  readonly text: string;
  /** Orders after which it is said, in the notation of the game: a test gives them. */
  readonly by: readonly string[];
}

/** The faces of the next dice of this step. What is left out falls as the seed says. */
export interface LessonDice {
  /** After what the player does. */
  readonly yours: readonly number[];
  /** After what another side does. */
  readonly theirs: readonly number[];
}

/** What a step points at, by the numbers of the game, and a part of the page. */
export interface LessonPoint {
  readonly hexes: readonly number[];
  readonly pieces: readonly number[];
  readonly part?: LessonPart;
}

/** Parts of the page that a step may point at. */
export const LESSON_PARTS = ['primary', 'end', 'undo', 'layers', 'score', 'track', 'panel'] as const;
export type LessonPart = (typeof LESSON_PARTS)[number];

/** What the page decides by itself, because nothing happens on the table. */
export type PageGoal =
  /** The player has read it. */
  | { readonly type: 'continue' }
  /** One of these pieces is in the hand. */
  | { readonly type: 'pick'; readonly pieces: readonly number[] }
  /** One of these hexes is selected or pointed at. */
  | { readonly type: 'look'; readonly hexes: readonly number[] }
  /** This layer is on. */
  | { readonly type: 'layer'; readonly layer: string };

/** Looks at what happened since the step began. */
export type TableGoal<T extends GameTypes> = (moment: LessonMoment<T>) => boolean;

export type LessonGoal<T extends GameTypes> =
  | { readonly at: 'page'; readonly goal: PageGoal }
  | { readonly at: 'table'; readonly isMet: TableGoal<T> };

/** The table when a step began, now, and what happened in between. */
export interface LessonMoment<T extends GameTypes> {
  readonly side: T['side'];
  readonly before: T['state'];
  readonly after: T['state'];
  readonly entries: readonly Entry<T>[];
}

/** The lessons of a game, in the order in which one takes them. */
export interface Course<T extends GameTypes> {
  readonly heads: readonly LessonHead[];
  /** Reads one; a fault tells the place in its file. */
  readonly read: (id: string) => Result<Lesson<T>, Fault>;
}
