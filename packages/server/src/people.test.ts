import type { AdminTold, Problem } from '@narrow-seas/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey, type Answer, type TestClient } from './testing/client.ts';
import { type House, openHouse } from './testing/house.ts';
import { type Match, meetIn, moverOf } from './testing/match.ts';

const DAY = 86_400_000;
const time = { now: Date.now() };
const ADMIN = 'a secret of the host, long enough';
const log: string[] = [];
let house: House;
beforeAll(async () => {
  house = await openHouse({ now: () => time.now, adminToken: ADMIN, log });
});
afterAll(async () => house.close());

const codeOf = ({ body }: Answer): string => (body as { problem: Problem }).problem.code;

const newPerson = async (name: string): Promise<{ client: TestClient; id: string }> => {
  const client = house.client();
  const { id } = (await client.post('/me', { name })).body as { id: string };
  return { client, id };
};

/** A player with an account, whom the ladder lists. */
const newMember = async (name: string): Promise<{ client: TestClient; id: string }> => {
  const person = await newPerson(name);
  const way = { mail: `${name}@example.org`, password: 'a long password' };
  expect((await person.client.post('/me/password', way)).status).toBe(200);
  return person;
};

const resign = async ({ id, seats }: Match, place: 0 | 1): Promise<void> => {
  const { client, as } = seats[place];
  expect((await client.post(`/games/${id}/resign`, { as, key: newKey() })).status).toBe(200);
};

describe('ratings', () => {
  test('the game that ends is counted for both players, in the scenario and in the game', async () => {
    const [winner, loser] = [await newMember('Winner'), await newMember('Loser')];
    const match = await meetIn([winner.client, loser.client]);
    await resign(match, 1);
    // The figures of one game between two newcomers, by Glickman's formulas.
    const best = { rating: 1662.3, deviation: 290.3 };
    for (const ladder of ['game=skerry', 'game=skerry&scenario=sortie']) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const { players } = (await house.client().get(`/ladder?${ladder}`)).body as {
        players: { player: { name: string }; rating: number; deviation: number; games: number }[];
      };
      expect(players.map(({ player, games }) => [player.name, games])).toEqual([
        ['Winner', 1],
        ['Loser', 1],
      ]);
      expect(players[0]?.rating).toBeCloseTo(best.rating, 0);
      expect(players[0]?.deviation).toBeCloseTo(best.deviation, 0);
      expect(players[1]?.rating).toBeCloseTo(3000 - best.rating, 0);
    }
    expect((await house.client().get(`/players/${winner.id}`)).body).toMatchObject({
      player: { name: 'Winner' },
      ratings: [
        { game: 'skerry', scenario: '', games: 1 },
        { game: 'skerry', scenario: 'sortie', games: 1 },
      ],
      results: [{ id: match.id, side: 'north', score: 1 }],
    });
  });

  test('a game by link is in the profile for the player alone; guests are not in the ladder', async () => {
    const [guest, other] = [await newPerson('Quiet'), await newPerson('Other')];
    const match = await meetIn([guest.client, other.client]);
    await house.store.db
      .updateTable('games')
      .set({ visibility: 'link' })
      .where('id', '=', match.id)
      .execute();
    await resign(match, 0);
    expect((await house.client().get(`/players/${guest.id}`)).body).toMatchObject({ results: [] });
    expect((await guest.client.get(`/players/${guest.id}`)).body).toMatchObject({ results: [{ score: 0 }] });
    expect(JSON.stringify((await guest.client.get('/ladder?game=skerry')).body)).not.toContain('Quiet');
    expect((await guest.client.get('/players/nobody')).status).toBe(404);
  });

  test('a game against the computer is a result without a rating', async () => {
    const { client, id } = await newPerson('Solo');
    const seats = { north: { kind: 'me' }, south: { kind: 'computer', level: 'cadet' } };
    const made = await client.post('/games', {
      game: 'skerry',
      scenario: 'sortie',
      seats,
      visibility: 'public',
    });
    const { id: game } = made.body as { id: string };
    await client.post(`/games/${game}/resign`, { as: 'north', key: newKey() });
    expect((await client.get(`/players/${id}`)).body).toMatchObject({ ratings: [], results: [{ score: 0 }] });
  });
});

