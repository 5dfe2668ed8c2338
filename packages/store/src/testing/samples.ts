import { createGame, type NewGame } from '../games.ts';
import { newId } from '../ids.ts';
import type { Query } from '../notify.ts';
import type { Store } from '../store.ts';

/** A guest. Answers the id. */
export const somePlayer = async (db: Query, name = 'Ada'): Promise<string> => {
  const id = newId();
  await db.insertInto('players').values({ id, name }).execute();
  return id;
};

export const someGame = (store: Store, changes: Partial<NewGame> = {}): Promise<string> =>
  store.transaction(trx =>
    createGame(trx, {
      game: 'skerry',
      scenario: 'strait',
      title: 'A game',
      head: '{"opening":{}}',
      seed: 'secret',
      visibility: 'public',
      settings: {},
      seats: [{ side: 'blue' }, { side: 'red' }],
      ...changes,
    }),
  );
