import { Worker } from 'node:worker_threads';
import type { Move, Task } from './think.ts';

/** Threads that think for computer seats, so that nobody else waits for them. */
export interface Pool {
  readonly think: (task: Task) => Promise<Move | undefined>;
  readonly close: () => Promise<void>;
}

/** The built program: Node runs no TypeScript in a thread. */
const PROGRAM = new URL('../../dist/thinking/worker.js', import.meta.url);

interface Waiting {
  readonly task: Task;
  readonly done: (move: Move | undefined) => void;
  readonly failed: (error: Error) => void;
}

// oxlint-disable-next-line max-lines-per-function -- one closure over what it keeps; each part of it is a function of its own
export const createPool = (threads: number): Pool => {
  const line: Waiting[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const state = { closed: false };

  const next = (): void => {
    const waiting = line[0];
    const worker =
      waiting === undefined ? undefined : (idle.pop() ?? (all.size < threads ? start() : undefined));
    if (waiting === undefined || worker === undefined) return;
    line.shift();
    give(worker, waiting);
  };

  const start = (): Worker => {
    // A flag that makes this program read sources is not meant for the built one.
    const worker = new Worker(PROGRAM, { execArgv: [] });
    worker.unref();
    all.add(worker);
    // A thread that ended while it was idle answers nothing: nobody may be given to it.
    worker.once('exit', () => {
      all.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    return worker;
  };

  const give = (worker: Worker, { task, done, failed }: Waiting): void => {
    const release = (): void => {
      worker.off('message', answered).off('error', broken).off('exit', ended);
    };
    const answered = (move: Move | undefined): void => {
      release();
      idle.push(worker);
      done(move);
      next();
    };
    const broken = (error: Error): void => {
      release();
      all.delete(worker);
      failed(error);
      next();
    };
    const ended = (): void => broken(new Error('A thread that was thinking has ended.'));
    worker.on('message', answered).on('error', broken).on('exit', ended);
    // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window
    worker.postMessage(task);
  };

  const stopped = (): Error => new Error('The server stops.');

  return {
    think: async task =>
      new Promise((done, failed) => {
        if (state.closed) return failed(stopped());
        line.push({ task, done, failed });
        next();
      }),
    close: async () => {
      state.closed = true;
      for (const { failed } of line.splice(0)) failed(stopped());
      await Promise.all([...all].map(worker => worker.terminate()));
    },
  };
};
