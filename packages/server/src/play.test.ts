/* oxlint-disable no-await-in-loop -- one thing after another is what is tested */
import { readFileSync, writeFileSync } from 'node:fs';
import { verifyDice, readSave, mustBe } from '@narrow-seas/core';
import type { Acted, GameTold, Made, Problem } from '@narrow-seas/protocol';
import { skerryPack } from './testing/skerry.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { newKey, type TestClient } from './testing/client.ts';
import { type House, openHouse } from './testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house.close());

const SORTIE = { game: 'skerry', scenario: 'sortie' };

interface Match {
  readonly id: string;
  readonly sides: readonly [string, string];
  readonly players: readonly [TestClient, TestClient];
}

const madeIn = ({ body }: { readonly body: unknown }) => body as z.infer<typeof Made>;
const problemIn = ({ body }: { readonly body: unknown }): Problem => (body as { problem: Problem }).problem;
const told = async (client: TestClient, id: string, as: string): Promise<GameTold> =>
  (await client.get(`/games/${id}?as=${as}`)).body as GameTold;

/** Two players at a table: the second came by the link. */
const meet = async (where: House = house, more: object = {}): Promise<Match> => {
  const sides = (await skerryPack()).game.sides as readonly [string, string];
  const players = [where.client(), where.client()] as const;
  const wish = { ...SORTIE, seats: { [sides[0]]: { kind: 'me' } }, salt: 'first', ...more };
  const { id, invitation } = madeIn(await players[0].post('/games', wish));
  const seat = await players[1].post(`/games/${id}/seats`, { invitation: invitation?.token, salt: 'second' });
  expect(seat).toEqual({ status: 200, body: { side: sides[1] } });
  return { id, sides, players };
};

/** Whose turn it is, and something that they may do. */
const turnOf = async ({ id, sides, players }: Match) => {
  const { status } = await told(players[0], id, sides[0]);
  const place = status.toAct[0] === sides[0] ? 0 : 1;
  const [client, as] = [players[place], sides[place]];
  const { number, actions } = (await client.get(`/games/${id}/options?as=${as}`)).body as {
    number: number;
    actions: { action: object; text: string }[];
  };
  return { client, as, number, actions, status };
};

/** One move of the side whose turn it is. */
const step = async (match: Match, place = 0): Promise<Acted> => {
  const { client, as, number, actions } = await turnOf(match);
  const { action } = actions[place % actions.length]!;
  const acted = await client.post(`/games/${match.id}/actions`, {
    as,
    number,
    key: newKey(),
    actions: [action],
  });
  expect(acted.status).toBe(200);
  return acted.body as Acted;
};

