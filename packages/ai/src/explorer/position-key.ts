import { ALL_EYES, type Eyes, type Game, type GameTypes, looseLines } from '@narrow-seas/core';
import { hashed } from '../analysis/key.ts';

/**
 * Tells positions apart as far as these eyes see them. Where all is open it is the text of the position, whose order does
 * not matter: units that were moved in another order stand the same. A side's view has no text, so it is taken as it is.
 */
export const positionKey = <T extends GameTypes>(game: Game<T>, state: T['state'], eyes: Eyes): string => {
  if (eyes === ALL_EYES) return hashed(looseLines(withLooseLists(game.notation.print(state))).join('\n'));
  const side = game.sides.find(known => known === eyes) ?? 'spectator';
  return hashed(JSON.stringify(game.view(state, side), inOrder));
};

/** `moved=b,a` is `moved=a,b`: a list in a word is in the order of the moves, too. */
const withLooseLists = (text: string): string =>
  text.replaceAll(/=([\w-]+(?:,[\w-]+)+)/g, (_, list: string) => `=${list.split(',').toSorted().join(',')}`);

/** Fields in the order of their names: how an object was made leaves no trace. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
