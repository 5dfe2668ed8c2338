import type { Game, GameTypes } from '@narrow-seas/core';
import type { Speech } from '../speech.ts';

/** A game as a judge needs it. */
export interface Bench<T extends GameTypes> {
  readonly game: Game<T>;
  readonly speech: Speech<T>;
  /** Whether the position after each action is wanted. */
  readonly show: boolean;
}
