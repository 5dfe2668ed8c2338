import type { AccountTold, Made, Problem } from '@narrow-seas/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { newAuthenticator } from './testing/authenticator.ts';
import type { Answer, TestClient } from './testing/client.ts';
import { type House, openHouse } from './testing/house.ts';
import { meetIn, toldTo } from './testing/match.ts';
import { openSink } from './testing/outside.ts';

const MINUTE = 60_000;
const time = { now: Date.now() };
let house: House;
let sink: Awaited<ReturnType<typeof openSink>>;
beforeAll(async () => {
  sink = await openSink();
  house = await openHouse({ now: () => time.now, mail: { url: sink.url, from: 'seas@example.org' } });
});
afterAll(async () => {
  await house.close();
  sink.close();
});

const codeOf = ({ body }: Answer): string => (body as { problem: Problem }).problem.code;
const newPerson = async (name: string): Promise<TestClient> => {
  const client = house.client();
  expect((await client.post('/me', { name })).status).toBe(200);
  return client;
};

describe('address and password', () => {
  const ada = { mail: 'Ada@Example.org', password: 'difference engine' };

  test('a guest keeps the account, and signs in elsewhere', async () => {
    const guest = await newPerson('Ada');
    expect((await guest.post('/me/password', ada)).status).toBe(200);
    expect((await guest.get('/me')).body).toMatchObject({ player: { name: 'Ada', kept: true } });
    const elsewhere = house.client();
    expect((await elsewhere.post('/sign-in', ada)).body).toMatchObject({ name: 'Ada', kept: true });
    expect((await elsewhere.get('/me/account')).body).toEqual({
      kept: true,
      login: 'ada@example.org',
      passkeys: [],
      openid: false,
    });
    const rows = await house.store.db.selectFrom('credentials').select('secret').execute();
    expect(rows.map(({ secret }) => secret.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toEqual([true]);
  });

  test('a wrong password, an unknown address and a taken one are refused', async () => {
    const other = await newPerson('Eve');
    expect(codeOf(await other.post('/sign-in', { ...ada, password: 'guessed' }))).toBe('wrong-password');
    expect(codeOf(await other.post('/sign-in', { ...ada, mail: 'nobody@example.org' }))).toBe(
      'wrong-password',
    );
    expect(codeOf(await other.post('/me/password', { ...ada, password: 'mine, all mine' }))).toBe('taken');
    expect((await other.post('/me/password', { ...ada, password: 'short' })).status).toBe(400);
    expect((await other.get('/me')).body).toMatchObject({ player: { name: 'Eve', kept: false } });
  });

  test('a guest who plays must say that those games are given up', async () => {
    const guest = house.client();
    const seats = { north: { kind: 'me' } };
    await guest.post('/games', { game: 'skerry', scenario: 'sortie', seats });
    expect(codeOf(await guest.post('/sign-in', ada))).toBe('guest-has-games');
    expect((await guest.post('/sign-in', { ...ada, leave: true })).status).toBe(200);
  });

  test('a new password by mail: the link works once, for an hour, and signs everybody out', async () => {
    const before = house.client();
    await before.post('/sign-in', ada);
    const client = house.client();
    const linkFor = async (): Promise<string> => {
      const count = sink.letters.length;
      expect((await client.post('/sign-in/reset', { mail: ada.mail })).status).toBe(200);
      await sink.until(count + 1);
      return /#reset\/(\S+)/.exec(sink.letters.at(-1)?.text ?? '')?.[1] ?? '';
    };
    const late = await linkFor();
    time.now += 60 * MINUTE;
    const password = 'analytical engine';
    expect(codeOf(await client.post('/sign-in/reset/finish', { token: late, password }))).toBe('bad-link');
    const token = await linkFor();
    const forged = `${token.slice(0, -2)}AA`;
    expect(codeOf(await client.post('/sign-in/reset/finish', { token: forged, password }))).toBe('bad-link');
    expect((await client.post('/sign-in/reset/finish', { token, password })).body).toMatchObject({
      name: 'Ada',
    });
    expect(codeOf(await client.post('/sign-in/reset/finish', { token, password }))).toBe('bad-link');
    expect((await before.get('/me')).body).toEqual({});
    expect(codeOf(await before.post('/sign-in', ada))).toBe('wrong-password');
    expect((await before.post('/sign-in', { ...ada, password })).status).toBe(200);
  });

  test('nobody learns whether an address has an account', async () => {
    const count = sink.letters.length;
    const asked = await house.client().post('/sign-in/reset', { mail: 'stranger@example.org' });
    expect([asked.status, asked.body]).toEqual([200, { done: true }]);
    expect(sink.letters).toHaveLength(count);
  });
});

describe('passkeys', () => {
  const begin = async (client: TestClient, path: string): Promise<{ challenge: string; state: string }> => {
    const { options, state } = (await client.post(path)).body as {
      options: { challenge: string };
      state: string;
    };
    return { challenge: options.challenge, state };
  };

  test('a guest keeps the account with a passkey, and signs in elsewhere by it', async () => {
    const key = newAuthenticator(house.address);
    const guest = await newPerson('Grace');
    const adding = await begin(guest, '/me/passkeys/options');
    const answer = { state: adding.state, response: key.create(adding.challenge), name: 'Phone' };
    expect((await guest.post('/me/passkeys', answer)).body).toEqual({ done: true });
    expect(codeOf(await guest.post('/me/passkeys', answer))).toBe('bad-passkey');
    const account = (await guest.get('/me/account')).body as AccountTold;
    expect(account).toMatchObject({ kept: true, passkeys: [{ name: 'Phone' }] });

    const elsewhere = house.client();
    const asked = await begin(elsewhere, '/sign-in/passkey/options');
    const signing = { state: asked.state, response: key.get(asked.challenge) };
    expect((await elsewhere.post('/sign-in/passkey', signing)).body).toMatchObject({ name: 'Grace' });
    expect(codeOf(await house.client().post('/sign-in/passkey', signing))).toBe('bad-passkey');

    const copied = await begin(elsewhere, '/sign-in/passkey/options');
    const copy = key.get(copied.challenge, { rises: false });
    expect(
      codeOf(await house.client().post('/sign-in/passkey', { state: copied.state, response: copy })),
    ).toBe('bad-passkey');
    expect(codeOf(await guest.send('DELETE', `/me/passkeys/${account.passkeys[0]!.id}`))).toBe('last-way');
  });

  test('an answer to another challenge, or for another site, is refused', async () => {
    const key = newAuthenticator(house.address);
    const guest = await newPerson('Mallory');
    const first = await begin(guest, '/me/passkeys/options');
    const wrong = { state: first.state, response: key.create('AAAA'), name: 'x' };
    expect(codeOf(await guest.post('/me/passkeys', wrong))).toBe('bad-passkey');
    const second = await begin(guest, '/me/passkeys/options');
    const fished = { state: second.state, response: key.create(second.challenge, 'https://evil.example') };
    expect(codeOf(await guest.post('/me/passkeys', fished))).toBe('bad-passkey');
    expect((await guest.get('/me')).body).toMatchObject({ player: { kept: false } });
  });
});

test('sessions are listed and ended; signing in makes a new one', async () => {
  const way = { mail: 'linus@example.org', password: 'just for fun' };
  const home = await newPerson('Linus');
  await home.post('/me/password', way);
  const work = house.client();
  await work.post('/sign-in', way);
  const { sessions } = (await home.get('/me/sessions')).body as {
    sessions: { id: string; isThis: boolean }[];
  };
  expect(sessions.map(({ isThis }) => Number(isThis)).sort((a, b) => a - b)).toEqual([0, 1]);
  const other = sessions.find(({ isThis }) => !isThis)!;
  expect((await house.client().send('DELETE', `/me/sessions/${other.id}`)).status).toBe(401);
  expect((await home.send('DELETE', `/me/sessions/${other.id}`)).status).toBe(200);
  expect((await work.get('/me')).body).toEqual({});
  const before = home.cookie();
  await home.post('/sign-in', way);
  expect(home.cookie()).not.toBe(before);
  const old = house.client();
  old.setCookie(before);
  expect((await old.get('/me')).body).toEqual({});
});

test('my data can be downloaded, without hashes, and deleted: games name a deleted player', async () => {
  const [me, other] = [await newPerson('Rosalind'), await newPerson('Francis')];
  await me.post('/me/password', { mail: 'rosalind@example.org', password: 'photograph 51' });
  const { id } = await meetIn([me, other]);
  const data = JSON.stringify((await me.get('/me/data')).body);
  expect(data).toContain('Rosalind');
  expect(data).toContain(id);
  expect(data).not.toContain('argon2');
  expect((await me.send('DELETE', '/me', { confirm: 'perhaps' })).status).toBe(400);
  expect((await me.send('DELETE', '/me', { confirm: 'delete' })).status).toBe(200);
  expect((await me.get('/me')).body).toEqual({});
  const { status } = await toldTo(other, id, 'south');
  expect(status).toMatchObject({ state: 'finished', outcome: { winner: 'south', reason: 'resigned' } });
  expect(status.seats[0]).toMatchObject({ player: { name: 'Deleted player' } });
  const { games } = (await other.get('/games?list=finished')).body as { games: z.infer<typeof Made>[] };
  expect(JSON.stringify(games)).toContain('Deleted player');
  const left = { mail: 'rosalind@example.org', password: 'photograph 51' };
  expect(codeOf(await house.client().post('/sign-in', left))).toBe('wrong-password');
});

test('webhooks and devices of private addresses are refused', async () => {
  const client = await newPerson('Kevin');
  for (const url of ['http://example.org/', 'https://127.0.0.1/', 'https://192.168.1.1/', 'https://[::1]/']) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    expect(codeOf(await client.post('/me/webhooks', { url, form: 'plain' }))).toBe('bad-address');
    const keys = { p256dh: 'AAAA', auth: 'AAAA' };
    // oxlint-disable-next-line no-await-in-loop -- one after another
    expect(codeOf(await client.post('/me/push', { endpoint: url, keys }))).toBe('bad-address');
  }
});

test('passwords cannot be guessed by trying: after twenty in a minute nothing is tried any more', async () => {
  const eve = house.client();
  const guess = { mail: 'linus@example.org', password: 'guessed' };
  const answers = await Promise.all(Array.from({ length: 25 }, async () => eve.post('/sign-in', guess)));
  expect(answers.some(({ status }) => status === 429)).toBe(true);
  expect((await eve.post('/sign-in', { ...guess, password: 'just for fun' })).status).toBe(429);
});
