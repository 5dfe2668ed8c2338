import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restoreBackup } from './backup/restore.ts';
import { areApart, blockedBy, blockPlayer, unblockPlayer } from './blocks.ts';
import { CHAT_CHANNEL, hideChatLine, readChat, sayInChat } from './chat.ts';
import {
  addCredential,
  credentialsOf,
  findCredential,
  removeCredential,
  useCredential,
} from './credentials.ts';
import { appendEntries, readEntries } from './entries.ts';
import { deleteOpenGame, readGame, readSeed } from './games.ts';
import { findInvitation, invite, useInvitation } from './invitations.ts';
import { readMarks, readNotes, saveMarks, saveNotes } from './notes.ts';
import { addNotice, dropNotices, postponeNotice, settleNotice, takeDueNotices } from './notices.ts';
import { openStore } from './open.ts';
import { readOrders, saveOrders } from './orders.ts';
import { changePlayer, createPlayer, exportPlayer, forgetPlayer, readPlayer } from './players.ts';
import { addPushSubscription, pushSubscriptionsOf, removePushSubscription } from './push.ts';
import { holdRatings, ratingsOf, readLadder, saveRating } from './ratings.ts';
import { addReport, closeReport, listOpenReports } from './reports.ts';
import { noteResults, resultsOf } from './results.ts';
import { leaveSeat, readSeats, seatComputer, takeSeat } from './seats.ts';
import { settleSecret } from './secrets.ts';
import { closeSession, deleteExpiredSessions, findSession, openSession, rotateSession } from './sessions.ts';
import { onBoth } from './testing/both.ts';
import { someGame } from './testing/samples.ts';
import { copyTemplate } from './testing/template.ts';
import { createToken, findToken, removeToken, tokensOf } from './tokens.ts';
import { muteChat, noteVisit, readVisit } from './visits.ts';
import { addWebhook, noteWebhook, removeWebhook, webhooksOf } from './webhooks.ts';

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

