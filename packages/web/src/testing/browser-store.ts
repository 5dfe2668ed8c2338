import type { Page } from 'playwright-core';

/** A game as it lies in the browser's own store. */
export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly phase: string;
  readonly length: number;
  readonly over: boolean;
  readonly owner: string;
  readonly entries: readonly unknown[];
}

/** Read beside the page, by the browser's own means. A store that is not there is an error, never a wait. */
const READ = `new Promise((resolve, reject) => {
  const asked = indexedDB.open('narrow-seas');
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => {
    const database = asked.result;
    try {
      const transaction = database.transaction(['games', 'entries']);
      const games = transaction.objectStore('games').getAll();
      const keys = transaction.objectStore('entries').getAllKeys();
      const entries = transaction.objectStore('entries').getAll();
      transaction.oncomplete = () => {
        database.close();
        resolve(games.result.map(game => ({
          ...game,
          entries: entries.result.filter((entry, place) => keys.result[place][0] === game.id),
        })));
      };
    } catch (failure) {
      database.close();
      reject(failure);
    }
  };
})`;

export const storedGames = (page: Page): Promise<readonly StoredGame[]> =>
  page.evaluate(READ) as Promise<readonly StoredGame[]>;

/** How many moves of each game are stored; the header must say the same. */
export const storedLengths = async (page: Page): Promise<readonly number[]> =>
  (await storedGames(page)).map(({ length, entries }) => (length === entries.length ? length : Number.NaN));
