import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { appendEntries, appendQuietEntry, ENTRIES_CHANNEL, readEntries, readEntryNews } from './entries.ts';
import { readGame } from './games.ts';
import { addNotice } from './notices.ts';
import { openStore } from './open.ts';
import { recordProgress } from './progress.ts';
import type { Store } from './store.ts';
import { onBoth } from './testing/both.ts';
import { someGame, somePlayer } from './testing/samples.ts';

const one = (text: string) => [{ kind: 'move', text }];

/** Reads, appends after the last entry, and tries again whenever somebody was quicker. */
const persist = async (store: Store, game: string, text: string): Promise<number> => {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one try after another
    const after = (await readGame(store.db, game))?.length ?? 0;
    // oxlint-disable-next-line no-await-in-loop -- one try after another
    const result = await appendEntries(store, { game, after, entries: one(text) });
    if (result.is === 'appended') return result.last;
  }
};

onBoth(bench => {
  test('entries are numbered from 1 and read back in order, from any number', async () => {
    const store = bench.store();
    const game = await someGame(store);
    const both = [...one('a'), { kind: 'undo', text: 'b' }];
    expect(await appendEntries(store, { game, after: 0, entries: both })).toEqual({
      is: 'appended',
      last: 2,
    });
    expect(await appendEntries(store, { game, after: 2, entries: one('c') })).toEqual({
      is: 'appended',
      last: 3,
    });
    expect(await readEntries(store.db, game)).toMatchObject([
      { number: 1, kind: 'move', text: 'a' },
      { number: 2, kind: 'undo', text: 'b' },
      { number: 3, kind: 'move', text: 'c' },
    ]);
    expect((await readEntries(store.db, game, 1, 1)).map(({ number }) => number)).toEqual([2]);
    expect((await readGame(store.db, game))?.length).toBe(3);
  });

  test('who has not read the last entry is told so, and nothing is written', async () => {
    const store = bench.store();
    const game = await someGame(store);
    await appendEntries(store, { game, after: 0, entries: one('first') });
    expect(await appendEntries(store, { game, after: 0, entries: one('late') })).toEqual({
      is: 'stale',
      last: 1,
    });
    expect(await appendEntries(store, { game, after: 5, entries: one('early') })).toEqual({
      is: 'stale',
      last: 1,
    });
    expect((await readEntries(store.db, game)).map(({ text }) => text)).toEqual(['first']);
    expect(await appendEntries(store, { game: 'no such', after: 0, entries: one('x') })).toEqual({
      is: 'missing',
    });
  });

  test('what follows is written with the entry, and when it fails there is no entry', async () => {
    const store = bench.store();
    const ada = await somePlayer(store.db);
    const game = await someGame(store, { seats: [{ side: 'blue', player: ada }, { side: 'red' }] });
    await appendEntries(store, {
      game,
      after: 0,
      entries: one('a'),
      following: (trx, last) =>
        recordProgress(trx, game, { state: 'running', toAct: ['blue'], summary: { turn: last } }),
    });
    expect(await readGame(store.db, game)).toMatchObject({
      state: 'running',
      toAct: ['blue'],
      summary: { turn: 1 },
    });
    const failing = appendEntries(store, {
      game,
      after: 1,
      entries: one('b'),
      following: async trx => {
        await recordProgress(trx, game, { summary: { turn: 2 } });
        throw new Error('no rating today');
      },
    });
    await expect(failing).rejects.toThrow('no rating today');
    expect(await readGame(store.db, game)).toMatchObject({ length: 1, summary: { turn: 1 } });
    expect(await readEntries(store.db, game)).toHaveLength(1);
  });

  test('a quiet move is an entry like any other, and only its mover is spared the notice of the turn', async () => {
    const store = bench.store();
    const [ada, bob] = [await somePlayer(store.db), await somePlayer(store.db)];
    const game = await someGame(store, {
      seats: [
        { side: 'blue', player: ada },
        { side: 'red', player: bob },
      ],
    });
    const dueAt = new Date();
    const notices = [ada, bob].flatMap(player =>
      (['turn', 'message'] as const).map(kind => ({ player, game, number: 1, kind, dueAt })),
    );
    await Promise.all(notices.map(async notice => addNotice(store.db, { ...notice, channels: ['mail'] })));
    const dropped = async () =>
      store.db
        .selectFrom('notices')
        .select(['player', 'kind'])
        .where('game', '=', game)
        .where('state', '=', 'dropped')
        .execute();
    const move = { game, kind: 'changed', mover: ada };
    expect(await appendQuietEntry(store, { ...move, after: 1, text: 'early' })).toEqual({
      is: 'stale',
      last: 0,
    });
    expect(await appendQuietEntry(store, { ...move, game: 'no such', after: 0, text: 'x' })).toEqual({
      is: 'missing',
    });
    expect([await dropped(), await readEntries(store.db, game)]).toEqual([[], []]);
    expect(await appendQuietEntry(store, { ...move, after: 0, text: 'a' })).toEqual({
      is: 'appended',
      last: 1,
    });
    expect(await appendQuietEntry(store, { ...move, after: 0, text: 'late' })).toEqual({
      is: 'stale',
      last: 1,
    });
    expect(await readEntries(store.db, game)).toMatchObject([{ number: 1, kind: 'changed', text: 'a' }]);
    expect((await readGame(store.db, game))?.length).toBe(1);
    expect(await dropped()).toEqual([{ player: ada, kind: 'turn' }]);
  });

  test('20 writers at once: each entry once, numbers without gaps or doubles', async () => {
    const store = bench.store();
    const game = await someGame(store);
    const texts = Array.from({ length: 20 }, (_, index) => `writer ${index}`);
    const numbers = await Promise.all(texts.map(text => persist(store, game, text)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(texts.map((_, index) => index + 1));
    const entries = await readEntries(store.db, game);
    expect(entries.map(({ number }) => number)).toEqual(texts.map((_, index) => index + 1));
    expect(entries.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
    expect(entries.map(({ text, number }) => numbers[texts.indexOf(text)] === number)).not.toContain(false);
  });

  test('others hear of an entry when it is committed, and of none that is not', async () => {
    const store = bench.store();
    // A process of its own can only be another one on PostgreSQL.
    const other = bench.kind === 'postgres' ? await openStore(bench.settings()) : store;
    const game = await someGame(store);
    const heard: unknown[] = [];
    const ear = new EventEmitter();
    const second = once(ear, 'second');
    await other.listen(ENTRIES_CHANNEL, payload => {
      if (readEntryNews(payload).game === game) heard.push(readEntryNews(payload).last);
      if (heard.length === 2) ear.emit('second');
    });
    await appendEntries(store, { game, after: 0, entries: one('a') });
    await appendEntries(store, { game, after: 0, entries: one('late') });
    const mover = await somePlayer(store.db);
    await appendQuietEntry(store, { game, after: 0, kind: 'move', text: 'late', mover });
    await appendQuietEntry(store, { game, after: 1, kind: 'move', text: 'b', mover });
    await second;
    expect(heard).toEqual([1, 2]);
    await appendEntries(store, { game, after: 2, entries: [...one('c'), ...one('d')] });
    await expect.poll(() => heard).toEqual([1, 2, 4]);
    if (other !== store) await other.close();
  });
});
