import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { io, type Socket } from 'socket.io-client';
import { freePort } from './server.ts';

const PEER = fileURLToPath(new URL('peer.mjs', import.meta.url));
const SIDES = ['0', '1'] as const;

/** Matches of the peer, played as ours are. */
export interface Peer {
  readonly tables: number;
  /** One move of a match: how long it took until the opponent's client had it. */
  readonly move: (place: number) => Promise<number>;
  readonly stop: () => Promise<void>;
}

interface PeerTable {
  readonly id: string;
  readonly sockets: readonly [Socket, Socket];
  moves: number;
}

const connected = async (url: string, id: string, side: string): Promise<Socket> => {
  const socket = io(url, { transports: ['websocket'], forceNew: true });
  await new Promise<void>(resolve => {
    socket.on('connect', () => socket.emit('sync', id, side, undefined, SIDES.length));
    socket.once('sync', () => resolve());
  });
  return socket;
};

const moved = (table: PeerTable): Promise<number> =>
  new Promise(resolve => {
    const { id, sockets, moves } = table;
    const turn = moves % 2;
    const [mover, other] = turn === 0 ? sockets : [sockets[1], sockets[0]];
    const began = performance.now();
    other.once('update', () => {
      table.moves += 1;
      resolve(performance.now() - began);
    });
    const payload = { type: 'step', args: [], playerID: SIDES[turn] };
    mover.emit('update', { type: 'MAKE_MOVE', payload }, moves, id, SIDES[turn]);
  });

/** Starts the peer's server and connects the players of this number of matches. */
export const startPeer = async (count: number): Promise<Peer> => {
  const port = await freePort();
  const child = spawn(process.execPath, [PEER, String(port)], { stdio: ['ignore', 'pipe', 'ignore'] });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  for (let said = ''; !said.includes('ready'); )
    // oxlint-disable-next-line no-await-in-loop -- until it has said so
    said += String((await once(child.stdout, 'data'))[0]);
  const url = `http://127.0.0.1:${port}/count`;
  const tables: PeerTable[] = [];
  for (let place = 0; place < count; place += 1) {
    const id = `match-${place}`;
    // oxlint-disable-next-line no-await-in-loop -- one match after another
    const sockets = [await connected(url, id, '0'), await connected(url, id, '1')] as const;
    tables.push({ id, sockets, moves: 0 });
  }
  return {
    tables: count,
    move: async place => {
      const table = tables[place];
      if (table === undefined) throw new Error('There is no such match.');
      return moved(table);
    },
    stop: async () => {
      for (const { sockets } of tables) for (const socket of sockets) socket.disconnect();
      const ended = once(child, 'exit');
      end();
      await ended;
      process.off('exit', end);
    },
  };
};
