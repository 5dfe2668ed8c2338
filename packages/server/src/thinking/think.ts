import { choose, LEVELS, type Memory, playerOf } from '@narrow-seas/ai';
import type { GamePackage, GameTypes, Question, SomeGame, Tasking } from '@narrow-seas/core';

/** What the computer is asked, as it travels to a thread: what its side sees, and nothing else. */
export interface Task {
  readonly game: string;
  readonly side: string;
  readonly level: string;
  readonly view: object;
  /** Equal seeds think alike, so a task that is done again after a crash comes to the same move if it remembers the same. */
  readonly seed: number;
  /** What the side ordered before. Without it the computer deliberates again. */
  readonly tasking?: Tasking | undefined;
}

/** What came of a task. */
export interface Move {
  readonly action: object;
  /** What is ordered now: to be remembered until the next task of the side. */
  readonly tasking: Tasking | undefined;
}

/** The computer's move; undefined where it has none. */
export const think = (some: SomeGame, task: Task): Move | undefined => some(pack => thinkFor(pack, task));

const thinkFor = <T extends GameTypes, Q extends Question>(
  { game, mind }: GamePackage<T, Q>,
  { side, level, view, seed, tasking }: Task,
): Move | undefined => {
  const known = LEVELS.find(name => name === level) ?? 'cadet';
  const mover = game.sides.find(name => name === side);
  if (mover === undefined || mind === undefined) return undefined;
  const memory: Memory = { tasking };
  const action = choose(playerOf(known, game, mind, seed, memory), view, mover);
  return action === undefined ? undefined : { action, tasking: memory.tasking };
};
