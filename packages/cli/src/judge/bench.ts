import type { Game, GameTypes } from '@narrow-seas/core';
import type { Glossary } from '../glossary.ts';

/** A game as a judge needs it. */
export interface Bench<T extends GameTypes> {
  readonly game: Game<T>;
  readonly glossary: Glossary<T['state']>;
  /** Whether the position after each action is wanted. */
  readonly show: boolean;
}
