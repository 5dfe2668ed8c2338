import type { GameTypes } from './game.ts';
import type { Mind, Question } from './mind.ts';

/** What a force sets out to do, over one turn or several. Plain data: it is kept from one thought to the next. */
export interface Task {
  /** A force keeps its name as long as it stays together. */
  readonly force: string;
  /** What it is to do, told apart from everything else that it could do: `hunt`, `strike 2415`. */
  readonly aim: string;
}

/** What a side has ordered. */
export interface Tasking {
  /** The watch in which it was ordered. */
  readonly watch: number;
  readonly tasks: readonly Task[];
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
  /** How many stages a trial of orders looks ahead. */
  readonly horizon: number;
  /** What deliberation costs at each level in this game, where it is not what it usually is: moves are dearer in some games. */
  readonly effort?: { readonly [level: string]: Deliberation };
}

/** How much trouble is taken over orders. */
export interface Deliberation {
  /** Moves in all trials together; the trial under way is finished. */
  readonly moves: number;
  /** How often a change of orders is tried, each time with other dice and, where something is hidden, on another truth. */
  readonly looks: number;
  /** After how many trials a change that looks worse is given up. */
  readonly least: number;
  /** How many errors of the mean a change must be better by. */
  readonly sure: number;
  /** How often all forces are gone through. */
  readonly rounds: number;
  /** Whether the enemy is thought to order what hurts most. */
  readonly answers: boolean;
}
