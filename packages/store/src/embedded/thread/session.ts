import { Worker } from 'node:worker_threads';
import type { Answer, Session } from '../session.ts';
import { type Ask, errorOf, type Said } from './messages.ts';

/** The built program: Node runs no TypeScript in a thread. */
const PROGRAM = new URL('../../../dist/embedded/thread/host.js', import.meta.url);

interface Waiting {
  readonly done: (answers: readonly Answer<unknown>[]) => void;
  readonly failed: (error: Error) => void;
}

export interface ThreadHooks {
  readonly tell: (sentence: string) => void;
  /** The thread has ended by itself: nothing can be read or written any more. */
  readonly broken: (why: string) => void;
}

type Wanted = Ask extends infer A ? (A extends { readonly id: number } ? Omit<A, 'id'> : never) : never;

/** Questions that are under way to the thread, and what waits for their answers. */
const newLine = (worker: Worker) => {
  const waiting = new Map<number, Waiting>();
  const heard = new Map<number, (payload: string) => void>();
  const state: { next: number; ended: Error | undefined } = { next: 0, ended: undefined };
  // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window
  const post = (ask: Ask): void => worker.postMessage(ask);
  const ask = async (id: number, wanted: Wanted): Promise<readonly Answer<unknown>[]> =>
    new Promise((done, failed) => {
      if (state.ended !== undefined) return failed(state.ended);
      waiting.set(id, { done, failed });
      post({ ...wanted, id });
    });
  const settle = (id: number): Waiting | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    return found;
  };
  return {
    post,
    heard,
    newNumber: (): number => (state.next += 1),
    ask,
    settle,
    end: (error: Error): void => {
      state.ended = error;
      for (const id of waiting.keys()) settle(id)?.failed(error);
    },
  };
};

type Line = ReturnType<typeof newLine>;

const hear = (line: Line, said: Said, { tell }: ThreadHooks): void => {
  if (said.said === 'tell') tell(said.sentence);
  if (said.said === 'heard') line.heard.get(said.began)?.(said.payload);
  if (said.said === 'done') line.settle(said.id)?.done(said.answers);
  if (said.said === 'failed') line.settle(said.id)?.failed(errorOf(said.trouble));
};

/** Answers when the database is open, or fails as opening it failed. */
const opened = async (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    const first = (said: Said): void => {
      if (said.said === 'open') resolve();
      else if (said.said === 'shut') reject(errorOf(said.trouble));
      else return;
      worker.off('message', first);
    };
    worker.on('message', first).once('error', reject);
    worker.once('exit', () => reject(new Error('The thread of the database has ended.')));
  });

const sessionOver = (worker: Worker, line: Line): Session => {
  const one = async <R>(wanted: Wanted): Promise<Answer<R>> => {
    const [answer] = await line.ask(line.newNumber(), wanted);
    return (answer ?? { rows: [] }) as Answer<R>;
  };
  return {
    query: async <R>(sql: string, values: readonly unknown[]) => one<R>({ ask: 'query', sql, values }),
    exec: async sql => line.ask(line.newNumber(), { ask: 'exec', sql }),
    listen: async (channel, heard) => {
      const began = line.newNumber();
      line.heard.set(began, heard);
      await line.ask(began, { ask: 'listen', channel });
      return async () => {
        line.heard.delete(began);
        await one({ ask: 'unlisten', began });
      };
    },
    lose: () => line.post({ ask: 'lose' }),
    close: async () => {
      await one({ ask: 'close' });
      line.end(new Error('The storage is closed.'));
      await worker.terminate();
    },
  };
};

/** The session of a folder whose database lives in a thread of its own: nothing that it does makes this one wait. */
export const openThread = async (root: string, hooks: ThreadHooks): Promise<Session> => {
  const worker = new Worker(PROGRAM, { workerData: root });
  const line = newLine(worker);
  worker.on('message', (said: Said) => hear(line, said, hooks));
  try {
    await opened(worker);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  const session = sessionOver(worker, line);
  const state = { closing: false };
  const ended = (): void => {
    if (state.closing) return;
    const why = 'The database has stopped: start the server again.';
    line.end(new Error(why));
    hooks.broken(why);
  };
  worker.once('error', ended).once('exit', ended);
  return {
    ...session,
    close: async () => {
      state.closing = true;
      await session.close();
    },
  };
};
