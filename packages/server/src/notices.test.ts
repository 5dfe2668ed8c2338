import type { NoticesTold } from '@narrow-seas/protocol';
import { takeDueNotices } from '@narrow-seas/store';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newKey, type TestClient } from './testing/client.ts';
import { type House, openHouse } from './testing/house.ts';
import { endSailing, type Match, meetIn, moveOnce, moverOf, passTurn } from './testing/match.ts';
import { newDevice, openEndpoint, openSink } from './testing/outside.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const time = { now: Date.now() };
let house: House;
let sink: Awaited<ReturnType<typeof openSink>>;
let outside: Awaited<ReturnType<typeof openEndpoint>>;
beforeAll(async () => {
  [sink, outside] = await Promise.all([openSink(), openEndpoint()]);
  const mail = { url: sink.url, from: 'seas@example.org' };
  house = await openHouse({ now: () => time.now, mail, privateAddresses: true });
});
afterAll(async () => {
  await house.close();
  sink.close();
  outside.close();
});
beforeEach(() => {
  sink.letters.splice(0);
  outside.posted.splice(0);
  outside.answer.status = 201;
});

const device = newDevice();

/** Somebody who wants to be told by mail, by push and by three webhooks. */
const newListener = async (mail: string): Promise<TestClient> => {
  const client = house.client();
  await client.post('/me', { name: 'Ada' });
  const before = sink.letters.length;
  expect((await client.post('/me/mail', { mail })).status).toBe(200);
  await sink.until(before + 1);
  const token = /#confirm\/(\S+)/.exec(sink.letters.at(-1)?.text ?? '')?.[1]?.replaceAll('=3D', '=');
  expect((await client.post('/mail/confirm', { token })).body).toEqual({ mail });
  expect((await client.post('/mail/confirm', { token })).status).toBe(409);
  sink.letters.splice(0);
  await client.post('/me/push', { endpoint: outside.at(`/push/${mail}`), keys: device.keys });
  for (const form of ['discord', 'slack', 'plain']) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    const added = await client.post('/me/webhooks', { url: outside.at(`/${form}`), form });
    expect(added.status).toBe(200);
  }
  return client;
};

const told = () => ({ mails: sink.letters.length, posts: outside.posted.length });
const NOTHING = { mails: 0, posts: 0 };
const ONCE = { mails: 1, posts: 4 };

const SLOW = { clock: { kind: 'days', days: 4 }, title: 'Baltic <@everyone> *league*' };

/** A game in which it is the listener's turn since now, after the other one has moved. */
const turnOf = async (
  mail: string,
): Promise<{ match: Match; me: Match['seats'][number]; other: Match['seats'][number] }> => {
  const [first, second] = [await newListener(mail), house.client()];
  const match = await meetIn([first, second], SLOW);
  const [me, other] = match.seats;
  if ((await moverOf(match)) === me) await passTurn(match, me);
  time.now += MINUTE;
  await house.online.sweep();
  sink.letters.splice(0);
  outside.posted.splice(0);
  await passTurn(match, other);
  return { match, me, other };
};

test('a turn is told once on every channel, also to a player whose page is open, and a reminder once', async () => {
  const { match, me } = await turnOf('once@example.org');
  const socket = await me.client.socket();
  socket.say({ type: 'hello', version: 1 });
  await socket.ask({ type: 'subscribe', game: match.id, as: me.as, since: 0 });
  await house.online.sweep();
  expect(told()).toEqual(NOTHING);
  time.now += MINUTE;
  const second = await house.second();
  await Promise.all([house.online.sweep(), second.online.sweep()]);
  await house.online.sweep();
  expect(told()).toEqual(ONCE);

  const link = `https://seas.example.org/#online/${match.id}`;
  expect(sink.letters[0]).toMatchObject({ to: 'once@example.org' });
  expect(sink.letters[0]?.text).toContain("Subject: It's your turn: Baltic <@everyone> *league*");
  expect(sink.letters[0]?.text).toContain(link);
  const [pushed] = outside.to('/push/once@example.org');
  expect(device.read(pushed!.body)).toEqual({
    title: "It's your turn: Baltic <@everyone> *league*",
    body: 'The game waits for you. You have 4 days.',
    url: link,
  });
  expect(pushed?.headers['authorization']).toMatch(/^vapid t=/);
  expect(JSON.parse(String(outside.to('/discord')[0]?.body))).toEqual({
    content: `**It's your turn\\: Baltic \\<\\@everyone\\> \\*league\\*** The game waits for you. You have 4 days. ${link}`,
    allowed_mentions: { parse: [] },
  });
  expect(JSON.parse(String(outside.to('/slack')[0]?.body))).toEqual({
    text: `*It's your turn: Baltic &lt;@everyone&gt; *league** The game waits for you. You have 4 days. ${link}`,
  });

  time.now += 3 * DAY - 2 * MINUTE;
  await house.online.sweep();
  expect(told()).toEqual(ONCE);
  time.now += MINUTE;
  await Promise.all([house.online.sweep(), second.online.sweep()]);
  expect(told()).toEqual({ mails: 2, posts: 8 });
  expect(sink.letters[1]?.text).toContain('Your time is running out');
  expect(sink.letters[1]?.text).toContain('You have 24 hours.');
  await second.close();
});