describe('meeting', () => {
  test('who asks for nothing gets no cookie; who makes a game becomes a guest', async () => {
    const client = house.client();
    expect(await client.get('/me')).toEqual({ status: 200, body: {} });
    expect(client.cookie()).toBe('');
    expect((await client.post('/games', { ...SORTIE, seats: {} })).status).toBe(200);
    expect((await client.get('/me')).body).toMatchObject({ player: { kept: false } });
  });

  test('the link takes the seat, the game begins, and the dice are committed with the salt of both', async () => {
    const match = await meet();
    const { status, mine, table } = await told(match.players[1], match.id, match.sides[1]);
    expect(status).toMatchObject({ state: 'running', dice: { salt: 'first|second' } });
    expect(status.dice.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(status.dice).not.toHaveProperty('seed');
    expect([mine, table?.as]).toEqual([[match.sides[1]], match.sides[1]]);
  });

  test('a link opens one seat, and a wrong link none', async () => {
    const match = await meet();
    const stranger = house.client();
    const wrong = await stranger.post(`/games/${match.id}/seats`, { invitation: 'x'.repeat(43) });
    expect([wrong.status, problemIn(wrong).code]).toEqual([403, 'not-invited']);
  });

  test('a public game stands in the list of open games until it begins; my list says what waits for me', async () => {
    const client = house.client();
    const { id } = madeIn(
      await client.post('/games', { ...SORTIE, seats: {}, visibility: 'public', title: 'Open to all' }),
    );
    const list = async () =>
      ((await client.get('/games?list=open')).body as { games: { id: string }[] }).games.map(game => game.id);
    expect(await list()).toContain(id);
    await client.post(`/games/${id}/seats`);
    await client.post(`/games/${id}/seats`);
    expect(await list()).not.toContain(id);
    const mine = (await client.get('/games?list=mine')).body as { games: object[] };
    expect(mine.games[0]).toMatchObject({ id, state: 'running', waitsForMe: true });
  });
});

describe('playing', () => {
  test('a move by its text, and the other sees it under a number of his own', async () => {
    const match = await meet();
    const { client, as, number, actions } = await turnOf(match);
    const acted = await client.post(`/games/${match.id}/actions`, {
      as,
      number,
      key: newKey(),
      orders: [actions[0]!.text],
    });
    expect(acted.status).toBe(200);
    expect((acted.body as Acted).number).toBeGreaterThan(number);
  });

  test('the same key again does nothing again; an older number is refused', async () => {
    const match = await meet();
    const { client, as, number, actions } = await turnOf(match);
    const wish = { as, number, key: newKey(), actions: [actions[0]!.action] };
    const first = await client.post(`/games/${match.id}/actions`, wish);
    expect(await client.post(`/games/${match.id}/actions`, wish)).toEqual(first);
    const late = await client.post(`/games/${match.id}/actions`, { ...wish, key: newKey() });
    expect([late.status, problemIn(late).code]).toEqual([409, 'stale']);
    expect((await told(client, match.id, as)).table?.number).toBe((first.body as Acted).number);
  });

  test('another process over the same storage continues the game', async () => {
    const match = await meet();
    await step(match);
    const second = await house.second();
    const there = second.client();
    const { client, as, number } = await turnOf(match);
    there.setCookie(client.cookie());
    const again = (await there.get(`/games/${match.id}?as=${as}`)).body as GameTold;
    expect(again.table).toEqual((await told(client, match.id, as)).table);
    const options = (await there.get(`/games/${match.id}/options?as=${as}`)).body as {
      actions: { action: object }[];
    };
    const wish = { as, number, key: newKey(), actions: [options.actions[0]!.action] };
    const acted = await there.post(`/games/${match.id}/actions`, wish);
    expect(acted.status).toBe(200);
    // The first process catches up when it acts, at the latest.
    expect((await client.post(`/games/${match.id}/actions`, wish)).body).toEqual(acted.body);
    await second.close();
  });

  test('a whole game against the computer ends, and its file proves every throw', async () => {
    const client = house.client();
    const { game, sides } = await skerryPack().then(pack => ({ game: pack.game, sides: pack.game.sides }));
    const seats = { [sides[0]!]: { kind: 'me' }, [sides[1]!]: { kind: 'computer', level: 'random' } };
    const { id } = madeIn(await client.post('/games', { ...SORTIE, seats, salt: 'mine' }));
    const socket = await client.socket();
    socket.say({ type: 'hello', version: 1 });
    await socket.ask({ type: 'subscribe', game: id, as: sides[0], since: 0 });
    for (let turn = 0; turn < 400; turn += 1) {
      // What comes after this moment is news of a state that is asked for here, or of a later one.
      const from = socket.sent.length;
      const { status } = await told(client, id, sides[0]!);
      if (status.state === 'finished') break;
      if (status.toAct.includes(sides[0]!)) {
        const { number, actions } = (await client.get(`/games/${id}/options?as=${sides[0]}`)).body as {
          number: number;
          actions: { action: object }[];
        };
        const { action } = actions[turn % actions.length]!;
        await client.post(`/games/${id}/actions`, { as: sides[0], number, key: newKey(), actions: [action] });
      } else {
        await socket.until(({ type }) => type === 'status' || type === 'news', from);
      }
    }
    const { status } = await told(client, id, sides[0]!);
    expect(status).toMatchObject({ state: 'finished', outcome: { reason: 'rules' } });
    const file = JSON.stringify((await client.get(`/games/${id}/file`)).body);
    const { match } = mustBe(readSave(game, file));
    const { commitment, salt = '', seed = '' } = status.dice;
    expect(verifyDice(game, match, { commitment, salt }, seed).ok).toBe(true);
  });
});

describe('sockets', () => {
  test('the other side is told of a move, in its own count, with a patch of its view', async () => {
    const match = await meet();
    const { as } = await turnOf(match);
    const other = as === match.sides[0] ? 1 : 0;
    const socket = await match.players[other].socket();
    socket.say({ type: 'hello', version: 1 });
    expect(
      await socket.ask({ type: 'subscribe', game: match.id, as: match.sides[other], since: 0 }),
    ).toMatchObject({
      type: 'done',
    });
    const table = await socket.until(({ type }) => type === 'table');
    expect(table).toMatchObject({ table: { as: match.sides[other] } });
    const before = socket.sent.length;
    await step(match);
    await socket.until(({ type }) => type === 'news' || type === 'status', before);
  });

  test('what is said at the table reaches the other player, and no spectator', async () => {
    const match = await meet();
    const [one, other, stranger] = [match.players[0], match.players[1], house.client()];
    const [player, spectator] = [await other.socket(), await stranger.socket()];
    for (const [socket, as] of [
      [player, match.sides[1]],
      [spectator, 'spectator'],
    ] as const) {
      socket.say({ type: 'hello', version: 1 });
      await socket.ask({ type: 'subscribe', game: match.id, as, since: 0 });
    }
    expect(
      (await one.post(`/games/${match.id}/chat`, { text: '<b>Good luck</b>', key: newKey() })).status,
    ).toBe(200);
    expect(await player.until(({ type }) => type === 'chat')).toMatchObject({
      said: { text: '<b>Good luck</b>' },
    });
    expect(spectator.sent.some(({ type }) => type === 'chat')).toBe(false);
  });
});

describe('agreeing', () => {
  test('undo by consent goes past the dice; the other side has to accept', async () => {
    const match = await meet();
    const { client, as } = await turnOf(match);
    const other = match.players[as === match.sides[0] ? 1 : 0];
    const its = match.sides[as === match.sides[0] ? 1 : 0];
    const start = await told(client, match.id, as);
    await step(match);
    const asked = await client.post(`/games/${match.id}/offers`, { as, key: newKey(), kind: 'undo' });
    expect(asked.status).toBe(200);
    const own = await client.post(`/games/${match.id}/answers`, {
      as,
      key: newKey(),
      kind: 'undo',
      accept: true,
    });
    expect(problemIn(own).code).toBe('no-offer');
    const given = await other.post(`/games/${match.id}/answers`, {
      as: its,
      key: newKey(),
      kind: 'undo',
      accept: true,
    });
    expect(given.status).toBe(200);
    const now = await told(client, match.id, as);
    expect([now.table, now.status.offers]).toEqual([start.table, []]);
  });

  test('resigning ends it, the seed is shown, and the rematch has the sides swapped', async () => {
    const match = await meet();
    const [one] = match.players;
    const key = newKey();
    await one.post(`/games/${match.id}/resign`, { as: match.sides[0], key });
    const { status } = await told(one, match.id, match.sides[0]);
    expect(status).toMatchObject({
      state: 'finished',
      outcome: { winner: match.sides[1], reason: 'resigned' },
    });
    expect(status.dice.seed).toMatch(/^[0-9a-f]{64}$/);
    const { id } = madeIn(await one.post(`/games/${match.id}/rematch`));
    expect((await told(one, id, match.sides[1])).mine).toEqual([match.sides[1]]);
    // The other one is told of it, and sits down there by wanting the same.
    const [, other] = match.players;
    expect((await told(other, match.id, match.sides[1])).status.rematch).toBe(id);
    for (const player of [other, other, one])
      expect(madeIn(await player.post(`/games/${match.id}/rematch`)).id).toBe(id);
    expect(await told(other, id, match.sides[0])).toMatchObject({
      status: { state: 'running' },
      mine: [match.sides[0]],
    });
    expect((await house.client().post(`/games/${match.id}/rematch`)).status).toBe(403);
  });

  test('a draw that is offered and accepted ends it', async () => {
    const match = await meet();
    const [one, other] = match.players;
    await one.post(`/games/${match.id}/offers`, { as: match.sides[0], key: newKey(), kind: 'draw' });
    const wish = { as: match.sides[1], key: newKey(), kind: 'draw', accept: true };
    await other.post(`/games/${match.id}/answers`, wish);
    expect((await told(one, match.id, match.sides[0])).status.outcome).toMatchObject({ reason: 'agreed' });
  });
});

test('the description names every route', async () => {
  const { body } = await house.client().get('/openapi.json');
  expect(Object.keys((body as { paths: object }).paths)).toContain('/api/v1/games/{id}/actions');
});

/** The page of the documentation is made of it. */
const DESCRIPTION = new URL('../../../docs/schema/openapi.json', import.meta.url);

test('the description in docs/schema is what the server answers; UPDATE_API=1 writes it', async () => {
  const { body } = await house.client().get('/openapi.json');
  if (process.env['UPDATE_API'] === '1')
    writeFileSync(DESCRIPTION, `${JSON.stringify(body, undefined, 1)}\n`);
  expect(JSON.parse(readFileSync(DESCRIPTION, 'utf8'))).toEqual(body);
});

test('readiness and metrics are told, and the metrics name no player', async () => {
  expect(await (await fetch(`${house.address}/readyz`)).json()).toEqual({ ok: true, storage: 'up' });
  expect(await (await fetch(`${house.address}/metrics`)).text()).toContain('narrow_seas_tables');
});
