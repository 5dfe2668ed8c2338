import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from './open.ts';
import { TABLES } from './tables/database.ts';
import { onBoth } from './testing/both.ts';

onBoth(bench => {
  test('a new storage has every table, empty', async () => {
    for (const table of TABLES) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from ${sql.table(table)}`.execute(bench.store().db);
      expect(rows).toEqual([{ count: 0 }]);
    }
  });

  test('it is up and answers', async () => {
    const health = await bench.store().health();
    expect(health).toMatchObject({ kind: bench.kind, state: { is: 'up' } });
    expect(health.answeredInMs).toBeGreaterThan(0);
  });

  test('a transaction that fails leaves nothing', async () => {
    const { db, transaction } = bench.store();
    const failing = transaction(async trx => {
      await trx.insertInto('players').values({ id: 'p', name: 'Ada' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await db.selectFrom('players').select('id').execute()).toEqual([]);
  });

  test('a query beside a transaction is not a part of it', async () => {
    const { db, transaction } = bench.store();
    const outside: Promise<unknown>[] = [];
    const failing = transaction(async trx => {
      await trx.insertInto('players').values({ id: 'inside', name: 'Ada' }).execute();
      outside.push(db.insertInto('players').values({ id: 'outside', name: 'Bob' }).execute());
      await trx.insertInto('players').values({ id: 'inside too', name: 'Ada' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await Promise.all(outside);
    expect(await db.selectFrom('players').select('id').execute()).toEqual([{ id: 'outside' }]);
    await db.deleteFrom('players').execute();
  });

  test.runIf(bench.kind === 'postgres')('two processes may start on an empty database at once', async () => {
    const settings = await bench.fresh();
    const stores = await Promise.all([openStore(settings), openStore(settings), openStore(settings)]);
    const ups = await Promise.all(stores.map(store => store.health()));
    expect(ups.map(({ state }) => state.is)).toEqual(['up', 'up', 'up']);
    await Promise.all(stores.map(store => store.close()));
  });

  test('a database that a newer version changed is refused in one sentence, and stays as it is', async () => {
    const settings = await bench.fresh();
    const first = await openStore(settings);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'now')`.execute(first.db);
    await first.close();
    await expect(openStore(settings)).rejects.toThrow(
      'A newer version of Narrow Seas has changed this database (9999-later): start that version, or restore a backup from before.',
    );
    await expect(openStore(settings)).rejects.toMatchObject({ code: 'ERR_STORE_NEWER' });
  });
});