test('time on vacation does not count in a slow game, and a year has thirty days of it', async () => {
  const [one, other] = [await newPerson('One'), await newPerson('Two')];
  const match = await meetIn([one.client, other.client], { clock: { kind: 'days', days: 2 } }, 'sixth-fleet');
  const late = await moverOf(match);
  const idle = match.seats[late === match.seats[0] ? 1 : 0];
  const away = await late.client.post('/me/vacations', { days: 10 });
  expect(away.body).toMatchObject({ daysLeft: 20, vacations: [{}] });
  const claim = async (): Promise<Answer> =>
    idle.client.post(`/games/${match.id}/claim`, { as: idle.as, key: newKey() });
  time.now += 12 * DAY - 1;
  expect(codeOf(await claim())).toBe('not-overdue');
  time.now += 1;
  expect((await claim()).status).toBe(200);
  expect(codeOf(await late.client.post('/me/vacations', { days: 21 }))).toBe('no-days');
  const begin = new Date(time.now + DAY).toISOString();
  const planned = (await late.client.post('/me/vacations', { days: 20, from: begin })).body as {
    vacations: { id: string }[];
  };
  expect(codeOf(await late.client.post('/me/vacations', { days: 2 }))).toBe('overlap');
  const [{ id } = { id: '' }] = planned.vacations;
  expect((await late.client.send('DELETE', `/me/vacations/${id}`)).status).toBe(200);
  expect((await late.client.get('/me/vacations')).body).toEqual({ daysLeft: 20, vacations: [] });
});

describe('mute, block and report', () => {
  test('a muted game and a blocked player are not heard; others are', async () => {
    const [one, other] = [await newPerson('Loud'), await newPerson('Ears')];
    const { id } = await meetIn([one.client, other.client]);
    const socket = await other.client.socket();
    socket.say({ type: 'hello', version: 1 });
    await socket.ask({ type: 'subscribe', game: id, as: 'south', since: 0 });
    const say = async (text: string): Promise<void> => {
      expect((await one.client.post(`/games/${id}/chat`, { text, key: newKey() })).status).toBe(200);
    };
    const heard = (): readonly string[] =>
      socket.sent.flatMap(message => (message.type === 'chat' ? [message.said.text] : []));
    await other.client.post(`/games/${id}/mute`, { muted: true });
    await say('while muted');
    await other.client.post(`/games/${id}/mute`, { muted: false });
    await other.client.post('/me/blocks', { player: one.id });
    await say('while blocked');
    expect((await other.client.get('/me/blocks')).body).toEqual({ blocked: [{ id: one.id, name: 'Loud' }] });
    await other.client.send('DELETE', `/me/blocks/${one.id}`);
    await say('heard');
    await socket.until(message => message.type === 'chat');
    expect(heard()).toEqual(['heard']);
  });

  test('who is blocked takes no seat at the other', async () => {
    const [one, other] = [await newPerson('Host'), await newPerson('Unwanted')];
    await one.client.post('/me/blocks', { player: other.id });
    expect(codeOf(await one.client.post('/me/blocks', { player: one.id }))).toBe('myself');
    const seats = { north: { kind: 'me' } };
    const wish = { game: 'skerry', scenario: 'sortie', seats, visibility: 'public' };
    const { id } = (await one.client.post('/games', wish)).body as { id: string };
    expect(codeOf(await other.client.post(`/games/${id}/seats`))).toBe('blocked');
    await one.client.send('DELETE', `/me/blocks/${other.id}`);
    expect((await other.client.post(`/games/${id}/seats`)).status).toBe(200);
  });

  test('a report reaches the host', async () => {
    const [one, other] = [await newPerson('Reporter'), await newPerson('Rude')];
    expect((await one.client.post('/reports', { about: other.id, text: 'Swears.' })).status).toBe(200);
    expect((await one.client.post('/reports', { about: 'nobody', text: 'Swears.' })).status).toBe(404);
    const asHost = { authorization: `Bearer ${ADMIN}` };
    const seen = async (headers: { readonly [name: string]: string }): Promise<AdminTold> => {
      const response = await fetch(`${house.address}/api/v1/admin`, { headers });
      expect(response.status).toBe('authorization' in headers ? 200 : 403);
      return (await response.json()) as AdminTold;
    };
    await seen({});
    const { reports, games, players } = await seen(asHost);
    expect(reports).toMatchObject([{ reporter: one.id, about: other.id, text: 'Swears.' }]);
    expect(games.finished).toBeGreaterThan(0);
    expect(players.all).toBeGreaterThan(players.kept);
    const path = `/admin/reports/${reports[0]?.id ?? ''}/close`;
    expect((await one.client.post(path)).status).toBe(403);
    expect((await one.client.post(path, {}, asHost)).status).toBe(200);
    expect((await seen(asHost)).reports).toEqual([]);
    const named = await fetch(`${house.address}/api/v1/admin/players?search=Rud`, { headers: asHost });
    expect(await named.json()).toMatchObject({ players: [{ id: other.id, name: 'Rude', games: 0 }] });
  });
});