test('a player who looks, or who acts, is not told; nor when the turn was taken back', async () => {
  const { match, me, other } = await turnOf('looks@example.org');
  expect((await me.client.post(`/games/${match.id}/seen`, { entries: 1 })).status).toBe(200);
  time.now += 2 * MINUTE;
  await house.online.sweep();
  expect(told()).toEqual(NOTHING);

  await passTurn(match, me);
  await passTurn(match, other);
  await moveOnce(match.id, me);
  time.now += 2 * MINUTE;
  await house.online.sweep();
  expect(told()).toEqual(NOTHING);

  await endSailing(match, other);
  const back = await other.client.post(`/games/${match.id}/undo`, { as: other.as, key: newKey() });
  expect(back.status).toBe(200);
  time.now += 2 * MINUTE;
  await house.online.sweep();
  expect(told()).toEqual(NOTHING);
});

test('what cannot be delivered is tried again later, and told once', async () => {
  await turnOf('again@example.org');
  outside.answer.status = 500;
  time.now += MINUTE;
  await house.online.sweep();
  expect(told()).toEqual({ mails: 1, posts: 0 });
  outside.answer.status = 201;
  await house.online.sweep();
  expect(told()).toEqual({ mails: 1, posts: 0 });
  time.now += 2 * MINUTE;
  await house.online.sweep();
  await house.online.sweep();
  expect(told()).toEqual(ONCE);
});

test('what a process took and never told, because it died, is told by another', async () => {
  await turnOf('died@example.org');
  time.now += MINUTE;
  const taken = { now: new Date(time.now), takenUntil: new Date(time.now + MINUTE) };
  expect(await takeDueNotices(house.store.db, taken)).toHaveLength(3);
  await house.online.sweep();
  expect(told()).toEqual(NOTHING);
  time.now += MINUTE;
  await house.online.sweep();
  expect(told()).toEqual(ONCE);
});

test('the end is told to the other player; a device that is gone is forgotten', async () => {
  const { match, me, other } = await turnOf('ends@example.org');
  await other.client.post(`/games/${match.id}/resign`, { as: other.as, key: newKey() });
  outside.answer.status = 410;
  await house.online.sweep();
  expect(sink.letters.map(({ text }) => /Subject: .*/.exec(text)?.[0])).toEqual([
    'Subject: The game is over: Baltic <@everyone> *league*',
  ]);
  const notices = (await me.client.get('/me/notices')).body as NoticesTold;
  expect(notices.push.devices).toBe(0);
  expect(notices.webhooks.map(({ failures }) => failures)).toEqual([1, 1, 1]);
});

test('a player chooses the channels, and removes a webhook', async () => {
  const client = await newListener('chooses@example.org');
  const { webhooks } = (await client.get('/me/notices')).body as NoticesTold;
  expect(webhooks.map(({ form, host }) => [form, host.startsWith('127.0.0.1:')])).toEqual([
    ['discord', true],
    ['slack', true],
    ['plain', true],
  ]);
  expect((await client.post('/me/webhooks', { url: outside.at('/more'), form: 'plain' })).status).toBe(409);
  expect((await client.send('DELETE', `/me/webhooks/${webhooks[0]!.id}`)).status).toBe(200);
  expect((await client.send('DELETE', `/me/webhooks/${webhooks[0]!.id}`)).status).toBe(404);
  const chosen = { channels: ['mail'], reminders: false, finished: false };
  expect((await client.send('PUT', '/me/notices', chosen)).body).toMatchObject({
    wishes: chosen,
    mail: 'chooses@example.org',
    offered: { mail: true },
  });
});
