import { expect, test } from 'vitest';
import { createGame, findRematch, type NewGame } from './games.ts';
import { onBoth } from './testing/both.ts';
import { someGame } from './testing/samples.ts';

const REMATCH: NewGame = {
  game: 'skerry',
  scenario: 'sortie',
  title: 'Again',
  head: '{"opening":{}}',
  seed: 'secret',
  visibility: 'link',
  settings: {},
  seats: [],
};

onBoth(bench => {
  test('of three who want a rematch at the same moment one makes it, and the others find it', async () => {
    const store = bench.store();
    const first = await someGame(store);
    const follow = () =>
      store.transaction(
        async trx => (await findRematch(trx, first)) ?? createGame(trx, { ...REMATCH, rematchOf: first }),
      );
    const ids = await Promise.all([follow(), follow(), follow()]);
    const made = await store.db.selectFrom('games').select('id').where('rematch_of', '=', first).execute();
    expect(made).toEqual([{ id: ids[0] }]);
    expect(new Set(ids).size).toBe(1);
  });

  test('a game that nobody has followed has no rematch', async () => {
    const store = bench.store();
    const [first, other] = [await someGame(store), await someGame(store)];
    await store.transaction(trx => createGame(trx, { ...REMATCH, rematchOf: other }));
    expect(await store.transaction(trx => findRematch(trx, first))).toBeUndefined();
  });
});
