import {
  failed,
  type Game,
  type GameTypes,
  ok,
  type Opening,
  readSave,
  type Result,
} from '@narrow-seas/core';
import type { Problem } from '@narrow-seas/protocol';
import { byFault, problem } from './problems.ts';

const OVER = problem('over', 'The game in this file is over: nobody can play on from it.');

/** Where a file ends. Nothing in it is trusted: the rules decide again on every move of a saved game. */
const lastState = <T extends GameTypes>(game: Game<T>, file: string): Result<T['state'], Problem> => {
  if (!file.trimStart().startsWith('{')) {
    const read = game.notation.parse(file);
    return read.ok ? read : failed(byFault(read.error));
  }
  const saved = readSave(game, file);
  return saved.ok ? ok(saved.value.match.state) : failed(byFault(saved.error));
};

/** The opening of a game that goes on from a file: a position, which is checked once more when the game is set up. */
export const openingFromFile = <T extends GameTypes>(
  game: Game<T>,
  file: string,
): Result<Opening, Problem> => {
  const state = lastState(game, file);
  if (!state.ok) return state;
  if (game.outcome(state.value) !== undefined) return OVER;
  return ok({ position: game.notation.print(state.value) });
};
