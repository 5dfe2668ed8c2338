import { API, type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@narrow-seas/protocol';

type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never;
/** What can be asked over a connection; it numbers messages itself. */
export type Question = WithoutId<Exclude<ClientMessage, { readonly type: 'hello' }>>;

export type Answer = Extract<ServerMessage, { readonly type: 'done' | 'refused' }>;

/** Who hears what comes over the connection. */
export interface Ears {
  /** It is open, for the first time or again: what was subscribed is so no more. */
  readonly opened: () => void;
  readonly lost: () => void;
  readonly heard: (message: ServerMessage) => void;
}

/** A way to the server that comes back by itself. */
export interface Connection {
  /** Lost: the connection broke before the answer came, so nobody knows whether it was done. */
  readonly ask: (question: Question) => Promise<Answer | 'lost'>;
  /** Tries again now instead of later. */
  readonly retry: () => void;
  readonly close: () => void;
}

/** The part of a WebSocket that is used. */
export interface Socket {
  readonly send: (text: string) => void;
  readonly close: () => void;
  readonly addEventListener: (
    type: 'open' | 'message' | 'close',
    listener: (event: { readonly data?: unknown }) => void,
  ) => void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** An answer that takes longer will not come: the connection is dead, though nobody has said so. */
const PATIENCE_MS = 10_000;
/** A question that changes nothing, asked so often: a dead connection shows. */
const PULSE_MS = 25_000;
const PULSE: Question = { type: 'unsubscribe', game: '-', as: '-' };

const openSocket = (): Socket => {
  const { protocol, host } = location;
  return new WebSocket(`${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${API}/socket`);
};

/** Grows with each try that failed; never the same for all pages, or they would come back at one moment. */
export const pauseAfter = (tries: number, chance: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries) * (0.75 + chance / 2);

interface Line {
  socket: Socket | undefined;
  isGreeted: boolean;
  tries: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  isClosed: boolean;
  id: number;
  /** The socket is given up, whether or not it has said so. */
  lose: (socket: Socket) => void;
  readonly waiting: Map<number, (answer: Answer | 'lost') => void>;
}

const messageIn = (data: unknown): ServerMessage | undefined => {
  try {
    return JSON.parse(String(data)) as ServerMessage;
  } catch {
    return undefined;
  }
};

const answered = (line: Line, message: Answer): void => {
  if (message.id === undefined) return;
  const answer = line.waiting.get(message.id);
  line.waiting.delete(message.id);
  answer?.(message);
};

const hear = (line: Line, ears: Ears, message: ServerMessage): void => {
  if (message.type === 'hello') {
    line.isGreeted = true;
    line.tries = 0;
    ears.opened();
  } else if (message.type === 'done' || (message.type === 'refused' && message.id !== undefined))
    answered(line, message);
  else ears.heard(message);
};

const dropped = (line: Line, ears: Ears): void => {
  const wasOpen = line.isGreeted;
  line.socket = undefined;
  line.isGreeted = false;
  const waiting = [...line.waiting.values()];
  line.waiting.clear();
  for (const answer of waiting) answer('lost');
  if (!line.isClosed && (wasOpen || line.tries === 0)) ears.lost();
};

const dial = (line: Line, ears: Ears, open: () => Socket): void => {
  clearTimeout(line.timer);
  if (line.isClosed || line.socket !== undefined) return;
  const socket = open();
  line.socket = socket;
  socket.addEventListener('open', () =>
    socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION })),
  );
  socket.addEventListener('message', ({ data }) => {
    const message = messageIn(data);
    if (message !== undefined && line.socket === socket) hear(line, ears, message);
  });
  socket.addEventListener('close', () => line.lose(socket));
};

const lose = (line: Line, ears: Ears, open: () => Socket, socket: Socket): void => {
  if (line.socket !== socket) return;
  dropped(line, ears);
  if (line.isClosed) return;
  line.timer = setTimeout(() => dial(line, ears, open), pauseAfter(line.tries, Math.random()));
  line.tries += 1;
};

const ask = (line: Line, question: Question): Promise<Answer | 'lost'> => {
  const { socket } = line;
  if (socket === undefined || !line.isGreeted) return Promise.resolve('lost');
  const id = (line.id += 1);
  return new Promise(resolve => {
    const timer = setTimeout(() => {
      socket.close();
      line.lose(socket);
    }, PATIENCE_MS);
    line.waiting.set(id, answer => {
      clearTimeout(timer);
      resolve(answer);
    });
    socket.send(JSON.stringify({ ...question, id }));
  });
};

/** Connects, and connects again with growing pauses until it is closed. */
export const connect = (ears: Ears, open: () => Socket = openSocket): Connection => {
  const line: Line = {
    socket: undefined,
    isGreeted: false,
    tries: 0,
    timer: undefined,
    isClosed: false,
    id: 0,
    lose: socket => lose(line, ears, open, socket),
    waiting: new Map(),
  };
  const retry = (): void => dial(line, ears, open);
  const pulse = setInterval(() => void ask(line, PULSE), PULSE_MS);
  globalThis.addEventListener('online', retry);
  retry();
  return {
    ask: question => ask(line, question),
    retry,
    close: () => {
      line.isClosed = true;
      clearTimeout(line.timer);
      clearInterval(pulse);
      globalThis.removeEventListener('online', retry);
      line.socket?.close();
    },
  };
};
