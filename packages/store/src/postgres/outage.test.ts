import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { appendEntries, readEntries } from '../entries.ts';
import { openStore } from '../open.ts';
import { havePostgres, startPostgres } from '../testing/postgres.ts';
import { someGame } from '../testing/samples.ts';

test.skipIf(!havePostgres())(
  'the database goes away and comes back: it is told, nothing is lost, and listening continues',
  async () => {
    const server = await startPostgres();
    const states: string[] = [];
    const waiting = new Map<string, () => void>();
    const store = await openStore(
      { kind: 'postgres', url: await server.newDatabase(), pool: { waitMs: 1_000 } },
      {
        changed: state => {
          states.push(state.is);
          waiting.get(state.is)?.();
        },
      },
    );
    const until = (state: string): Promise<void> =>
      new Promise(resolve => {
        if (states.at(-1) === state) resolve();
        waiting.set(state, resolve);
      });
    const game = await someGame(store);
    await appendEntries(store, { game, after: 0, entries: [{ kind: 'move', text: 'before' }] });
    const missed = { count: 0 };
    const ear = new EventEmitter();
    const heard = once(ear, 'news');
    const miss = (): void => {
      missed.count += 1;
    };
    await store.listen('news', news => void ear.emit('news', news), miss);

    await server.stop();
    await until('down');
    expect(store.state()).toMatchObject({ is: 'down' });
    await expect(
      appendEntries(store, { game, after: 1, entries: [{ kind: 'move', text: 'during' }] }),
    ).rejects.toThrow(/connect|terminat/i);
    expect((await store.health()).answeredInMs).toBeUndefined();

    await server.start();
    await until('up');
    expect(missed.count).toBe(1);
    await appendEntries(store, { game, after: 1, entries: [{ kind: 'move', text: 'after' }] });
    expect((await readEntries(store.db, game)).map(({ text }) => text)).toEqual(['before', 'after']);
    await store.notify('news', 'hello again');
    expect(await heard).toEqual(['hello again']);
    expect(states).toEqual(['down', 'up']);
    await store.close();
    await server.remove();
  },
);

test('a database that nobody can reach is refused in one sentence without its password', async () => {
  await expect(
    openStore({ kind: 'postgres', url: 'postgres://me:secret@127.0.0.1:1/games' }),
  ).rejects.toThrow(
    /^The database at 127\.0\.0\.1:1\/games cannot be reached \(.*\): check the address, and that it is running\.$/,
  );
  await expect(
    openStore({ kind: 'postgres', url: 'postgres://me:secret@127.0.0.1:1/games' }),
  ).rejects.not.toThrow('secret');
});
