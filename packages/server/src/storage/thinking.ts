import { gamesWaitingForComputer, type Query, type Store } from '@narrow-seas/store';
import { z } from 'zod';

const QUEUE = 'think';
const TASK = z.object({ game: z.string(), number: z.int() });

/** Asks for the move of a computer seat, once for each number of a game; in the transaction of the entry that made it due. */
export const sendThinking = async (
  store: Store,
  game: string,
  number: number,
  trx?: Query,
): Promise<void> => {
  await store.jobs.send(QUEUE, `${game} ${number}`, { game, number }, trx);
};

/** Does what is asked for, in whatever process, several at once. The answer stops it. */
export const workOnThinking = async (
  store: Store,
  atOnce: number,
  play: (game: string, number: number) => Promise<void>,
): Promise<() => Promise<void>> => {
  const work = async (): Promise<() => Promise<void>> =>
    store.jobs.work(QUEUE, async data => {
      const { game, number } = TASK.parse(data);
      await play(game, number);
    });
  const stops = await Promise.all(Array.from({ length: atOnce }, work));
  return async () => void (await Promise.all(stops.map(async stop => stop())));
};

/** Makes the queue, and asks again for what a restored backup has forgotten. */
export const openThinking = async (store: Store): Promise<void> => {
  await store.jobs.queue(QUEUE);
  for (const { game, length } of await gamesWaitingForComputer(store.db)) {
    // oxlint-disable-next-line no-await-in-loop -- few, and only at the start
    await sendThinking(store, game, length);
  }
};
