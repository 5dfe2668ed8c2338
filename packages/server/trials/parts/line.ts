import { API, PROTOCOL_VERSION, type ServerMessage } from '@narrow-seas/protocol';
import { WebSocket } from 'ws';

export type Answered = Extract<ServerMessage, { readonly type: 'done' | 'refused' }>;

/** A connection of one player. It ends when the server does, and then every question fails. */
export interface Line {
  readonly ask: (message: object) => Promise<Answered>;
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

const BROKEN = 'The connection ended.';

interface Waiting {
  readonly done: (answer: Answered) => void;
  readonly fail: (error: Error) => void;
}

const isAnswer = (message: ServerMessage): message is Answered & { readonly id: number } =>
  (message.type === 'done' || message.type === 'refused') && message.id !== undefined;

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('close', () => reject(new Error(BROKEN)));
  });

/** Connects with a cookie and says hello. What is no answer goes to `heard`. */
export const openLine = async (
  address: string,
  cookie: string,
  heard: (message: ServerMessage) => void,
): Promise<Line> => {
  const url = `${address.replace('http', 'ws')}${API}/socket`;
  const socket = new WebSocket(url, { headers: { cookie, origin: address } });
  // The end of the connection tells it as well.
  socket.on('error', () => undefined);
  const waiting = new Map<number, Waiting>();
  const count = { id: 0 };
  socket.on('message', data => {
    const message = JSON.parse((data as Buffer).toString('utf8')) as ServerMessage;
    if (!isAnswer(message)) return heard(message);
    waiting.get(message.id)?.done(message);
    waiting.delete(message.id);
  });
  socket.on('close', () => {
    for (const { fail } of waiting.values()) fail(new Error(BROKEN));
    waiting.clear();
  });
  await opened(socket);
  socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
  return {
    ask: message =>
      new Promise((done, fail) => {
        if (socket.readyState !== socket.OPEN) return fail(new Error(BROKEN));
        const id = (count.id += 1);
        waiting.set(id, { done, fail });
        socket.send(JSON.stringify({ ...message, id }));
      }),
    isOpen: () => socket.readyState === socket.OPEN,
    close: () => socket.terminate(),
  };
};
