import { LEVELS, playerOf } from '@narrow-seas/ai';
import type { GamePackage, GameTypes, Question, SomeGame } from '@narrow-seas/core';

/** What the computer is asked, as it travels to a thread: what its side sees, and nothing else. */
export interface Task {
  readonly game: string;
  readonly side: string;
  readonly level: string;
  readonly view: object;
  /** Equal seeds think alike, so a task that is done again after a crash comes to the same move. */
  readonly seed: number;
}

/** The computer's move; undefined where it has none. */
export const think = (some: SomeGame, task: Task): object | undefined => some(pack => thinkFor(pack, task));

const thinkFor = <T extends GameTypes, Q extends Question>(
  { game, mind }: GamePackage<T, Q>,
  { side, level, view, seed }: Task,
): object | undefined => {
  const known = LEVELS.find(name => name === level) ?? 'cadet';
  const mover = game.sides.find(name => name === side);
  if (mover === undefined || mind === undefined) return undefined;
  const thinking = playerOf(known, game, mind, seed).think(view, mover);
  for (let step = thinking.next(); ; step = thinking.next()) if (step.done) return step.value;
};
