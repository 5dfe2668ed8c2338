import { mustBe, readSave, verifyDice } from '@narrow-seas/core';
import type { GameTold, Problem } from '@narrow-seas/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, newKey, type TestClient } from './testing/client.ts';
import { type House, openHouse } from './testing/house.ts';
import { type Match, meetIn, moveOnce, moverOf } from './testing/match.ts';
import { skerryPack } from './testing/skerry.ts';

let house: House;
beforeAll(async () => void (house = await openHouse()));
afterAll(async () => house.close());

const codeOf = ({ body }: Answer): string => (body as { problem: Problem }).problem.code;

const meet = async (): Promise<Match> => meetIn([house.client(), house.client()]);

const askFor = async ({ id, seats }: Match, place: 0 | 1): Promise<Answer> => {
  const { client, as } = seats[place];
  return client.post(`/games/${id}/offers`, { as, key: newKey(), kind: 'file' });
};

const answer = async ({ id, seats }: Match, place: 0 | 1, accept: boolean): Promise<Answer> => {
  const { client, as } = seats[place];
  return client.post(`/games/${id}/answers`, { as, key: newKey(), kind: 'file', accept });
};

const whole = async ({ id }: Pick<Match, 'id'>, client: TestClient): Promise<Answer> =>
  client.get(`/games/${id}/file?whole=true`);

const statusOf = async ({ id, seats }: Match): Promise<GameTold['status']> =>
  ((await seats[0].client.get(`/games/${id}`)).body as GameTold).status;

const isRated = async ({ id }: Match): Promise<readonly boolean[]> => {
  const rows = await house.store.db.selectFrom('results').select('rated').where('game', '=', id).execute();
  return rows.map(({ rated }) => rated);
};

const resign = async ({ id, seats }: Match): Promise<void> => {
  const { client, as } = seats[0];
  expect((await client.post(`/games/${id}/resign`, { as, key: newKey() })).status).toBe(200);
};

/** One move of the side whose turn it is. */
const step = async (match: Match): Promise<void> => moveOnce(match.id, await moverOf(match));

describe('the file of the whole game while it runs', () => {
  test('is refused until both agree: nobody agrees alone, and a no is a no', async () => {
    const match = await meet();
    const [one, other] = match.seats;
    expect(codeOf(await whole(match, one.client))).toBe('not-agreed');
    await askFor(match, 0);
    expect(codeOf(await askFor(match, 1))).toBe('offered');
    expect(codeOf(await answer(match, 0, true))).toBe('no-offer');
    expect(codeOf(await whole(match, one.client))).toBe('not-agreed');
    expect((await answer(match, 1, false)).status).toBe(200);
    // oxlint-disable-next-line no-await-in-loop -- one after another
    for (const { client } of [one, other]) expect(codeOf(await whole(match, client))).toBe('not-agreed');
    expect(await statusOf(match)).toMatchObject({ offers: [], shared: false });
  });

  test('is for both players then, with seed and secrets, and for nobody else', async () => {
    const match = await meet();
    const [one, other] = match.seats;
    await step(match);
    await askFor(match, 1);
    expect((await answer(match, 0, true)).status).toBe(200);
    const status = await statusOf(match);
    expect(status).toMatchObject({ state: 'running', offers: [], shared: true });
    expect(status.dice).not.toHaveProperty('seed');
    const file = await whole(match, one.client);
    expect(await whole(match, other.client)).toEqual(file);
    expect(await house.client().get(`/games/${match.id}/file?whole=true`)).toMatchObject({ status: 403 });
    const { game } = await skerryPack();
    const save = mustBe(readSave(game, JSON.stringify(file.body)));
    const { commitment, salt = '' } = status.dice;
    const seed = save.dice !== undefined && 'seed' in save.dice ? save.dice.seed : '';
    expect(verifyDice(game, save.match, { commitment, salt }, seed).ok).toBe(true);
  });

  test('holds nothing that came after the moment of the agreement, until they agree again', async () => {
    const match = await meet();
    const [{ client }] = match.seats;
    await askFor(match, 0);
    await answer(match, 1, true);
    const before = await whole(match, client);
    await step(match);
    expect(await whole(match, client)).toEqual(before);
    // A process that reads the log from the start knows the same.
    const second = await house.second();
    const there = second.client();
    there.setCookie(client.cookie());
    expect(await whole(match, there)).toEqual(before);
    await second.close();
    await askFor(match, 1);
    await answer(match, 0, true);
    expect(await whole(match, client)).not.toEqual(before);
  });

  test('takes the game off the ladder, which a game without it is on', async () => {
    const [shared, plain] = [await meet(), await meet()];
    await askFor(shared, 0);
    await answer(shared, 1, true);
    await resign(shared);
    await resign(plain);
    expect(await isRated(shared)).toEqual([false, false]);
    expect(await isRated(plain)).toEqual([true, true]);
  });

  test('needs nobody’s consent against the computer', async () => {
    const client = house.client();
    const seats = { north: { kind: 'me' }, south: { kind: 'computer', level: 'random' } };
    const made = await client.post('/games', { game: 'skerry', scenario: 'sortie', seats });
    const { id } = made.body as { readonly id: string };
    expect(codeOf(await whole({ id }, client))).toBe('not-agreed');
    await client.post(`/games/${id}/offers`, { as: 'north', key: newKey(), kind: 'file' });
    expect((await whole({ id }, client)).status).toBe(200);
  });
});
