import type { Fault, JsonObject, Result } from '@narrow-seas/core';
import type { SoughtPosition } from './analyst.ts';
import type { EditingCalls } from '../link/editing.ts';
import type { ProblemCalls } from '../link/problem-calls.ts';
import type {
  Action,
  Bookmark,
  Calls,
  OpenedVariation,
  PossibleThrow,
  Snapshot,
  VariationOrder,
  VariationStep,
} from '../link/protocol.ts';

type SessionCall = Exclude<
  keyof Calls,
  | keyof EditingCalls
  | keyof ProblemCalls<Action, Snapshot>
  | 'readRulesTable'
  | 'reference'
  | 'open'
  | 'resume'
  | 'reopen'
  | 'openOnline'
  | 'openLesson'
  | 'lessonStep'
  | 'lessonOrder'
  | 'reconnect'
  | 'leave'
  | 'retrySave'
  | 'setBookmarks'
  | 'closeVariation'
  | 'variationLine'
  | 'throws'
  | 'throwDice'
  | 'openVariation'
  | 'explore'
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
  /** After this many of the viewer's entries, or now; undefined where nobody can analyse the match. */
  readonly position: (at?: number) => SoughtPosition | undefined;
  readonly snapshot: () => Snapshot;
  /** Takes the viewer's bookmarks; answers with everybody's, at places of the log. */
  readonly setBookmarks: (bookmarks: readonly Bookmark[]) => readonly Bookmark[];
  /** What a save says before its moves. */
  readonly head: JsonObject;
}

/** A match in this browser: everything is answered at once. */
export type Session = Answers<'at-once'> & SessionParts;

/** One match with its answers to the page, here or on a server. Which game it is of is its own business. */
export type AnySession = Answers<'in-time'> &
  SessionParts & {
    readonly close?: () => void;
    /** Tries at once to reach the server again. */
    readonly reconnect?: () => void;
  };

/** A line of moves beside the game, played at a table of its own. */
export interface Variation {
  /** The session of the moment: it is another one after the dice were stopped. */
  readonly session: () => Session;
  readonly line: () => readonly VariationStep[];
  readonly throws: (at: number) => readonly PossibleThrow[];
  readonly throwDice: () => Snapshot;
}

interface Opened {
  readonly variation: Variation;
  readonly told: OpenedVariation;
}

/** Undefined where the match is not analysed for who sits here. */
export type OpenVariation = (order: VariationOrder) => Result<Opened, Fault> | undefined;
