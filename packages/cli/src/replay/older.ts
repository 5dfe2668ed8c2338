import type { GameTypes } from '@narrow-seas/core';
import { counted } from '../number.ts';
import type { Opened } from './open.ts';

type Told<T extends GameTypes> = Pick<Opened<T>, 'game' | 'match' | 'changes'>;

/** What was not checked of a match that was played under older rules; undefined when all of it was. */
export const sayOlder = <T extends GameTypes>({ game, match, changes }: Told<T>): string | undefined => {
  const { older } = match;
  if (older === undefined) return undefined;
  const which =
    older.moves === match.length
      ? 'its moves were'
      : `its first ${counted(older.moves, 'move')} ${older.moves === 1 ? 'was' : 'were'}`;
  return [
    `${game.id} was played under version ${older.rules} of the rules, ours is ${game.version}; ${which} not checked.`,
    ...changes,
  ].join(' ');
};
