import type { Course, Desk, Editor, Game, GameTypes, StandingRules, Storyteller } from '@narrow-seas/core';
import type { Adviser } from './adviser.ts';
import type { Analyst } from './analyst.ts';
import type { Levels } from './levels.ts';
import type { ProblemSource } from './problem-source.ts';

/** What a game brings to the worker. */
export interface GameParts<T extends GameTypes> {
  readonly game: Game<T>;
  readonly desk: Desk<T>;
  readonly levels: Levels<T>;
  /** Left out where nobody can make scenarios. */
  readonly editor?: () => Promise<Editor<T>>;
  /** Left out where every question goes to the player. */
  readonly standing?: StandingRules<T>;
  /** Left out where a game has no words for plans. */
  readonly adviser?: Adviser<T>;
  /** Left out where nobody can analyse a match. */
  readonly analyst?: Analyst<T>;
  /** Left out where nothing is told but the log. */
  readonly story?: Storyteller<T>;
  /** Left out where a game has no lessons. */
  readonly lessons?: () => Promise<Course<T>>;
  /** Left out where a game has no problems. */
  readonly problems?: ProblemSource<T>;
}