onBoth(bench => {
  test('a guest is kept with a credential; nobody else can have the same one', async () => {
    const { db } = bench.store();
    const [ada, bob] = [await createPlayer(db, 'Ada'), await createPlayer(db, 'Bob')];
    expect(await readPlayer(db, ada)).toMatchObject({
      name: 'Ada',
      kept: false,
      rights: 'player',
      settings: {},
    });
    const passkey = {
      kind: 'passkey',
      handle: 'key-1',
      secret: 'public',
      details: { made: 'here' },
    } as const;
    expect(await addCredential(db, { player: ada, ...passkey })).toBe(true);
    expect(await addCredential(db, { player: bob, ...passkey })).toBe(false);
    expect([(await readPlayer(db, ada))?.kept, (await readPlayer(db, bob))?.kept]).toEqual([true, false]);
    const found = await findCredential(db, 'passkey', 'key-1');
    expect(found).toMatchObject({ player: ada, counter: 0, details: { made: 'here' } });
    expect(await useCredential(db, found?.id ?? '', 5)).toBe(true);
    expect(await useCredential(db, found?.id ?? '', 5)).toBe(false);
    expect(await removeCredential(db, bob, found?.id ?? '')).toBe(false);
    expect(await removeCredential(db, ada, found?.id ?? '')).toBe(true);
    expect(await credentialsOf(db, ada)).toEqual([]);
    await changePlayer(db, ada, { name: 'Ada L.', settings: { mail: true }, awayUntil: inMinutes(5) });
    expect(await readPlayer(db, ada)).toMatchObject({ name: 'Ada L.', settings: { mail: true } });
  });

  test('a session: its token is not stored, rotates with a short grace, expires and closes', async () => {
    const { db } = bench.store();
    const ada = await createPlayer(db, 'Ada');
    const token = await openSession(db, ada, inMinutes(60));
    expect(await db.selectFrom('sessions').select('hash').where('hash', '=', token).execute()).toEqual([]);
    expect((await findSession(db, token))?.player).toBe(ada);
    expect(await findSession(db, token, inMinutes(61))).toBeUndefined();
    const times = { expiresAt: inMinutes(120), formerUntil: inMinutes(1) };
    const next = (await rotateSession(db, token, times)) ?? '';
    expect(await rotateSession(db, token, times)).toBeUndefined();
    expect((await findSession(db, next))?.player).toBe(ada);
    expect((await findSession(db, token))?.player).toBe(ada);
    expect(await findSession(db, token, inMinutes(2))).toBeUndefined();
    await closeSession(db, next);
    expect(await findSession(db, next)).toBeUndefined();
    await openSession(db, ada, inMinutes(-1));
    expect(await deleteExpiredSessions(db)).toBe(1);
  });

  test('an API token is known by its hash, until it expires or is removed', async () => {
    const { db } = bench.store();
    const ada = await createPlayer(db, 'Ada');
    const token = await createToken(db, { player: ada, name: 'bot', expiresAt: inMinutes(5) });
    expect(await findToken(db, token)).toEqual({ player: ada, scope: 'play' });
    expect(await findToken(db, token, inMinutes(6))).toBeUndefined();
    const [listed] = await tokensOf(db, ada);
    expect(listed).toMatchObject({ name: 'bot', scope: 'play' });
    expect(await removeToken(db, ada, listed?.id ?? '')).toBe(true);
    expect(await findToken(db, token)).toBeUndefined();
  });

  test('a secret of the server is settled once', async () => {
    const { db } = bench.store();
    const names = ['a', 'b', 'c', 'd'];
    const values = await Promise.all(names.map(name => settleSecret(db, 'cookie', () => name)));
    expect(new Set(values).size).toBe(1);
  });

  test('two people take a seat at once: one gets it', async () => {
    const store = bench.store();
    const game = await someGame(store);
    const players = await Promise.all(['Ada', 'Bob', 'Cleo'].map(name => createPlayer(store.db, name)));
    const took = await Promise.all(
      players.map(player => store.transaction(trx => takeSeat(trx, { game, side: 'blue', player }))),
    );
    expect(took.filter(Boolean)).toHaveLength(1);
    const winner = players[took.indexOf(true)] ?? '';
    expect(await readSeats(store.db, game)).toMatchObject([
      { side: 'blue', player: winner },
      { side: 'red', player: null },
    ]);
    expect(await store.transaction(trx => leaveSeat(trx, game, winner))).toBe(true);
    expect(await store.transaction(trx => seatComputer(trx, game, 'blue', 'hard'))).toBe(true);
    expect(await store.transaction(trx => takeSeat(trx, { game, side: 'blue', player: winner }))).toBe(false);
    expect(await readSeed(store.db, game)).toBe('secret');
    expect(JSON.stringify(await readGame(store.db, game))).not.toContain('secret');
    expect(await deleteOpenGame(store.db, game)).toBe(true);
    expect(await readGame(store.db, game)).toBeUndefined();
  });

  test('a link opens one seat, until it expires', async () => {
    const store = bench.store();
    const [ada, bob, cleo] = await Promise.all(
      ['Ada', 'Bob', 'Cleo'].map(name => createPlayer(store.db, name)),
    );
    const game = await someGame(store);
    const token = await invite(store.db, { game, side: 'red', madeBy: ada ?? '', expiresAt: inMinutes(5) });
    expect(await findInvitation(store.db, token)).toEqual({ game, side: 'red', usedBy: null });
    expect(await findInvitation(store.db, token, inMinutes(6))).toBeUndefined();
    expect(await useInvitation(store.db, token, bob ?? '')).toBe(true);
    expect(await useInvitation(store.db, token, cleo ?? '')).toBe(false);
    expect((await findInvitation(store.db, token))?.usedBy).toBe(bob);
  });

  test('chat: numbered without gaps, heard by others, without what was hidden or blocked', async () => {
    const store = bench.store();
    const [ada = '', bob = ''] = await Promise.all(['Ada', 'Bob'].map(name => createPlayer(store.db, name)));
    const game = await someGame(store);
    const ear = new EventEmitter();
    const heard = once(ear, 'news');
    await store.listen(CHAT_CHANNEL, news => void ear.emit('news', news));
    const numbers = await Promise.all(['a', 'b', 'c', 'd'].map(text => sayInChat(store, game, ada, text)));
    expect(numbers.toSorted((one, two) => one - two)).toEqual([1, 2, 3, 4]);
    expect(await heard).toEqual([`${game} 1`]);
    await sayInChat(store, game, bob, "'); drop table chat; --");
    await hideChatLine(store.db, game, 1);
    expect((await readChat(store.db, game)).map(({ number }) => number)).toEqual([2, 3, 4, 5]);
    await blockPlayer(store.db, ada, bob);
    expect((await readChat(store.db, game, { reader: ada, after: 3 })).map(({ number }) => number)).toEqual([
      4,
    ]);
    expect([await areApart(store.db, bob, ada), await blockedBy(store.db, ada)]).toEqual([true, [bob]]);
    await unblockPlayer(store.db, ada, bob);
    expect(await areApart(store.db, ada, bob)).toBe(false);
    const report = { reporter: ada, about: bob, game, chat: 5, text: 'rude' };
    const id = await addReport(store.db, report);
    expect(await listOpenReports(store.db)).toMatchObject([report]);
    expect([
      await closeReport(store.db, id, ada, 'seen'),
      await closeReport(store.db, id, ada, 'again'),
    ]).toEqual([true, false]);
  });

  test('orders, notes, marks and visits are saved over and over', async () => {
    const store = bench.store();
    const ada = await createPlayer(store.db, 'Ada');
    const game = await someGame(store);
    expect([
      await saveOrders(store.db, game, 'blue', 'a'),
      await saveOrders(store.db, game, 'blue', 'b'),
    ]).toEqual([1, 2]);
    expect(await readOrders(store.db, game, 'blue')).toEqual({ text: 'b', revision: 2 });
    expect(await readNotes(store.db, game, ada)).toBe('');
    await saveNotes(store.db, game, ada, 'one');
    await saveNotes(store.db, game, ada, 'two');
    expect(await readNotes(store.db, game, ada)).toBe('two');
    expect(await readMarks(store.db, game, ada)).toEqual([]);
    await saveMarks(store.db, game, ada, [{ hex: '0412', text: 'sub?' }]);
    expect(await readMarks(store.db, game, ada)).toEqual([{ hex: '0412', text: 'sub?' }]);
    await noteVisit(store.db, game, ada, { entry: 7, chat: 2 });
    await noteVisit(store.db, game, ada, { entry: 3, chat: 4 });
    await muteChat(store.db, game, ada, true);
    expect(await readVisit(store.db, game, ada)).toMatchObject({ entry: 7, chat: 4, muted: true });
  });

  test('a notice is told once for each turn and channel, by one process, and again only if that one dies', async () => {
    const store = bench.store();
    const ada = await createPlayer(store.db, 'Ada');
    const game = await someGame(store);
    const notice = {
      player: ada,
      game,
      number: 4,
      kind: 'turn',
      channels: ['mail', 'push'],
      dueAt: new Date(),
    } as const;
    await addNotice(store.db, notice);
    await addNotice(store.db, notice);
    const now = inMinutes(1);
    const take = () => takeDueNotices(store.db, { now, takenUntil: inMinutes(3) });
    const taken = (await Promise.all([take(), take(), take()])).flat();
    expect(taken.map(({ channel }) => channel).toSorted()).toEqual(['mail', 'push']);
    const [first, second] = taken;
    await settleNotice(store.db, first?.id ?? '', { state: 'sent' });
    expect(await take()).toEqual([]);
    const later = await takeDueNotices(store.db, { now: inMinutes(4), takenUntil: inMinutes(6) });
    expect(later).toMatchObject([{ id: second?.id, tries: 2 }]);
    await postponeNotice(store.db, second?.id ?? '', inMinutes(10), 'no answer');
    await dropNotices(store.db, game, ada, 4);
    expect(await takeDueNotices(store.db, { now: inMinutes(20), takenUntil: inMinutes(30) })).toEqual([]);
    const states = await store.db.selectFrom('notices').select('state').where('game', '=', game).execute();
    expect(states.map(({ state }) => state).toSorted()).toEqual(['dropped', 'sent']);
  });

  test('where notices go: push and webhooks', async () => {
    const { db } = bench.store();
    const [ada = '', bob = ''] = await Promise.all(['Ada', 'Bob'].map(name => createPlayer(db, name)));
    const subscription = { endpoint: `https://push/${ada}`, keys: { p256dh: 'p', auth: 'a' } };
    await addPushSubscription(db, bob, subscription);
    await addPushSubscription(db, ada, subscription);
    expect([await pushSubscriptionsOf(db, bob), await pushSubscriptionsOf(db, ada)]).toMatchObject([
      [],
      [subscription],
    ]);
    await removePushSubscription(db, subscription.endpoint);
    expect(await pushSubscriptionsOf(db, ada)).toEqual([]);
    const hook = await addWebhook(db, ada, { url: 'https://chat/x', form: 'discord' });
    await noteWebhook(db, hook, false);
    await noteWebhook(db, hook, false);
    expect(await webhooksOf(db, ada)).toMatchObject([{ failures: 2, form: 'discord' }]);
    await noteWebhook(db, hook, true);
    expect(await webhooksOf(db, ada)).toMatchObject([{ failures: 0 }]);
    expect([await removeWebhook(db, bob, hook), await removeWebhook(db, ada, hook)]).toEqual([false, true]);
  });

  test('results are noted once, ratings are held and make a ladder', async () => {
    const store = bench.store();
    const [ada = '', bob = ''] = await Promise.all(['Ada', 'Bob'].map(name => createPlayer(store.db, name)));
    const game = await someGame(store);
    const about = { game, rules: 'skerry', scenario: 'strait', computer: null, rated: true };
    const results = [
      { ...about, side: 'blue', player: ada, score: 1 },
      { ...about, side: 'red', player: bob, score: 0 },
    ];
    expect([await noteResults(store.db, results), await noteResults(store.db, results)]).toEqual([
      true,
      false,
    ]);
    expect(await resultsOf(store.db, ada)).toMatchObject([{ game, score: 1 }]);
    const ladder = { rules: 'skerry', scenario: `strait ${ada}` };
    const rating = { rating: 1512.5, deviation: 200, volatility: 0.06, games: 1 };
    await store.transaction(async trx => {
      expect((await holdRatings(trx, [ada, bob], ladder)).size).toBe(0);
      await saveRating(trx, ada, ladder, rating);
      await saveRating(trx, bob, ladder, { ...rating, rating: 1600 });
    });
    expect(await readLadder(store.db, ladder)).toEqual([]);
    await changePlayer(store.db, ada, { kept: true });
    await changePlayer(store.db, bob, { kept: true });
    expect((await readLadder(store.db, ladder)).map(({ name }) => name)).toEqual(['Bob', 'Ada']);
    expect(await ratingsOf(store.db, ada)).toEqual([{ ...ladder, ...rating }]);
    const held = await store.transaction(trx => holdRatings(trx, [ada], ladder));
    expect(held.get(ada)).toEqual(rating);
  });

  test('a player can download what is known about them and be forgotten; the game keeps its sides', async () => {
    const store = bench.store();
    const ada = await createPlayer(store.db, 'Ada');
    const game = await someGame(store, { seats: [{ side: 'blue', player: ada }] });
    await addCredential(store.db, {
      player: ada,
      kind: 'password',
      handle: `${ada}@x`,
      secret: 'argon-hash',
    });
    await saveNotes(store.db, game, ada, 'my plan');
    const all = JSON.stringify(await exportPlayer(store.db, ada));
    expect(all).toContain('my plan');
    expect(all).not.toContain('argon-hash');
    await store.transaction(trx => forgetPlayer(trx, ada));
    expect(await readPlayer(store.db, ada)).toMatchObject({ name: '', kept: false, mail: null });
    expect([await credentialsOf(store.db, ada), await readNotes(store.db, game, ada)]).toEqual([[], '']);
    expect(await readSeats(store.db, game)).toMatchObject([{ side: 'blue', player: ada }]);
  });

  test('a backup holds everything, and fills an empty storage of either kind', async () => {
    const store = bench.store();
    const game = await someGame(store, { settings: { text: 'Ä "quoted" \\ line\nbreak', nothing: null } });
    await appendEntries(store, { game, after: 0, entries: [{ kind: 'move', text: '{"a":"\\u00e9 é"}\n' }] });
    const folder = mkdtempSync(join(tmpdir(), 'backup-'));
    await copyTemplate(join(folder, 'data'));
    const path = await store.backup(join(folder, 'first.backup.gz'));
    const embedded = await openStore({ kind: 'embedded', folder: join(folder, 'data') });
    await restoreBackup(embedded.db, path);
    expect(await readGame(embedded.db, game)).toEqual(await readGame(store.db, game));
    await expect(restoreBackup(embedded.db, path)).rejects.toThrow('The database is not empty');
    const second = await embedded.backup(join(folder, 'second.backup.gz'));
    await embedded.close();
    const other = await openStore(await bench.fresh());
    await restoreBackup(other.db, second);
    expect(await readGame(other.db, game)).toEqual(await readGame(store.db, game));
    expect(await readEntries(other.db, game)).toEqual(await readEntries(store.db, game));
    await other.close();
    rmSync(folder, { recursive: true });
  });
});