test('notes and marks are for their writer alone', async () => {
  const [one, other] = [await newPerson('Writer'), await newPerson('Reader')];
  const { id } = await meetIn([one.client, other.client]);
  const marks = [
    { hex: '0203', colour: 'red', text: 'mine?' },
    { hex: '0203', to: '0405', colour: 'blue' },
  ];
  expect((await one.client.send('PUT', `/games/${id}/notes`, { text: 'Watch the strait.' })).status).toBe(
    200,
  );
  expect((await one.client.send('PUT', `/games/${id}/marks`, { marks })).status).toBe(200);
  expect((await one.client.get(`/games/${id}/notes`)).body).toEqual({ text: 'Watch the strait.' });
  expect((await one.client.get(`/games/${id}/marks`)).body).toEqual({ marks });
  expect((await other.client.get(`/games/${id}/notes`)).body).toEqual({ text: '' });
  expect((await other.client.get(`/games/${id}/marks`)).body).toEqual({ marks: [] });
  expect((await one.client.send('PUT', `/games/${id}/marks`, { marks: [{ hex: '1' }] })).status).toBe(400);
  await one.client.post(`/games/${id}/seen`, { entries: 3, chat: 1 });
  expect((await one.client.get(`/games/${id}/visit`)).body).toMatchObject({
    entries: 3,
    chat: 1,
    muted: false,
  });
});

test('what is refused is in the log, with who tried it and without what they sent', async () => {
  const [one, other] = [await newPerson('Careful'), await newPerson('Curious')];
  const { id } = await meetIn([one.client, other.client]);
  log.splice(0);
  const codes = (): readonly unknown[] => log.map(line => (JSON.parse(line) as { code?: string }).code);
  await other.client.post(`/games/${id}/resign`, { as: 'north', key: newKey() });
  const forged = house.client();
  forged.setCookie(`narrow_seas=${'A'.repeat(43)}`);
  await forged.get('/me');
  await one.client.post('/me', { name: 'Evil' }, { origin: 'https://evil.example' });
  expect(codes()).toEqual(['not-seated', 'unknown-session', 'other-site']);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ player: other.id, ip: '127.0.0.1' });
  const socket = await other.client.socket();
  socket.say({ type: 'hello', version: 1 });
  await socket.ask({ type: 'resign', game: id, as: 'north', key: newKey() });
  for (let count = 0; count < 100; count += 1) socket.say({ type: 'hello', version: 1 });
  await socket.closed;
  expect(codes().slice(3, 5)).toEqual(['not-seated', 'flood']);
  expect(log.join('')).not.toContain('A'.repeat(43));
});
