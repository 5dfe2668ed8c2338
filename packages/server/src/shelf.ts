import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { loadCatalogue } from '@narrow-seas/catalogue';
import { cardOf, type GameCard } from '@narrow-seas/core';

/** The built program: Node runs no TypeScript in a thread. */
const PROGRAM = new URL('../dist/shelf-thread.js', import.meta.url);

/** The cards of all games, in the order of the page. Loading all their rules takes seconds. */
export const loadCards = async (): Promise<readonly GameCard[]> =>
  (await loadCatalogue()).map(some => some(({ game }) => cardOf(game)));

/** The same, worked out in a thread that ends with it: nobody else waits, and a list takes no memory for rules. */
export const askForCards = async (): Promise<readonly GameCard[]> => {
  const thread = new Worker(PROGRAM);
  thread.unref();
  const [cards] = (await once(thread, 'message')) as [readonly GameCard[]];
  return cards;
};
