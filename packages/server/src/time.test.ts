import type { GameTold, Made, Problem } from '@narrow-seas/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { newKey, type TestClient } from './testing/client.ts';
import { type House, openHouse } from './testing/house.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const time = { now: Date.now() };
let house: House;
beforeAll(async () => {
  house = await openHouse({ now: () => time.now, spectatorDelaySeconds: 600 });
});
afterAll(async () => house.close());

const told = async (client: TestClient, id: string, as: string): Promise<GameTold> =>
  (await client.get(`/games/${id}?as=${as}`)).body as GameTold;

const SKERRY = { game: 'skerry', scenario: 'sortie', sides: ['north', 'south'] } as const;
const SIXTH_FLEET = { game: 'sixth-fleet', scenario: 'short', sides: ['nato', 'soviet'] } as const;

/** A game of two with this clock: the side whose turn it is, and the other. */
const meet = async (
  clock: object,
  { game, scenario, sides }: typeof SKERRY | typeof SIXTH_FLEET = SIXTH_FLEET,
) => {
  const players = [house.client(), house.client()] as const;
  const wish = {
    game,
    scenario,
    seats: { [sides[0]]: { kind: 'me' } },
    visibility: 'public',
    clock,
  };
  const { id } = (await players[0].post('/games', wish)).body as z.infer<typeof Made>;
  await players[1].post(`/games/${id}/seats`);
  const { status } = await told(players[0], id, sides[0]);
  const place = status.toAct[0] === sides[0] ? 0 : 1;
  const mover = { client: players[place], as: sides[place] };
  const idle = { client: players[1 - place]!, as: sides[1 - place]! };
  return { id, status, mover, idle };
};

const claim = async (id: string, { client, as }: { readonly client: TestClient; readonly as: string }) =>
  client.post(`/games/${id}/claim`, { as, key: newKey() });

test('a Fischer clock that runs out ends the game, in whatever process looks first', async () => {
  const { id, status, mover, idle } = await meet({ kind: 'fischer', seconds: 60, increment: 5 });
  expect(status.clock).toMatchObject({ running: [mover.as], left: { [mover.as]: MINUTE } });
  time.now += MINUTE - 1;
  await house.online.sweep();
  expect((await told(idle.client, id, idle.as)).status.state).toBe('running');
  time.now += 1;
  await Promise.all([house.online.sweep(), house.online.sweep()]);
  const { outcome } = (await told(idle.client, id, idle.as)).status;
  expect(outcome).toMatchObject({ winner: idle.as, reason: 'time' });
});

test('days per turn: the other side may claim when they are over, not before, and nobody claims for being late himself', async () => {
  const { id, mover, idle } = await meet({ kind: 'days', days: 2 });
  time.now += 2 * DAY - 1;
  expect(((await claim(id, idle)).body as { problem: Problem }).problem.code).toBe('not-overdue');
  time.now += 1;
  await house.online.sweep();
  expect((await told(idle.client, id, idle.as)).status.state).toBe('running');
  expect((await claim(id, mover)).status).toBe(409);
  expect((await claim(id, idle)).status).toBe(200);
  expect((await told(idle.client, id, idle.as)).status.outcome).toMatchObject({
    winner: idle.as,
    reason: 'abandoned',
  });
});

test('spectators of a game with secrets see it later, and at once when it is over', async () => {
  const { id, mover } = await meet({ kind: 'none' }, SKERRY);
  time.now += 11 * MINUTE;
  const spectator = house.client();
  const start = (await told(spectator, id, 'spectator')).table;
  const act = async (): Promise<void> => {
    const { status } = await told(mover.client, id, mover.as);
    if (!status.toAct.includes(mover.as)) return;
    const { number, actions } = (await mover.client.get(`/games/${id}/options?as=${mover.as}`)).body as {
      number: number;
      actions: { action: object }[];
    };
    const wish = { as: mover.as, number, key: newKey(), actions: [actions[0]!.action] };
    expect((await mover.client.post(`/games/${id}/actions`, wish)).status).toBe(200);
  };
  await act();
  await act();
  time.now += 9 * MINUTE;
  expect((await told(spectator, id, 'spectator')).table).toEqual(start);
  await mover.client.post(`/games/${id}/resign`, { as: mover.as, key: newKey() });
  const over = await told(spectator, id, 'spectator');
  expect(over.table?.number).toBeGreaterThan(start?.number ?? 0);
});

test('a token is rotated after a day; the one before is good for a minute', async () => {
  const client = house.client();
  await client.post('/me', { name: 'Ada' });
  const first = client.cookie();
  time.now += DAY + MINUTE;
  expect((await client.get('/me')).body).toMatchObject({ player: { name: 'Ada' } });
  const second = client.cookie();
  expect(second).not.toBe(first);
  client.setCookie(first);
  expect((await client.get('/me')).body).toMatchObject({ player: { name: 'Ada' } });
  time.now += 2 * MINUTE;
  client.setCookie(first);
  expect((await client.get('/me')).body).toEqual({});
  client.setCookie(second);
  expect((await client.get('/me')).body).toMatchObject({ player: { name: 'Ada' } });
});
