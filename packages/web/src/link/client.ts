import { WORDS } from '../words.ts';
import type { Call, Calls, Cancel, Reply, Request } from './protocol.ts';
import { UnloadedError } from './unloaded.ts';

/** What a question is asked through; a `Worker` is one. */
export interface Port {
  readonly postMessage: (message: Request | Cancel) => void;
  readonly addEventListener: {
    (type: 'message', listener: (event: MessageEvent<Reply>) => void): void;
    (type: 'error', listener: (event: ErrorEvent) => void): void;
  };
  readonly terminate: () => void;
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

type Questions = Map<number, Waiting>;

const answer = (waiting: Questions, reply: Reply): void => {
  const asked = waiting.get(reply.id);
  waiting.delete(reply.id);
  if ('failure' in reply) asked?.reject(new Error(reply.failure));
  else asked?.resolve(reply.answer);
};

/** Without words it is not the worker that failed, but its way here. */
const failureOf = ({ message }: ErrorEvent): Error =>
  message ? new Error(message) : new UnloadedError(WORDS.error.noWorker);

const failAll = (waiting: Questions, failure: Error): void => {
  for (const { reject } of waiting.values()) reject(failure);
  waiting.clear();
};

/** Opens the port with the first question, and another one after it has failed: a later question may find it. */
const makeOpener = (open: () => Port, waiting: Questions): (() => Port) => {
  const kept: { port: Port | undefined } = { port: undefined };
  return () => {
    if (kept.port !== undefined) return kept.port;
    const port = open();
    kept.port = port;
    port.addEventListener('message', ({ data }) => answer(waiting, data));
    // A worker that cannot be loaded answers nothing: without this the page would wait for ever.
    port.addEventListener('error', event => {
      kept.port = undefined;
      port.terminate();
      failAll(waiting, failureOf(event));
    });
    return port;
  };
};

export const makeClient = (open: () => Port): Client => {
  const waiting: Questions = new Map();
  const reach = makeOpener(open, waiting);
  const next = { id: 1 };
  return (call, ask) => {
    const id = next.id++;
    const answered = new Promise<unknown>((resolve, reject) => {
      const port = reach();
      waiting.set(id, { resolve, reject });
      port.postMessage({ id, call, ask });
    }) as Promise<Calls[typeof call]['answer']>;
    const cancel = (): void => {
      if (!waiting.delete(id)) return;
      const port = reach();
      port.postMessage({ cancel: id });
    };
    // oxlint-disable-next-line unicorn/no-thenable -- an asking is awaited like a promise and can be cancelled
    return { then: answered.then.bind(answered), cancel };
  };
};
