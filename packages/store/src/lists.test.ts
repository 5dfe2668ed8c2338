import { type Compilable, CompiledQuery, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { appendEntries } from './entries.ts';
import {
  countAwaited,
  listDueClocks,
  listFinishedGames,
  listMyGames,
  listOpenGames,
  listRunningGames,
} from './lists.ts';
import { recordProgress } from './progress.ts';
import { gamesWaitingForComputer } from './seats.ts';
import type { Store } from './store.ts';
import { onBoth } from './testing/both.ts';
import { LIST_QUERIES } from './testing/list-queries.ts';
import { fillMany } from './testing/many.ts';
import { someGame, somePlayer } from './testing/samples.ts';

const planOf = async ({ db }: Store, query: Compilable): Promise<string> => {
  const { sql: text, parameters } = query.compile();
  const explain = CompiledQuery.raw(`explain ${text}`, [...parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explain);
  return rows.map(row => row['QUERY PLAN']).join('\n');
};

onBoth(bench => {
  beforeAll(() => fillMany(bench.store().db));

  test.each(LIST_QUERIES)('%s: with 20,000 games the index %s is used', async (_list, index, query) => {
    const plan = await planOf(bench.store(), query(bench.store()));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on (games|attendances|notices|ratings)/);
  });

  test('pages neither repeat nor skip', async () => {
    const { db } = bench.store();
    const walk = async (after?: string): Promise<readonly string[]> => {
      const { games, next } = await listOpenGames(db, { limit: 90, after });
      const ids = games.map(({ id }) => id);
      return next === undefined ? ids : [...ids, ...(await walk(next))];
    };
    const all = await db
      .selectFrom('games')
      .select('id')
      .where('state', '=', 'open')
      .where('visibility', '=', 'public')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    expect(all.length).toBeGreaterThan(180);
    expect(await walk()).toEqual(all.map(({ id }) => id));
  });

  test('my games: those that wait for me come first, each once, and a finished one is apart', async () => {
    const store = bench.store();
    const [ada, bob] = [await somePlayer(store.db), await somePlayer(store.db, 'Bob')];
    const seats = [
      { side: 'blue', player: ada },
      { side: 'red', player: bob },
    ];
    const play = async (
      toAct: readonly string[],
      state: 'running' | 'finished',
      title: string,
    ): Promise<void> => {
      const game = await someGame(store, { seats, title });
      await appendEntries(store, {
        game,
        after: 0,
        entries: [{ kind: 'move', text: 'a' }],
        following: trx => recordProgress(trx, game, { state, toAct, search: `${title} Ada Bob` }),
      });
    };
    await play(['blue'], 'running', 'mine');
    await play(['red'], 'running', 'his');
    await play([], 'finished', 'over Zanzibar');
    const hotseat = seats.map(({ side }) => ({ side, player: ada, hotseat: true }));
    await someGame(store, { seats: hotseat, title: 'hotseat' });
    const titles = async (player: string, finished: boolean): Promise<readonly string[]> =>
      (await listMyGames(store.db, player, { finished })).games.map(({ title }) => title);
    expect(await titles(ada, false)).toEqual(['mine', 'hotseat', 'his']);
    expect(await titles(bob, false)).toEqual(['his', 'mine']);
    expect(await titles(ada, true)).toEqual(['over Zanzibar']);
    expect(await countAwaited(store.db, bob)).toBe(1);
    const first = await listMyGames(store.db, ada, { limit: 1 });
    const second = await listMyGames(store.db, ada, { limit: 1, after: first.next });
    expect([...first.games, ...second.games].map(({ title }) => title)).toEqual(['mine', 'hotseat']);
    const found = await listFinishedGames(store.db, "zanzi' & ada");
    expect(found.games.map(({ title }) => title)).toEqual(['over Zanzibar']);
    expect((await listRunningGames(store.db, { limit: 2 })).games.map(({ title }) => title)).toEqual([
      'his',
      'mine',
    ]);
  });

  test('a clock that has run out, and a computer whose turn it is, are found', async () => {
    const store = bench.store();
    const game = await someGame(store, { seats: [{ side: 'blue', computer: 'hard' }, { side: 'red' }] });
    const longAgo = new Date(1000);
    await store.transaction(trx =>
      recordProgress(trx, game, { state: 'running', toAct: ['blue'], dueAt: longAgo }),
    );
    expect((await listDueClocks(store.db, new Date(2000))).map(due => due.game)).toEqual([game]);
    expect(await gamesWaitingForComputer(store.db)).toEqual([{ game, length: 0 }]);
    await store.transaction(trx => recordProgress(trx, game, { toAct: ['red'], dueAt: null }));
    expect(await listDueClocks(store.db, new Date(2000))).toEqual([]);
    expect(await gamesWaitingForComputer(store.db)).toEqual([]);
    await sql`delete from games where id = ${game}`.execute(store.db);
  });
});
