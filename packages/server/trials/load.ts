/* oxlint-disable no-await-in-loop -- one piece of work after another */
// Many live games at one server: how long from a move to the opponent's message, how much memory, how many moves a second?
// Clients and server share the machine. boardgame.io's server, with its games in memory, is measured in the same run.
//   node packages/server/trials/run.mjs load [--games 2000] [--pace 50] [--seconds 60] [--storage embedded|postgres] [--json]
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CATALOGUE } from '@narrow-seas/catalogue';
import { seededRandom } from '@narrow-seas/core';
import type { Made } from '@narrow-seas/protocol';
import type { z } from 'zod';
import { newClient } from '../src/testing/client.ts';
import { openSeat } from './parts/live-seat.ts';
import { type LiveTable, moveOnce } from './parts/live-table.ts';
import { watchMemory } from './parts/memory.ts';
import { median, quantile, rounded } from './parts/numbers.ts';
import { startPeer } from './parts/peer.ts';
import { tellProgress, tellReport } from './parts/report.ts';
import { freePort, startServer } from './parts/server.ts';
import { newStorage } from './parts/storage.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    games: { type: 'string', default: '2000' },
    pace: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    'at-once': { type: 'string', default: '32' },
    storage: { type: 'string', default: 'embedded' },
    json: { type: 'boolean', default: false },
  },
});
const GAMES = Number(values.games);
const AT_ONCE = Number(values['at-once']);
const SATURATION_S = 20;
const PEER_TABLES = 64;
const MAKING_AT_ONCE = 8;
const FIRST = Math.min(20, GAMES);

const some = await CATALOGUE.find(({ id }) => id === 'sixth-fleet')?.load();
if (some === undefined) throw new Error('Sixth Fleet is in the catalogue.');
const random = seededRandom(1);
const storage = await newStorage(values.storage === 'postgres' ? 'postgres' : 'embedded');
const server = await startServer(await freePort(), {
  ...storage.variables,
  // All of them are watched, so all stay in memory.
  TABLES_IN_MEMORY: String(GAMES + 100),
});

const memory = watchMemory(server.address);

const makeTable = async (): Promise<LiveTable> => {
  const [first, second] = [newClient(server.address), newClient(server.address)];
  const wish = {
    game: 'sixth-fleet',
    scenario: 'short',
    seats: { nato: { kind: 'me' } },
    visibility: 'public',
  };
  const { id } = (await first.post('/games', wish)).body as z.infer<typeof Made>;
  await second.post(`/games/${id}/seats`);
  return [
    await openSeat(server.address, first.cookie(), id, 'nato'),
    await openSeat(server.address, second.cookie(), id, 'soviet'),
  ];
};

const tables: LiveTable[] = [];
const makeUntil = async (count: number): Promise<void> => {
  const makeSome = async (): Promise<void> => {
    while (tables.length < count) {
      tables.push(await makeTable());
      if (tables.length % 200 === 0) tellProgress(`${tables.length} of ${GAMES} games are open`);
    }
  };
  await Promise.all(Array.from({ length: MAKING_AT_ONCE }, makeSome));
};
// What is loaded with the first games of all is not counted as theirs.
await makeUntil(FIRST);
const firstMb = memory.least();
const making = performance.now();
await makeUntil(GAMES);
const madeInS = (performance.now() - making) / 1000;
memory.begin();

const told: number[] = [];
const answered: number[] = [];
const faults: string[] = [];
const busy = new Set<LiveTable>();
const play = async (table: LiveTable): Promise<boolean> => {
  busy.add(table);
  const made = await moveOnce(some, table, random).catch((error: unknown) => String(error));
  busy.delete(table);
  if (typeof made === 'string') {
    if (made !== 'over') faults.push(made);
    return false;
  }
  answered.push(made.answered);
  if (made.told !== undefined) told.push(made.told);
  return true;
};

/** As people play: a fixed number of moves a second, spread over all games. */
const playPaced = async (): Promise<void> => {
  const began = performance.now();
  const running: Promise<unknown>[] = [];
  for (let sent = 0; ; sent += 1) {
    const due = began + (sent * 1000) / Number(values.pace);
    if (due > began + Number(values.seconds) * 1000) break;
    if (due > performance.now()) await pause(due - performance.now());
    const table = tables[(sent * 7919) % tables.length];
    if (table !== undefined && !busy.has(table)) running.push(play(table));
  }
  await Promise.all(running);
};

/** As fast as it goes: always the same number of moves under way, in one game after another. */
const saturate = async (move: (place: number) => Promise<boolean>, count: number): Promise<number> => {
  const end = performance.now() + SATURATION_S * 1000;
  const state = { next: 0, made: 0 };
  const work = async (): Promise<void> => {
    while (performance.now() < end) {
      const place = (state.next += 1) % count;
      if (await move(place)) state.made += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return state.made / SATURATION_S;
};

tellProgress(
  `${GAMES} games and ${2 * GAMES} sockets are open; ${values.pace} moves a second for ${values.seconds} s`,
);
await playPaced();
const paced = { told: [...told], answered: [...answered] };
tellProgress('as fast as it goes');
const ours = await saturate(async place => {
  const table = tables[place];
  return table !== undefined && !busy.has(table) && play(table);
}, tables.length);
const openMb = memory.least();
const residentMb = memory.end();
for (const table of tables) for (const { socket } of table) socket.terminate();
await server.stop();
await storage.remove();

tellProgress('the peer');
const peer = await startPeer(PEER_TABLES);
const peerMs: number[] = [];
const theirs = await saturate(async place => {
  peerMs.push(await peer.move(place));
  return true;
}, PEER_TABLES);
await peer.stop();

const ms = (name: string, value: number) => ({ name, value: rounded(value), unit: 'ms' });
tellReport(
  {
    trial: `${GAMES} live games of Sixth Fleet, ${2 * GAMES} sockets, one process, ${values.storage} storage`,
    figures: [
      { name: 'games made and joined a second', value: rounded((GAMES - FIRST) / madeInS) },
      { name: 'paced moves', value: paced.told.length },
      ms('move to opponent, median', median(paced.told)),
      ms('move to opponent, 95 of 100', quantile(paced.told, 0.95)),
      ms('move to opponent, 99 of 100', quantile(paced.told, 0.99)),
      ms('move to own answer, median', median(paced.answered)),
      { name: `heap with ${FIRST} games`, value: rounded(firstMb), unit: 'MB' },
      {
        name: 'heap of one game with two sockets',
        value: rounded(((openMb - firstMb) * 1024) / Math.max(1, GAMES - FIRST)),
        unit: 'kB',
      },
      { name: 'memory of the process, most', value: rounded(residentMb), unit: 'MB' },
      { name: 'moves a second at most', value: rounded(ours) },
      { name: 'boardgame.io, moves a second at most', value: rounded(theirs) },
      ms('boardgame.io, move to opponent then, median', median(peerMs)),
      { name: 'ours to theirs', value: rounded(ours / theirs) },
    ],
    faults: [...new Set(faults)],
  },
  values.json,
);
