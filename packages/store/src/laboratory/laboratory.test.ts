import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { havePostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { batchesForOthers, closeBatch, enterBatch, openBatch } from './batches.ts';
import { type Laboratory, openLaboratory } from './open.ts';
import { keepPlayed, placesPlayed, playedBeyond } from './played.ts';
import { beat, goodbye, workersAlive } from './workers.ts';

const listOf = async <T>(items: AsyncIterable<T>): Promise<readonly T[]> => {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
};

const BATCH = { id: 'b1', title: 'Sortie', build: 'aa', plan: '{"z":1,"a":2}', games: 1200 };

describe.skipIf(!havePostgres())('the laboratory', () => {
  const now: { server?: TestPostgres; laboratory?: Laboratory; url?: string } = {};
  beforeAll(async () => {
    now.server = await startPostgres();
    now.url = await now.server.newDatabase();
    now.laboratory = await openLaboratory(now.url);
  });
  afterAll(async () => {
    await now.laboratory?.close();
    await now.server?.remove();
  });
  const open = (): Laboratory => now.laboratory!;

  test('several processes may open it at once, and it shares a database with online play', async () => {
    const url = await now.server!.newDatabase();
    const all = await Promise.all([openLaboratory(url), openLaboratory(url), openLaboratory(url)]);
    const { openStore } = await import('../open.ts');
    const store = await openStore({ kind: 'postgres', url });
    await enterBatch(all[0].db, BATCH);
    expect(await openBatch(all[2].db, 'b1')).toMatchObject({ title: 'Sortie', plan: BATCH.plan });
    await store.close();
    await Promise.all(all.map(one => one.close()));
  });

  test('a batch is entered again instead of twice, and nobody finds it once it is closed', async () => {
    const { db } = open();
    expect(await enterBatch(db, BATCH)).toBe(1);
    await closeBatch(db, 'b1');
    expect(await openBatch(db, 'b1')).toBeUndefined();
    expect(await enterBatch(db, BATCH)).toBe(2);
    expect(await openBatch(db, 'b1')).toEqual({ ...BATCH, entered: 2 });
    expect(await openBatch(db, 'b2')).toBeUndefined();
  });

  test('a batch for another build is told to those who cannot play it', async () => {
    const { db } = open();
    await enterBatch(db, { ...BATCH, id: 'b3', build: 'bb' });
    expect(await batchesForOthers(db, 'aa')).toEqual([{ id: 'b3', title: 'Sortie', build: 'bb' }]);
    await closeBatch(db, 'b3');
    expect(await batchesForOthers(db, 'aa')).toEqual([]);
  });

  test('a game that is played twice counts once, and its line stays as it was written', async () => {
    const { db } = open();
    await enterBatch(db, { ...BATCH, id: 'b4' });
    expect(await keepPlayed(db, 'b4', { place: 3, line: '{"b":1,"a":2}' }, 'w1')).toBe(true);
    expect(await keepPlayed(db, 'b4', { place: 3, line: '{"other":true}' }, 'w2')).toBe(false);
    const lines = await listOf(playedBeyond(db, 'b4', 10, new Set()));
    expect(lines).toEqual([{ place: 3, line: '{"b":1,"a":2}' }]);
    expect(await placesPlayed(db, 'b4', { from: 4, count: 5 })).toEqual(new Set());
  });

  test('what is new comes in order, page after page, without what is known', async () => {
    const { db } = open();
    await enterBatch(db, { ...BATCH, id: 'b5' });
    const places = Array.from({ length: 1101 }, (_, place) => 1101 - place);
    await Promise.all(places.map(place => keepPlayed(db, 'b5', { place, line: String(place) }, 'w1')));
    const known = new Set([1, 2, 600]);
    const fresh = await listOf(playedBeyond(db, 'b5', 1200, known));
    expect(fresh.map(({ place }) => place)).toEqual(places.toReversed().filter(place => !known.has(place)));
  });

  test('workers are known while they give signs of life', async () => {
    const { db } = open();
    const worker = { id: 'w1', name: 'desk', build: 'aa', threads: 2 };
    await beat(db, worker);
    await beat(db, { ...worker, threads: 4 });
    expect(await workersAlive(db)).toEqual([{ ...worker, threads: 4 }]);
    await goodbye(db, 'w1');
    expect(await workersAlive(db)).toEqual([]);
  });

  test('a job stays with a worker that gives signs of life for longer than the queue waits, and leaves one that does not', async () => {
    const { jobs } = open();
    await jobs.queue('slow', { expireSeconds: 2, retries: 5 });
    const begun: string[] = [];
    const work = (name: string, ends: Promise<void>, beats: boolean) =>
      jobs.work(
        'slow',
        async () => {
          begun.push(name);
          await ends;
        },
        beats ? { seconds: 0.5 } : undefined,
      );
    const end = { alive: (): void => undefined, silent: (): void => undefined };
    await jobs.send('slow', 'one', {});
    const stopAlive = await work('alive', new Promise(resolve => (end.alive = resolve)), true);
    await expect.poll(() => begun).toEqual(['alive']);
    const stopSecond = await work('second', Promise.resolve(), false);
    // Longer than the queue waits and than somebody takes to look.
    await new Promise(resolve => setTimeout(resolve, 9_000));
    expect(begun).toEqual(['alive']);
    end.alive();
    await Promise.all([stopAlive(), stopSecond()]);
    await jobs.send('slow', 'two', {});
    const stopSilent = await work('silent', new Promise(resolve => (end.silent = resolve)), false);
    await expect.poll(() => begun).toEqual(['alive', 'silent']);
    const stopHeir = await work('heir', Promise.resolve(), false);
    await expect.poll(() => begun, { timeout: 60_000 }).toEqual(['alive', 'silent', 'heir']);
    end.silent();
    await Promise.all([stopSilent(), stopHeir()]);
  });
});
