import { patched, type SomeGame, type Patch, type Random } from '@narrow-seas/core';
import { API, PROTOCOL_VERSION, type ServerMessage } from '@narrow-seas/protocol';
import { WebSocket } from 'ws';

/** One side of a game as a page has it: it knows its view, and works out its moves itself. */
export interface LiveSeat {
  readonly game: string;
  readonly as: string;
  readonly socket: WebSocket;
  number: number;
  view: unknown;
  toAct: readonly string[];
  /** Called with the next news or answer. */
  heard: (message: ServerMessage) => void;
}

const follow = (seat: LiveSeat, message: ServerMessage): void => {
  if (message.type === 'table') {
    seat.view = message.table.view;
    seat.number = message.table.number;
    seat.toAct = message.table.toAct;
  }
  if (message.type === 'news') {
    if (message.change !== undefined) seat.view = patched(seat.view, message.change as Patch);
    seat.number = message.table.number;
    seat.toAct = message.table.toAct;
  }
};

/** Connects and waits for the table. */
export const openSeat = async (
  address: string,
  cookie: string,
  game: string,
  as: string,
): Promise<LiveSeat> => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${API}/socket`, {
    headers: { cookie, origin: address },
    perMessageDeflate: false,
  });
  const seat: LiveSeat = { game, as, socket, number: 0, view: undefined, toAct: [], heard: () => undefined };
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The connection ended.')));
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
      socket.send(JSON.stringify({ type: 'subscribe', id: 0, game, as, since: 0 }));
    });
    socket.on('message', data => {
      const message = JSON.parse((data as Buffer).toString('utf8')) as ServerMessage;
      follow(seat, message);
      if (message.type === 'table') resolve();
      seat.heard(message);
    });
  });
  return seat;
};

/** A move that the rules allow, worked out from what the seat sees. */
export const chooseAction = (some: SomeGame, { view }: LiveSeat, random: Random): object | undefined =>
  some(({ game }) => game.options(view as never).sample(random));
