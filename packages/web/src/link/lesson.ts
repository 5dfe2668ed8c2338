import type { LessonHead, LessonPoint, PageGoal, RuleCase } from '@narrow-seas/core';

/** Whether the step is done, or what the lesson says about a move that did not help. */
export interface LessonMark {
  readonly isMet: boolean;
  readonly instead?: string;
}

/** A lesson as the page shows it. */
export interface LessonSheet extends LessonHead {
  readonly side: string;
  /** Who plays the other sides. */
  readonly other: string;
  /** The cases that it teaches or speaks of. */
  readonly rules: readonly RuleCase[];
  readonly steps: readonly LessonStepSheet[];
}

export interface LessonStepSheet {
  readonly text: string;
  readonly hint: string;
  readonly done: string;
  readonly point: LessonPoint;
  /** Where the page decides; left out where the rules do. */
  readonly goal?: PageGoal;
  /** How many orders lead to the goal. */
  readonly orders: number;
  /** The lesson chooses how dice fall. */
  readonly hasDice: boolean;
}

/** A step of a lesson, and the position in which somebody left it. */
export interface LessonPlace {
  readonly game: string;
  readonly lesson: string;
  readonly step: number;
  readonly position?: string | undefined;
}

/** A step has begun: what the table shows, and the position in which it can be resumed. */
export interface LessonBegun<Shown> {
  readonly snapshot: Shown;
  /** The table is another one, and its whole log is told. */
  readonly isWhole: boolean;
  readonly step: number;
  readonly position: string;
}
