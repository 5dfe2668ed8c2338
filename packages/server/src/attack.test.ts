/* oxlint-disable no-await-in-loop -- one thing after another is what is tested */
import { request } from 'node:http';
import * as fc from 'fast-check';
import { API, type GameTold, type Made, type Problem } from '@narrow-seas/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { z } from 'zod';
import { newKey, type TestClient, type TestSocket } from './testing/client.ts';
import { type House, openHouse } from './testing/house.ts';
import { skerryPack } from './testing/skerry.ts';

let house: House;
let sides: readonly [string, string];
let owner: TestClient;
let other: TestClient;
let stranger: TestClient;
let game: string;

beforeAll(async () => {
  house = await openHouse();
  sides = (await skerryPack()).game.sides as readonly [string, string];
});
afterAll(async () => house.close());

/** A game of two, and somebody who plays in another one. */
beforeEach(async () => {
  [owner, other, stranger] = [house.client(), house.client(), house.client()];
  const wish = { game: 'skerry', scenario: 'sortie', seats: { [sides[0]]: { kind: 'me' } } };
  const { id, invitation } = (await owner.post('/games', wish)).body as z.infer<typeof Made>;
  await other.post(`/games/${id}/seats`, { invitation: invitation?.token });
  await stranger.post('/games', wish);
  game = id;
});

const codeIn = ({ body }: { readonly body: unknown }): string => (body as { problem: Problem }).problem.code;

/** Everything that is stored of the game. */
const stored = async (): Promise<string> => {
  const entries = await house.store.db.selectFrom('entries').selectAll().where('game', '=', game).execute();
  const chat = await house.store.db.selectFrom('chat').selectAll().where('game', '=', game).execute();
  const row = await house.store.db.selectFrom('games').selectAll().where('id', '=', game).execute();
  return JSON.stringify([entries, chat, row]);
};

/** Whatever is tried, the game stays as it is. */
const unchanged = async (attack: () => Promise<void>): Promise<void> => {
  const before = await stored();
  await attack();
  expect(await stored()).toBe(before);
};

const turn = async () => {
  const { status } = (await owner.get(`/games/${game}?as=${sides[0]}`)).body as GameTold;
  const place = status.toAct[0] === sides[0] ? 0 : 1;
  const [client, as] = [[owner, other][place]!, sides[place]];
  const { number, actions } = (await client.get(`/games/${game}/options?as=${as}`)).body as {
    number: number;
    actions: { action: object }[];
  };
  return { client, idle: [other, owner][place]!, as, number, action: actions[0]!.action };
};

const greeted = async (client: TestClient): Promise<TestSocket> => {
  const socket = await client.socket();
  socket.say({ type: 'hello', version: 1 });
  await socket.until(({ type }) => type === 'hello');
  return socket;
};

describe('another player’s seat', () => {
  test.each(['actions', 'orders', 'undo', 'resign', 'claim', 'offers', 'answers'])(
    '%s is refused',
    async what => {
      const { as, number, action } = await turn();
      const wish = {
        as,
        number,
        key: newKey(),
        kind: 'draw',
        accept: true,
        ...(what === 'orders' ? { orders: { values: {}, missions: [] } } : { actions: [action] }),
      };
      if (what !== 'actions') Reflect.deleteProperty(wish, 'actions');
      await unchanged(async () => {
        for (const client of [stranger, house.client()]) {
          const { status, body } = await client.post(`/games/${game}/${what}`, wish);
          expect([status, codeIn({ body })]).toEqual([403, 'not-seated']);
        }
      });
    },
  );

  test('the opponent cannot move for me, nor look through my eyes', async () => {
    const { idle, as, number, action } = await turn();
    await unchanged(async () => {
      const wish = { as, number, key: newKey(), actions: [action] };
      expect(codeIn(await idle.post(`/games/${game}/actions`, wish))).toBe('not-seated');
      for (const path of [`?as=${as}`, `/options?as=${as}`])
        expect((await idle.get(`/games/${game}${path}`)).status).toBe(403);
      const socket = await greeted(idle);
      expect(await socket.ask({ type: 'subscribe', game, as, since: 0 })).toMatchObject({ type: 'refused' });
      expect(await socket.ask({ type: 'act', game, ...wish })).toMatchObject({ type: 'refused' });
    });
  });

  test('a seat that is taken, and chat of strangers', async () => {
    await unchanged(async () => {
      expect((await stranger.post(`/games/${game}/seats`, { side: sides[0] })).status).toBe(403);
      expect((await stranger.post(`/games/${game}/chat`, { text: 'x', key: newKey() })).status).toBe(403);
      expect((await stranger.get(`/games/${game}/chat`)).status).toBe(403);
    });
  });
});

