import { WORDS } from '../words.ts';
import type { Call, Calls, Cancel, Reply, Request } from './protocol.ts';

/** What a question was asked through; a `Worker` is one. */
export interface Port {
  readonly postMessage: (message: Request | Cancel) => void;
  readonly addEventListener: {
    (type: 'message', listener: (event: MessageEvent<Reply>) => void): void;
    (type: 'error', listener: (event: ErrorEvent) => void): void;
  };
}

export interface Asking<A> extends PromiseLike<A> {
  /** The answer is no longer wanted: if the question is still waiting, it is dropped and never answered. */
  readonly cancel: () => void;
}

export type Client = <C extends Call>(call: C, ask: Calls[C]['ask']) => Asking<Calls[C]['answer']>;

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (failure: Error) => void;
}

export const makeClient = (port: Port): Client => {
  const waiting = new Map<number, Waiting>();
  const next = { id: 1 };
  const broken = { reason: '' };
  port.addEventListener('message', ({ data }) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data.answer);
  });
  // A worker that cannot be loaded answers nothing: without this the page would wait for ever.
  port.addEventListener('error', ({ message }) => {
    broken.reason = message || WORDS.error.noWorker;
    for (const { reject } of waiting.values()) reject(new Error(broken.reason));
    waiting.clear();
  });
  return (call, ask) => {
    const id = next.id++;
    const answer = new Promise<unknown>((resolve, reject) => {
      if (broken.reason !== '') return reject(new Error(broken.reason));
      waiting.set(id, { resolve, reject });
      port.postMessage({ id, call, ask });
    }) as Promise<Calls[typeof call]['answer']>;
    const cancel = (): void => {
      if (waiting.delete(id)) port.postMessage({ cancel: id });
    };
    // oxlint-disable-next-line unicorn/no-thenable -- an asking is awaited like a promise and can be cancelled
    return { then: answer.then.bind(answer), cancel };
  };
};
