import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { API, type ClientMessage, type ServerMessage } from '@narrow-seas/protocol';
import { WebSocket } from 'ws';

/** What came back over HTTP. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A socket that has said hello, with everything that it was sent. */
export interface TestSocket {
  readonly sent: ServerMessage[];
  readonly bytes: () => number;
  readonly say: (message: ClientMessage | object) => void;
  readonly sayText: (text: string) => void;
  /** The first message, from a place in `sent`, of which this is true. */
  readonly until: (isIt: (message: ServerMessage) => boolean, from?: number) => Promise<ServerMessage>;
  /** Asks, and waits for the answer to it. */
  readonly ask: (message: object) => Promise<ServerMessage>;
  readonly closed: Promise<number>;
  readonly close: () => void;
}

/** A browser without a page: it keeps its cookie and says from where it speaks. */
export interface TestClient {
  readonly get: (path: string) => Promise<Answer>;
  readonly post: (
    path: string,
    body?: unknown,
    headers?: { readonly [name: string]: string },
  ) => Promise<Answer>;
  readonly send: (method: 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<Answer>;
  readonly socket: (headers?: { readonly [name: string]: string }) => Promise<TestSocket>;
  readonly cookie: () => string;
  readonly setCookie: (cookie: string) => void;
  readonly close: () => void;
}

/** A key that was never used before. */
export const newKey = (): string => `test-${randomUUID()}`;

interface Sent {
  readonly method?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
}

// oxlint-disable-next-line max-lines-per-function -- one closure over its cookie
export const newClient = (address: string): TestClient => {
  const jar = { cookie: '' };
  const sockets: WebSocket[] = [];
  const fetched = async (path: string, init: Sent): Promise<Answer> => {
    const headers = {
      ...(jar.cookie === '' ? {} : { cookie: jar.cookie }),
      origin: address,
      ...init.headers,
    };
    const response = await fetch(`${address}${API}${path}`, { ...init, headers });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) jar.cookie = set.split(';', 1)[0] ?? '';
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };
  return {
    get: async path => fetched(path, {}),
    post: async (path, body = {}, headers = {}) =>
      fetched(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    send: async (method, path, body = {}) =>
      fetched(path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    socket: async (headers = {}) => {
      const url = `${address.replace('http', 'ws')}${API}/socket`;
      const socket = new WebSocket(url, { headers: { cookie: jar.cookie, origin: address, ...headers } });
      sockets.push(socket);
      return opened(socket);
    },
    cookie: () => jar.cookie,
    setCookie: cookie => {
      jar.cookie = cookie;
    },
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
};

const opened = async (socket: WebSocket): Promise<TestSocket> => {
  const sent: ServerMessage[] = [];
  const waiting = new Set<() => void>();
  const count = { bytes: 0, id: 0 };
  socket.on('message', data => {
    const text = (data as Buffer).toString('utf8');
    count.bytes += text.length;
    sent.push(JSON.parse(text) as ServerMessage);
    for (const wake of waiting) wake();
  });
  const closed = new Promise<number>(resolve => void socket.once('close', code => resolve(code)));
  await once(socket, 'open');
  const until: TestSocket['until'] = async (isIt, from = 0) =>
    new Promise(resolve => {
      const look = (): void => {
        const found = sent.slice(from).find(isIt);
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  return {
    sent,
    bytes: () => count.bytes,
    say: message => socket.send(JSON.stringify(message)),
    sayText: text => socket.send(text),
    until,
    ask: async message => {
      const id = (count.id += 1);
      socket.send(JSON.stringify({ ...message, id }));
      return until(
        ({ type, ...told }) => (type === 'done' || type === 'refused') && 'id' in told && told.id === id,
      );
    },
    closed,
    close: () => socket.close(),
  };
};
