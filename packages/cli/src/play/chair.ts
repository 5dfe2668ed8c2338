import type { GameTypes, Result } from '@narrow-seas/core';

/** What the side witnessed of one entry of the log. */
export interface Witnessed<T extends GameTypes> {
  readonly by: string;
  readonly sights: readonly T['sight'][];
}

/** A place at a match, here or on a server: all that a terminal needs of it. A refusal is one sentence. */
export interface Chair<T extends GameTypes> {
  /** The side that sits here now; at one keyboard for two it changes with the turn. */
  readonly side: () => T['side'];
  readonly view: () => T['view'];
  /** Whether the side may act now. */
  readonly mayAct: () => boolean;
  /** How it ended; undefined while it is played. */
  readonly outcome: () => string | undefined;
  /** What the side has witnessed since this was last asked. */
  readonly news: () => readonly Witnessed<T>[];
  readonly act: (actions: readonly T['action'][]) => Promise<Result<undefined, string>>;
  readonly undo: () => Promise<Result<undefined, string>>;
  /** Lets the others play until the side may act, the game is over, or somebody has had enough. */
  readonly wait: (isStopped: () => boolean) => Promise<Result<undefined, string>>;
  /** Whether everybody has sat down: before that there is no view. */
  readonly hasBegun: () => boolean;
  /** Whether a server keeps it: the others may take days, so what is typed meanwhile is heard. */
  readonly isElsewhere: boolean;
  /** The match as a file; undefined where a server keeps it. */
  readonly save?: () => string;
}
