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
}
