import type { Counsel, Game, GameTypes, Match, Mind, Question, WinCurves } from '@narrow-seas/core';
import type { Level } from '../level.ts';

/** What is to be analysed, and how. Equal requests give equal analyses. */
export interface AnalysisRequest<T extends GameTypes, Q extends Question> {
  readonly game: Game<T>;
  readonly mind: Mind<T, Q>;
  readonly counsel: Counsel<T>;
  readonly match: Match<T>;
  /** Values are told for this side. */
  readonly side: T['side'];
  /** Only what `side` knew is looked at, and only its decisions: for a game with secrets that is under way. */
  readonly isOwnView: boolean;
  readonly level: Level;
  readonly seed: number;
  /** The points of one level of victory. */
  readonly scale: number;
  /** The lead of `side` by the score, where the game keeps one. */
  readonly leadOf?: (state: T['state']) => number;
  /** The turn of a position, where the game counts turns. */
  readonly turnOf?: (state: T['state']) => number;
  /** How values become chances, where somebody has counted. */
  readonly chances?: WinCurves<T>;
}
