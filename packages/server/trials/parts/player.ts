import type { EntrySeen, ServerMessage } from '@narrow-seas/protocol';
import type { z } from 'zod';
import { type Answer, newClient, type TestClient } from '../../src/testing/client.ts';
import { type Answered, type Line, openLine } from './line.ts';

type Entry = z.infer<typeof EntrySeen>;

/** A move that the server has said is made. */
export interface Acknowledged {
  readonly key: string;
  /** How long the player's log was then. */
  readonly number: number;
}

export interface ActSent {
  readonly as: string;
  readonly number: number;
  readonly key: string;
  readonly actions: readonly object[];
}

/** Somebody at one side of one game, with everything that his page would know. */
export interface Player {
  readonly as: string;
  readonly get: (path: string) => Promise<Answer>;
  readonly post: (path: string, body: object) => Promise<Answer>;
  /** Connects if need be, and asks for the table. */
  readonly watch: () => Promise<Line>;
  readonly act: (wish: ActSent) => Promise<Answered>;
  readonly address: () => string;
  /** Goes on at another address with the same cookie. */
  readonly moveTo: (address: string) => void;
  /** What he has been shown of the log. */
  readonly known: () => readonly Entry[];
  readonly acknowledged: Acknowledged[];
  readonly close: () => void;
}

interface Now {
  client: TestClient;
  address: string;
  line: Line | undefined;
  known: readonly Entry[];
}

/** A page drops what was taken back and adds what is new. */
const follow = (now: Now, message: ServerMessage): void => {
  if (message.type !== 'table' && message.type !== 'news') return;
  const { common, entries } = message.table;
  now.known = [...now.known.slice(0, common), ...entries];
};

const watchWith = async (now: Now, game: string, as: string): Promise<Line> => {
  if (now.line?.isOpen() === true) return now.line;
  const line = await openLine(now.address, now.client.cookie(), message => follow(now, message));
  now.line = line;
  await line.ask({ type: 'subscribe', game, as, since: now.known.length });
  return line;
};

export const newPlayer = (game: string, as: string, client: TestClient, address: string): Player => {
  const now: Now = { client, address, line: undefined, known: [] };
  const watch = async (): Promise<Line> => watchWith(now, game, as);
  return {
    as,
    get: async path => now.client.get(path),
    post: async (path, body) => now.client.post(path, body),
    watch,
    act: async wish => (await watch()).ask({ type: 'act', game, ...wish }),
    address: () => now.address,
    moveTo: to => {
      now.line?.close();
      const next = newClient(to);
      next.setCookie(now.client.cookie());
      Object.assign(now, { client: next, address: to, line: undefined });
    },
    known: () => now.known,
    acknowledged: [],
    close: () => now.line?.close(),
  };
};
