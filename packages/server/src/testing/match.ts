import type { GameTold, Made } from '@narrow-seas/protocol';
import { expect } from 'vitest';
import type { z } from 'zod';
import { newKey, type TestClient } from './client.ts';

interface Sitting {
  readonly client: TestClient;
  readonly as: string;
}

/** Two players at a table. */
export interface Match {
  readonly id: string;
  readonly seats: readonly [Sitting, Sitting];
}

export const toldTo = async (client: TestClient, id: string, as: string): Promise<GameTold> =>
  (await client.get(`/games/${id}?as=${as}`)).body as GameTold;

/** A game of two clients, of Skerry with north for the first, or of Sixth Fleet with NATO. */
export const meetIn = async (
  players: readonly [TestClient, TestClient],
  more: object = {},
  game: 'skerry' | 'sixth-fleet' = 'skerry',
): Promise<Match> => {
  const [first, second] = game === 'skerry' ? ['north', 'south'] : ['nato', 'soviet'];
  const scenario = game === 'skerry' ? 'sortie' : 'short';
  const wish = { game, scenario, seats: { [first]: { kind: 'me' } }, visibility: 'public', ...more };
  const { id } = (await players[0].post('/games', wish)).body as z.infer<typeof Made>;
  expect((await players[1].post(`/games/${id}/seats`)).status).toBe(200);
  return {
    id,
    seats: [
      { client: players[0], as: first },
      { client: players[1], as: second },
    ],
  };
};

/** Who is to move. */
export const moverOf = async ({ id, seats }: Match): Promise<Sitting> => {
  const [{ client, as }] = seats;
  const { status } = await toldTo(client, id, as);
  return status.toAct.includes(as) ? seats[0] : seats[1];
};

interface OptionsTold {
  readonly number: number;
  readonly actions: readonly { readonly action: { readonly type: string } }[];
}

const optionsOf = async (id: string, { client, as }: Sitting): Promise<OptionsTold> =>
  (await client.get(`/games/${id}/options?as=${as}`)).body as OptionsTold;

const act = async (id: string, { client, as }: Sitting, number: number, action?: object): Promise<void> => {
  const wish = { as, number, key: newKey(), actions: [action] };
  expect((await client.post(`/games/${id}/actions`, wish)).status).toBe(200);
};

/** The first thing that this seat may do. */
export const moveOnce = async (id: string, seat: Sitting): Promise<void> => {
  const { number, actions } = await optionsOf(id, seat);
  await act(id, seat, number, actions[0]?.action);
};

const isDone = ({ action }: OptionsTold['actions'][number]): boolean => action.type === 'done';

/** Plays Skerry until this seat sails, and ends its sailing: nothing is rolled or revealed by that. */
export const endSailing = async (match: Match, seat: Sitting): Promise<void> => {
  let { number, actions } = await optionsOf(match.id, seat);
  while (!actions.some(isDone)) {
    // oxlint-disable-next-line no-await-in-loop -- one move after another
    await moveOnce(match.id, await moverOf(match));
    // oxlint-disable-next-line no-await-in-loop
    ({ number, actions } = await optionsOf(match.id, seat));
  }
  await act(match.id, seat, number, actions.find(isDone)?.action);
};

/** Moves until the other one is to move. */
export const passTurn = async (match: Match, from: Sitting): Promise<void> => {
  // oxlint-disable-next-line no-await-in-loop -- one move after another
  while ((await moverOf(match)) === from) await moveOnce(match.id, from);
};
