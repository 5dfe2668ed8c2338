import { counted, type GameTypes } from '@narrow-seas/core';
import type { Opened } from './open.ts';
import { REPLAY_WORDS } from '../words/verbs.ts';

type Told<T extends GameTypes> = Pick<Opened<T>, 'game' | 'match' | 'changes'>;

/** What was not checked of a match that was played under older rules; undefined when all of it was. */
export const sayOlder = <T extends GameTypes>({ game, match, changes }: Told<T>): string | undefined => {
  const { older } = match;
  if (older === undefined) return undefined;
  const which =
    older.moves === match.length
      ? REPLAY_WORDS.allMoves
      : REPLAY_WORDS.firstMoves(counted(older.moves, 'move'), older.moves === 1);
  return [REPLAY_WORDS.older(game.id, older.rules, game.version, which), ...changes].join(' ');
};