describe('messages again', () => {
  test('doubled at the same moment: the move is made once', async () => {
    const { client, as, number, action } = await turn();
    const wish = { as, number, key: newKey(), actions: [action] };
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => client.post(`/games/${game}/actions`, wish)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const rows = await house.store.db.selectFrom('entries').select('text').where('game', '=', game).execute();
    expect(rows.filter(({ text }) => text.includes(wish.key))).toHaveLength(1);
  });

  test('replayed later and out of order: refused', async () => {
    expect.hasAssertions();
    const { client, as, number, action } = await turn();
    await client.post(`/games/${game}/actions`, { as, number, key: newKey(), actions: [action] });
    await unchanged(async () => {
      for (const wrong of [number, number + 50, 0]) {
        const wish = { as, number: wrong, key: newKey(), actions: [action] };
        if (wrong !== 0 || number !== 0)
          expect(codeIn(await client.post(`/games/${game}/actions`, wish))).toBe('stale');
      }
    });
  });
});

describe('messages over sockets', () => {
  test('the same message over two sockets and HTTP at the same moment: the move is made once', async () => {
    const { client, as, number, action } = await turn();
    const wish = { as, number, key: newKey(), actions: [action] };
    const sockets = [await greeted(client), await greeted(client)];
    const answers = await Promise.all([
      ...sockets.flatMap(socket => [1, 2, 3].map(async () => socket.ask({ type: 'act', game, ...wish }))),
      client.post(`/games/${game}/actions`, wish).then(({ body: acted }) => ({ type: 'done', acted })),
    ]);
    expect(
      new Set(answers.map(answer => JSON.stringify('acted' in answer ? answer.acted : answer))).size,
    ).toBe(1);
    const rows = await house.store.db.selectFrom('entries').select('text').where('game', '=', game).execute();
    expect(rows.filter(({ text }) => text.includes(wish.key))).toHaveLength(1);
  });

  test('a later move that comes first is refused, and the earlier one is made', async () => {
    const { client, as, number, action } = await turn();
    const socket = await greeted(client);
    const wish = (at: number) => ({ type: 'act', game, as, number: at, key: newKey(), actions: [action] });
    const [late, early] = await Promise.all([socket.ask(wish(number + 1)), socket.ask(wish(number))]);
    expect(late).toMatchObject({ type: 'refused', problem: { code: 'stale' } });
    expect(early).toMatchObject({ type: 'done' });
  });

  test('a key of mine in the hands of the opponent does nothing and tells nothing', async () => {
    const { client, idle, as, number, action } = await turn();
    const wish = { as, number, key: newKey(), actions: [action] };
    await client.post(`/games/${game}/actions`, wish);
    await unchanged(async () => {
      expect(codeIn(await idle.post(`/games/${game}/actions`, wish))).toBe('not-seated');
      expect(codeIn(await stranger.post(`/games/${game}/actions`, wish))).toBe('not-seated');
    });
  });
});

