import type { Chance } from './chance.ts';
import type { Command } from './command.ts';
import type { GameTypes } from './game.ts';
import type { Random } from './random.ts';
import type { Sketch } from './sketch.ts';

/** Something to decide in a phase. A game adds what it is about. */
export interface Question {
  /** Doing nothing is no answer. */
  readonly required: boolean;
}

/** What a game tells the computer beyond its rules: what is good, and what is worth trying. */
export interface Mind<T extends GameTypes, Q extends Question> {
  /** How good a position is for the side, in points. The greater, the better. */
  readonly evaluate: (state: T['state'], side: T['side']) => number;
  /** Grows with every phase; a plan is good for one. */
  readonly stage: (state: T['state']) => number;
  /** The decisions of the phase, in the order in which they are best taken. */
  readonly questions: (view: T['view']) => readonly Q[];
  /** A few legal answers; none when the question no longer stands. */
  readonly answers: (view: T['view'], question: Q, random: Random) => readonly T['action'][];
  /** What ends a phase of many decisions; undefined when it may not end, or ends by itself. */
  readonly close: (view: T['view']) => T['action'] | undefined;
  /** What chance may do now, outcomes that lead to the same put together. */
  readonly outcomes: (state: T['state']) => readonly Chance<T['action']>[];
  /** What the side to act does at once when it is asked in the middle of something; undefined in quiet positions. */
  readonly reflex: (state: T['state']) => T['action'] | undefined;
  /** Whole plans for the phase that were found good before play, each with what ends it. */
  readonly openings?: (view: T['view']) => readonly (readonly T['action'][])[];
  /** A plan of the phase that is changed in place, where the game can reckon so. */
  readonly sketch?: (view: T['view'], random: Random) => Sketch<T['action']> | undefined;
  /** How forces are given tasks that last, where the game has forces to command. */
  readonly command?: Command<T, Q>;
  /** What a level knows beyond the others; left out where all know the same and only think harder. */
  readonly at?: (level: string) => Mind<T, Q>;
}
