import type { GameService } from '../games/service.ts';
import type { Remembered } from './remembered.ts';
import type { Move, Task } from './think.ts';

export interface ComputersParts {
  readonly games: Pick<GameService, 'asked' | 'answer'>;
  readonly gameOf: (id: string) => Promise<string | undefined>;
  readonly think: (task: Task) => Promise<Move | undefined>;
  readonly remembered: Remembered;
}

/** A number from the game and the place in its log: the same task is thought about alike wherever it is done. */
const seedOf = (id: string, number: number): number => {
  let hash = number;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 1;
};

/**
 * The move of a computer seat at one number of a game. Done twice, or in two processes, it is stored once: the log takes
 * one entry of a number, and at any other number there is nothing to do.
 */
export const playComputer = async (
  { games, gameOf, think, remembered }: ComputersParts,
  id: string,
  number: number,
): Promise<void> => {
  const asked = await games.asked(id, number);
  const game = asked === undefined ? undefined : await gameOf(id);
  if (asked === undefined || game === undefined) return;
  const { side } = asked;
  const tasking = remembered.of(id, side);
  const move = await think({ game, ...asked, seed: seedOf(id, number), tasking });
  if (move === undefined) return;
  remembered.keep(id, side, move.tasking);
  await games.answer(id, number, side, move.action);
};
