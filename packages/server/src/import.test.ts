import { mustBe, openingState, playRandomly, seededRandom } from '@narrow-seas/core';
import { FILE_LIMIT } from '@narrow-seas/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey, type TestClient } from './testing/client.ts';
import { type House, openHouse } from './testing/house.ts';
import { type Match, meetIn, moveOnce, moverOf, toldTo } from './testing/match.ts';
import { skerryPack } from './testing/skerry.ts';

let house: House;
beforeAll(async () => void (house = await openHouse({ requestsPerMinute: 1_000_000 })));
afterAll(() => house.close());

const SEATS = { north: { kind: 'me' }, south: { kind: 'open' } };

const begin = async (client: TestClient, file: string, more: object = {}) =>
  client.post('/games/from-file', { game: 'skerry', seats: SEATS, visibility: 'public', file, ...more });

const fileOf = async (client: TestClient, id: string, as: string): Promise<string> =>
  JSON.stringify((await client.get(`/games/${id}/file?as=${as}`)).body);

const resign = async ({ id, seats }: Match): Promise<void> => {
  const [{ client, as }] = seats;
  expect((await client.post(`/games/${id}/resign`, { as, key: newKey() })).status).toBe(200);
};

/** A game with a few moves that one side gave up: its whole file can be had. */
const playedFile = async (): Promise<{ readonly match: Match; readonly file: string }> => {
  const match = await meetIn([house.client(), house.client()]);
  // oxlint-disable-next-line no-await-in-loop -- one move after another
  for (let moves = 0; moves < 6; moves += 1) await moveOnce(match.id, await moverOf(match));
  await resign(match);
  return { match, file: await fileOf(match.seats[0].client, match.id, 'north') };
};

const gamesStored = async (): Promise<number> =>
  (await house.store.db.selectFrom('games').select('id').execute()).length;

test('the file of a game that is over begins another one where it ended, which counts for no ladder', async () => {
  const { match, file } = await playedFile();
  const [one, other] = [house.client(), house.client()];
  const made = await begin(one, file, { title: 'Once more' });
  expect(made).toMatchObject({ status: 200 });
  const { id } = made.body as { id: string };
  expect((await other.post(`/games/${id}/seats`)).status).toBe(200);
  for (const [client, side, before] of [
    [one, 'north', match.seats[0]],
    [other, 'south', match.seats[1]],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one side after another
    const now = await toldTo(client, id, side);
    // oxlint-disable-next-line no-await-in-loop -- one side after another
    expect(now.table?.view).toEqual((await toldTo(before.client, match.id, side)).table?.view);
    expect(now.status).toMatchObject({ state: 'running', title: 'Once more', scenario: '' });
  }
  await resign({
    id,
    seats: [
      { client: one, as: 'north' },
      { client: other, as: 'south' },
    ],
  });
  const { player } = (await one.get('/me')).body as { player: { id: string } };
  expect((await one.get(`/players/${player.id}`)).body).toMatchObject({
    ratings: [],
    results: [{ id, score: 0, others: [{ side: 'south', kind: 'person' }] }],
  });
});

test('a position begins a game as well', async () => {
  const { game } = await skerryPack();
  const start = mustBe(openingState(game, { scenario: 'sortie', options: {} }));
  expect(await begin(house.client(), game.notation.print(start))).toMatchObject({ status: 200 });
});

test('what cannot be gone on from is refused in one sentence, and nothing is stored', async () => {
  const { game } = await skerryPack();
  const { file } = await playedFile();
  const save = JSON.parse(file) as { readonly entries: readonly object[] };
  const running = await meetIn([house.client(), house.client()]);
  const start = mustBe(openingState(game, { scenario: 'sortie', options: {} }));
  const over = playRandomly(game, start, seededRandom(1), 10_000).state;
  expect(game.outcome(over)).toBeDefined();
  const before = await gamesStored();
  const forged = save.entries.map((entry, place) => (place === 2 ? { ...entry, events: [] } : entry));
  const refused: readonly (readonly [file: string, status: number, sentence: RegExp])[] = [
    [JSON.stringify({ ...save, entries: forged }), 409, /entries\[2\]/],
    [JSON.stringify({ ...save, game: 'sixth-fleet' }), 409, /save of "?sixth-fleet/],
    [await fileOf(running.seats[0].client, running.id, 'north'), 409, /narrow-seas\/match/],
    ['{"broken', 409, /JSON/],
    ['no position at all', 409, /starts with a heading/],
    [game.notation.print(over), 409, /is over/],
    ['x'.repeat(FILE_LIMIT + 1), 400, /at most/],
    ['x'.repeat(FILE_LIMIT * 2), 413, /too long/],
  ];
  for (const [text, status, sentence] of refused) {
    // oxlint-disable-next-line no-await-in-loop -- one file after another
    const answer = await begin(house.client(), text);
    expect({ ...answer, text: text.slice(0, 40) }).toMatchObject({
      status,
      body: { problem: { sentence: expect.stringMatching(sentence) as string } },
    });
  }
  expect(await gamesStored()).toBe(before);
});
