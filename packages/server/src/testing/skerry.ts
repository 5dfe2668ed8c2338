import { CATALOGUE } from '@narrow-seas/catalogue';
import type { Game, GameTypes } from '@narrow-seas/core';

/** The small game, as one whose types are its own business. */
export const skerryPack = async (): Promise<{ readonly game: Game<GameTypes> }> => {
  const some = await CATALOGUE.find(({ id }) => id === 'skerry')?.load();
  if (some === undefined) throw new Error('Skerry is in the catalogue.');
  return some(({ game }) => ({ game: game as unknown as Game<GameTypes> }));
};
