/* oxlint-disable no-await-in-loop -- one thing after another is what is tested */
import * as fc from 'fast-check';
import type { ChatSaid, GameList, GameTold, Problem } from '@narrow-seas/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { newKey, type TestClient } from './testing/client.ts';
import { type House, openHouse } from './testing/house.ts';
import { type Match, meetIn } from './testing/match.ts';

let house: House;
let owner: TestClient;
let other: TestClient;
let match: Match;

beforeAll(async () => {
  house = await openHouse();
  [owner, other] = [house.client(), house.client()];
  match = await meetIn([owner, other]);
});
afterAll(async () => house.close());

const INJECTIONS = [
  "Robert'); drop table chat; --",
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '${process.exit()} {{7*7}} %s %n',
];

describe('what players write', () => {
  test.each(INJECTIONS)('%s in chat comes to the other one as it was written', async text => {
    const socket = await other.socket();
    socket.say({ type: 'hello', version: 1 });
    await socket.ask({ type: 'subscribe', game: match.id, as: match.seats[1].as, since: 0 });
    expect((await owner.post(`/games/${match.id}/chat`, { text, key: newKey() })).status).toBe(200);
    const heard = await socket.until(message => message.type === 'chat' && message.said.text === text);
    expect(heard.type).toBe('chat');
    const { said } = (await other.get(`/games/${match.id}/chat`)).body as { said: ChatSaid[] };
    expect(said.at(-1)?.text).toBe(text);
    socket.close();
  });

  test.each(INJECTIONS)('%s in a title, and in the search for it', async title => {
    const { id } = await meetIn([owner, other], { title });
    expect(((await other.get(`/games/${id}`)).body as GameTold).status.title).toBe(title);
    const found = await other.get(`/games?list=finished&search=${encodeURIComponent(title)}`);
    expect(found).toMatchObject({ status: 200, body: { games: [] } });
  });

  test.each(['a\u0000b', 'a\u202eb', 'a\nb', 'x'.repeat(81)])('%j is no title', async title => {
    const wish = { game: 'skerry', scenario: 'sortie', seats: {}, title };
    expect((await owner.post('/games', wish)).status).toBe(400);
  });

  test.each(['99999999999999999999_x', '-1e400_x', '_', 'x', "' or 1=1 --", '1NaN_\u0000', '٣_x'])(
    'the forged place %j in a list gets a page or a refusal, and no failure',
    async after => {
      for (const list of ['mine', 'open', 'running', 'finished']) {
        const { status, body } = await owner.get(`/games?list=${list}&after=${encodeURIComponent(after)}`);
        expect([200, 400]).toContain(status);
        if (status === 200) expect((body as z.infer<typeof GameList>).games.length).toBeLessThanOrEqual(20);
      }
    },
  );
});

describe('a character that cannot be stored', () => {
  const NUL = 'a\u0000b';
  test.each<readonly [string, (client: TestClient) => ReturnType<TestClient['get']>]>([
    ['a report', client => client.post('/reports', { about: 'x', game: match.id, text: NUL })],
    ['notes', client => client.send('PUT', `/games/${match.id}/notes`, { text: NUL })],
    ['a search', client => client.get(`/games?list=finished&search=${encodeURIComponent(NUL)}`)],
    ['a ladder', client => client.get(`/ladder?game=${encodeURIComponent(NUL)}`)],
    ['a name', client => client.post('/me', { name: NUL })],
    ['a chat', client => client.post(`/games/${match.id}/chat`, { text: NUL, key: newKey() })],
  ])('in %s is refused in one sentence or does no harm', async (_what, send) => {
    const { status, body } = await send(owner);
    expect(status).toBeLessThan(500);
    if (status >= 400) expect((body as { problem: Problem }).problem.sentence).not.toBe('');
  });
});

test('fuzzed bodies are refused, and nothing fails inside', async () => {
  const paths = ['actions', 'orders', 'undo', 'offers', 'answers', 'chat', 'seats'];
  const bodies = fc.sample(
    fc.oneof(
      fc.jsonValue(),
      fc.record({
        as: fc.oneof(fc.constantFrom('north', 'south', '__proto__', 'constructor'), fc.string()),
        number: fc.oneof(fc.integer(), fc.double(), fc.string()),
        key: fc.constantFrom('fuzz-key-1', '', '__proto__'),
        kind: fc.constantFrom('undo', 'toString', '__proto__'),
        actions: fc.array(fc.dictionary(fc.constantFrom('type', '__proto__', 'unit', 'to'), fc.jsonValue())),
        orders: fc.jsonValue(),
        side: fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', ''),
      }),
    ),
    { numRuns: 40, seed: 11 },
  );
  const before = await house.store.db.selectFrom('entries').selectAll().orderBy('number').execute();
  const stranger = house.client();
  for (const [place, body] of bodies.entries()) {
    const path = `/games/${match.id}/${paths[place % paths.length]}`;
    for (const client of [owner, stranger]) {
      const { status } = await client.post(path, body);
      expect([400, 401, 403, 404, 409, 422]).toContain(status);
    }
  }
  expect(await house.store.db.selectFrom('entries').selectAll().orderBy('number').execute()).toEqual(before);
});
