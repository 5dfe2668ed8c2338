import { setTimeout as pause } from 'node:timers/promises';
import type { GameTold, Made, Problem } from '@narrow-seas/protocol';
import type { Random } from '@narrow-seas/core';
import type { z } from 'zod';
import { newClient, newKey } from '../../src/testing/client.ts';
import { type ActSent, newPlayer, type Player } from './player.ts';

/** A game of two players over the network. */
export interface Match {
  readonly id: string;
  readonly game: string;
  readonly players: readonly [Player, Player];
}

/** What players meet who go on whatever happens to the server. */
export interface Play {
  readonly random: Random;
  readonly isStopped: () => boolean;
  /** When it is worth trying again. */
  readonly back: () => Promise<unknown>;
  readonly acknowledged: () => void;
  /** An answer that came instead of a move: what the server says while it cannot. */
  readonly refused: (problem: Problem) => void;
}

export interface Kind {
  readonly game: string;
  readonly scenario: string;
  readonly sides: readonly [string, string];
}

export const makeMatch = async (address: string, { game, scenario, sides }: Kind): Promise<Match> => {
  const [first, second] = [newClient(address), newClient(address)];
  const wish = { game, scenario, seats: { [sides[0]]: { kind: 'me' } }, visibility: 'public' };
  const made = await first.post('/games', wish);
  if (made.status !== 200) throw new Error(`No game could be made: ${JSON.stringify(made.body)}`);
  const { id } = made.body as z.infer<typeof Made>;
  const sat = await second.post(`/games/${id}/seats`);
  if (sat.status !== 200) throw new Error(`No seat could be taken: ${JSON.stringify(sat.body)}`);
  return {
    id,
    game,
    players: [newPlayer(id, sides[0], first, address), newPlayer(id, sides[1], second, address)],
  };
};

const toldTo = async (id: string, player: Player): Promise<GameTold | undefined> => {
  const { status, body } = await player.get(`/games/${id}?as=${player.as}`);
  return status === 200 ? (body as GameTold) : undefined;
};

/** Asks again until there is an answer: a server that is gone comes back. */
const until = async <R>(play: Play, ask: () => Promise<R | undefined>): Promise<R | undefined> => {
  while (!play.isStopped()) {
    // oxlint-disable-next-line no-await-in-loop -- one try after another
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    // oxlint-disable-next-line no-await-in-loop -- not too soon
    await Promise.all([play.back(), pause(50)]);
  }
  return undefined;
};

/** The answers of a server that cannot just now; every other refusal would be a fault of its own. */
export const MAY_PASS: ReadonlySet<string> = new Set(['busy', 'unavailable', 'starting']);

type Outcome = number | 'refused' | undefined;

const overSocket = async (player: Player, wish: ActSent, play: Play): Promise<Outcome> => {
  // Some messages come twice, as over a bad connection.
  const copies = play.random.below(8) === 0 ? 2 : 1;
  const [answer] = await Promise.all(Array.from({ length: copies }, async () => player.act(wish)));
  if (answer?.type === 'done') return answer.acted?.number;
  if (answer === undefined) return undefined;
  play.refused(answer.problem);
  return MAY_PASS.has(answer.problem.code) ? undefined : 'refused';
};

const overHttp = async (id: string, player: Player, wish: ActSent, play: Play): Promise<Outcome> => {
  const { status, body } = await player.post(`/games/${id}/actions`, wish);
  if (status === 200) return (body as { number: number }).number;
  const { problem } = body as { problem: Problem };
  play.refused(problem);
  return MAY_PASS.has(problem.code) ? undefined : 'refused';
};

/** One move, sent again under the same key until it is acknowledged. */
const moveOnce = async (
  { id }: Match,
  player: Player,
  play: Play,
): Promise<'moved' | 'nothing' | 'refused'> => {
  const asked = await until(play, async () => {
    const { status, body } = await player.get(`/games/${id}/options?as=${player.as}`);
    return status === 200 ? (body as { number: number; actions: { action: object }[] }) : undefined;
  });
  const choice = asked?.actions[play.random.below(Math.max(1, asked.actions.length))];
  if (asked === undefined || choice === undefined) return 'nothing';
  const wish = { as: player.as, number: asked.number, key: newKey(), actions: [choice.action] };
  const isHttp = play.random.below(4) === 0;
  const number = await until(play, async () =>
    isHttp ? overHttp(id, player, wish, play) : overSocket(player, wish, play),
  );
  if (number === 'refused') return 'refused';
  if (number === undefined) return 'nothing';
  player.acknowledged.push({ key: wish.key, number });
  play.acknowledged();
  return 'moved';
};

/** Plays on until the game is over or the trial stops; the answer is whether every move was taken. */
export const playOn = async (match: Match, play: Play): Promise<boolean> => {
  const { id, players } = match;
  const count = { refused: 0 };
  // Both watch, as two pages would.
  // oxlint-disable-next-line no-await-in-loop -- two
  for (const player of players) await until(play, async () => player.watch());
  while (!play.isStopped()) {
    // oxlint-disable-next-line no-await-in-loop -- one move after another
    const told = await until(play, async () => toldTo(id, players[0]));
    const mover = players.find(({ as }) => told?.status.toAct.includes(as));
    if (told === undefined || mover === undefined) break;
    // oxlint-disable-next-line no-await-in-loop -- one move after another
    const made = await moveOnce(match, mover, play);
    if (made === 'refused') count.refused += 1;
    if (made === 'nothing') break;
  }
  return count.refused === 0;
};

const TRIES = 60;

/** What a player is told; while the server says that it cannot just now, he asks again. */
const toldAtLast = async (id: string, player: Player): Promise<GameTold | number> => {
  const ask = async (left: number): Promise<GameTold | number> => {
    const { status, body } = await player.get(`/games/${id}?as=${player.as}`);
    if (status === 200) return body as GameTold;
    if (status !== 503 || left === 0) return status;
    await pause(500);
    return ask(left - 1);
  };
  return ask(TRIES);
};

/** What is wrong with a game as its players are told it now: nothing that they knew may be missing or different. */
export const faultsOf = async ({ id, game, players }: Match): Promise<readonly string[]> => {
  const faults = players.map(async player => {
    // Before the question: the game may go on while it is answered.
    const known = player.known();
    const last = Math.max(0, ...player.acknowledged.map(made => made.number));
    const told = await toldAtLast(id, player);
    const name = `${game} ${id} as ${player.as}`;
    if (typeof told === 'number') return [`${name} cannot be read, the answer is ${told}.`];
    if (told.table === undefined) return [`${name} has no table.`];
    const { number, entries } = told.table;
    const isKept = JSON.stringify(entries.slice(0, known.length)) === JSON.stringify(known);
    return [
      ...(number < last ? [`${name}: move ${last} was acknowledged and is gone.`] : []),
      ...(isKept ? [] : [`${name}: the log is not the one that was shown.`]),
    ];
  });
  return (await Promise.all(faults)).flat();
};
