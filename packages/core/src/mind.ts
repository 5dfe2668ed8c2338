import type { Chance } from './chance.ts';
import type { Deliberation, Task } from './command.ts';
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
  /** Whether forces are still being set up, where that has the stage of the first phase: it is a decision of its own. */
  readonly isSetUp?: (state: T['state']) => boolean;
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

/** How the computer commands the forces of a side in a game: tasks that are tried out in thought and then held. */
export interface Command<T extends GameTypes, Q extends Question> {
  /** Grows whenever orders may be given again, usually once a turn of the side; undefined where nobody can be ordered. */
  readonly watch: (view: T['view']) => number | undefined;
  /** What each force could do, the weightiest force first. Each list begins with what the force does unasked. */
  readonly choices: (view: T['view']) => readonly (readonly Task[])[];
  /** Whether the reason for the task still stands: until it ends the force is not called back for a whim. */
  readonly stands: (view: T['view'], task: Task) => boolean;
  /** What forces that hold no task are thought to do best, before any trial. */
  readonly proposed?: (view: T['view'], standing: readonly Task[]) => readonly Task[];
  /** The mind of a side whose forces do this; the others do what they do unasked. */
  readonly under: (tasks: readonly Task[]) => Mind<T, Q>;
  /** How many stages a trial of orders looks ahead: always as many, or by the game that is played. */
  readonly horizon: number | ((view: T['view']) => number);
  /** What deliberation costs at each level in this game, where it is not what it usually is: moves are dearer in some games. */
  readonly effort?: { readonly [level: string]: Deliberation };
}
