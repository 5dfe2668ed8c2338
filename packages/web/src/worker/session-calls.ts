import type { JsonObject } from '@narrow-seas/core';
import type { Bookmark, Calls, Snapshot } from '../link/protocol.ts';
import type { OpenVariation } from './variation.ts';

type SessionCall = Exclude<
  keyof Calls,
  | 'readRulesTable'
  | 'open'
  | 'resume'
  | 'reopen'
  | 'openOnline'
  | 'reconnect'
  | 'leave'
  | 'retrySave'
  | 'setBookmarks'
  | 'closeVariation'
  | 'variationLine'
  | 'throws'
  | 'throwDice'
  | 'openVariation'
>;

/** What a session is asked, and whether the answer is there at once or must come from a server. */
export type Answers<Wrapped extends 'at-once' | 'in-time'> = {
  readonly [C in SessionCall]: (
    ask: Calls[C]['ask'],
  ) => Wrapped extends 'at-once' ? Calls[C]['answer'] : Calls[C]['answer'] | Promise<Calls[C]['answer']>;
};

export interface SessionParts {
  /** Undefined where nobody can analyse the match. */
  readonly openVariation: OpenVariation;
  readonly snapshot: () => Snapshot;
  /** Takes the viewer's bookmarks; answers with everybody's, at places of the log. */
  readonly setBookmarks: (bookmarks: readonly Bookmark[]) => readonly Bookmark[];
  /** What a save says before its moves. */
  readonly head: JsonObject;
}