describe('what is too much', () => {
  test('a message of 10 MB over HTTP and over a socket', async () => {
    const huge = 'x'.repeat(10 * 1024 * 1024);
    await unchanged(async () => {
      const sent = await owner
        .post(`/games/${game}/chat`, { text: huge, key: newKey() })
        .catch(() => undefined);
      // The server may break off while the rest is still being sent.
      expect([413, undefined]).toContain(sent?.status);
      const socket = await greeted(owner);
      socket.sayText(huge);
      expect(await socket.closed).toBe(1009);
    });
  });

  test('a flood over one socket ends it', async () => {
    const socket = await greeted(stranger);
    for (let sent = 0; sent < 200; sent += 1)
      socket.say({ type: 'unsubscribe', id: sent, game, as: 'spectator' });
    expect(await socket.closed).toBe(1008);
  });

  test('too many requests from one address are refused', async () => {
    const small = await openHouse({ requestsPerMinute: 10 });
    const client = small.client();
    const statuses: number[] = [];
    for (let sent = 0; sent < 12; sent += 1) statuses.push((await client.get('/me')).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    await small.close();
  });
});

describe('who is who', () => {
  test.each(['x', 'x'.repeat(43), "' or 1=1 --", '../../etc/passwd'])(
    'the forged cookie %s is nobody',
    async cookie => {
      const forger = house.client();
      forger.setCookie(`narrow_seas=${cookie}`);
      expect((await forger.get('/me')).body).toEqual({});
    },
  );

  test('a forged bot token is nobody', async () => {
    const response = await fetch(`${house.address}${API}/me`, {
      headers: { authorization: `Bearer ${'x'.repeat(43)}` },
    });
    expect(await response.json()).toEqual({});
  });

  test('the cookie cannot be read by scripts, and its token is not in the store', async () => {
    const response = await fetch(`${house.address}${API}/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: house.address },
      body: '{"name":"Ada"}',
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const token = /=([^;]*)/.exec(cookie)?.[1] ?? '';
    const sessions = await house.store.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  test('another site can neither post nor open a socket with my cookie', async () => {
    await unchanged(async () => {
      const evil = { origin: 'https://evil.example' };
      const posted = await owner.post(`/games/${game}/resign`, { as: sides[0], key: newKey() }, evil);
      expect([posted.status, codeIn(posted)]).toEqual([403, 'other-site']);
      const socket = new WebSocket(`${house.address.replace('http', 'ws')}${API}/socket`, {
        headers: { cookie: owner.cookie(), ...evil },
      });
      const status = await new Promise(resolve => {
        socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
        socket.once('open', () => resolve('open'));
        socket.once('error', () => undefined);
      });
      expect(status).toBe(403);
    });
  });
});

describe('from where a socket is opened', () => {
  const opened = async (headers: { readonly [name: string]: string }): Promise<unknown> => {
    const socket = new WebSocket(`${house.address.replace('http', 'ws')}${API}/socket`, { headers });
    return new Promise(resolve => {
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.once('open', () => {
        socket.terminate();
        resolve('open');
      });
      socket.once('error', () => undefined);
    });
  };

  test.each([
    ['nowhere', () => 'null'],
    ['an address that begins like ours', (ours: string) => `${ours}.evil.example`],
    ['an address with ours in it', (ours: string) => `https://evil.example/${ours}`],
    ['ours as a user of another', (ours: string) => `${ours}@evil.example`],
    ['another port', () => 'http://127.0.0.1:1'],
    ['nonsense', () => 'http://['],
  ])('%s: refused', async (_where, from) => {
    expect(await opened({ cookie: owner.cookie(), origin: from(house.address) })).toBe(403);
  });

  test('a cookie without a word about where it comes from is refused; our own page is not', async () => {
    expect(await opened({ cookie: owner.cookie() })).toBe(403);
    expect(await opened({ cookie: owner.cookie(), origin: house.address })).toBe('open');
  });
});

describe('text', () => {
  test.each(["Robert'); drop table players; --", '<script>alert(1)</script>', '"; delete from games; --'])(
    '%s is a name like any other',
    async name => {
      expect(await owner.post('/me', { name })).toMatchObject({ status: 200, body: { name } });
      const { status } = (await other.get(`/games/${game}`)).body as GameTold;
      expect(JSON.stringify(status.seats)).toContain(JSON.stringify(name));
    },
  );

  test.each(['', '   ', 'x'.repeat(41), 'a\u0000b', 'a\u202eb', 'a\nb'])('%j is no name', async name => {
    expect((await owner.post('/me', { name })).status).toBe(400);
  });

  test.each([
    '/games/..%2f..%2fetc%2fpasswd',
    '/games/../../../etc/passwd',
    `/games/${'x'.repeat(500)}`,
    '/games/%00',
    '/games/%',
  ])('the address %.40s leads nowhere', async path => {
    const status = await new Promise<number>((resolve, reject) => {
      const { port } = new URL(house.address);
      request({ host: '127.0.0.1', port, path: `${API}${path}`, agent: false }, response =>
        response.resume().once('end', () => resolve(response.statusCode ?? 0)),
      )
        .once('error', reject)
        .end();
    });
    expect([400, 404, 414]).toContain(status);
  });
});

test('fuzzed messages are refused one by one, and the connection lives', async () => {
  const { as, number } = await turn();
  await unchanged(async () => {
    const texts = fc.sample(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc
          .json()
          .map(
            json =>
              `{"type":"act","id":9999,"game":"${game}","as":"${as}","number":${number},"key":"fuzz-key-1","actions":[${json}]}`,
          ),
        fc
          .string()
          .map(type =>
            JSON.stringify({ type: 'act', id: 9999, game, as, number, key: newKey(), actions: [{ type }] }),
          ),
      ),
      { numRuns: 45, seed: 7 },
    );
    const socket = await greeted((await turn()).client);
    for (const text of texts) socket.sayText(text);
    expect(await socket.ask({ type: 'unsubscribe', game, as: 'spectator' })).toMatchObject({ type: 'done' });
    const answers = socket.sent.filter(({ type }) => type === 'refused');
    expect(answers).toHaveLength(texts.length);
    for (const answer of answers)
      if (answer.type === 'refused') expect(answer.problem.code).not.toBe('server');
  });
});

test('who does not say hello first, or in another version, hears one sentence and is disconnected', async () => {
  for (const first of [
    { type: 'hello', version: 99 },
    { type: 'unsubscribe', id: 1, game, as: 'spectator' },
  ]) {
    const socket = await stranger.socket();
    socket.say(first);
    expect(await socket.closed).toBe(1008);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'bye' });
  }
});
