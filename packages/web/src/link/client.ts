import { WORDS } from '../words.ts';
import { CallError, StoppedError } from './failures.ts';
import { watchWorkerLock } from './worker-lock.ts';
import type { Message, Notice } from './notice.ts';
import type { Cancel, Reply, Request } from './message.ts';
import type { Call, Calls } from './protocol.ts';
import { UnloadedError } from './unloaded.ts';

/** What a question is asked through; a `Worker` is one. */
export interface Port {
  readonly postMessage: (message: Request | Cancel) => void;
  readonly addEventListener: {
    (type: 'message', listener: (event: MessageEvent<Message>) => void): void;
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
  readonly call: Call;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (failure: Error) => void;
}

type Questions = Map<number, Waiting>;

const answer = (waiting: Questions, reply: Reply): void => {
  const asked = waiting.get(reply.id);
  waiting.delete(reply.id);
  if ('failure' in reply) asked?.reject(new CallError(asked.call, reply.failure));
  else asked?.resolve(reply.answer);
};

/** Without words it is not the worker that failed, but its way here. */
const failureOf = ({ message }: ErrorEvent): Error =>
  message ? new StoppedError(message) : new UnloadedError(WORDS.error.noWorker);

const failAll = (waiting: Questions, failure: Error): void => {
  for (const { reject } of waiting.values()) reject(failure);
  waiting.clear();
};

/** What a worker that has just been opened can be asked: it has no game yet, and needs none. */
const FIRST_CALLS: readonly Call[] = [
  'readRulesTable',
  'open',
  'resume',
  'reopen',
  'newDraft',
  'showDraft',
  'edit',
  'fieldsAt',
  'printScenario',
  'readScenario',
  'trial',
];

type Hear = (notice: Notice) => void;

interface Line {
  /** The port a question goes through. */
  readonly reach: (call: Call) => Port;
  readonly stop: () => void;
}

/** Opens the port with the first question, and another one after it has failed: a later question may find it. */
const makeLine = (open: () => Port, waiting: Questions, hear: Hear): Line => {
  const state: { port: Port | undefined; isStopped: boolean } = { port: undefined, isStopped: false };
  const end = (port: Port, failure: Error): void => {
    if (state.port !== port) return;
    state.port = undefined;
    port.terminate();
    state.isStopped = failure instanceof StoppedError;
    failAll(waiting, failure);
    if (state.isStopped) hear({ notice: 'stopped' });
  };
  const listen = (port: Port): void => {
    const gone = (): void => end(port, new StoppedError(WORDS.worker.stopped));
    port.addEventListener('message', ({ data }) => {
      if (!('notice' in data)) answer(waiting, data);
      else if (data.notice === 'alive') watchWorkerLock(data.lock, gone);
      else hear(data);
    });
    // A worker that cannot be loaded answers nothing: without this the page would wait for ever.
    port.addEventListener('error', event => end(port, failureOf(event)));
  };
  const reach = (call: Call): Port => {
    if (state.port !== undefined) return state.port;
    // Another worker would know nothing of the game: one that is asked in the middle of it must not be opened.
    if (state.isStopped && !FIRST_CALLS.includes(call)) throw new StoppedError(WORDS.worker.stopped);
    state.port = open();
    state.isStopped = false;
    listen(state.port);
    return state.port;
  };
  const stop = (): void => {
    if (state.port !== undefined) end(state.port, new StoppedError(WORDS.worker.stopped));
  };
  return { reach, stop };
};

/** After this long without an answer the page tells the player, who may reload the game. */
const PATIENCE_MS = 30_000;

const watchSilence = (waiting: Questions, id: number, asking: Promise<unknown>, hear: Hear): void => {
  const state = { isSilent: false };
  const timer = setTimeout(() => {
    state.isSilent = waiting.has(id);
    if (state.isSilent) hear({ notice: 'silent' });
  }, PATIENCE_MS);
  const end = (): void => {
    clearTimeout(timer);
    if (state.isSilent) hear({ notice: 'heard' });
  };
  asking.then(end, end);
};

export interface Link {
  readonly client: Client;
  /** Ends the worker; the next game opens another. */
  readonly stop: () => void;
}

export const makeLink = (open: () => Port, hear: Hear = () => undefined): Link => {
  const waiting: Questions = new Map();
  const { reach, stop } = makeLine(open, waiting, hear);
  const next = { id: 1 };
  const client: Client = (call, ask) => {
    const id = next.id++;
    const answered = new Promise<unknown>((resolve, reject) => {
      const port = reach(call);
      waiting.set(id, { call, resolve, reject });
      port.postMessage({ id, call, ask });
    }) as Promise<Calls[typeof call]['answer']>;
    watchSilence(waiting, id, answered, hear);
    const cancel = (): void => {
      if (!waiting.delete(id)) return;
      const port = reach(call);
      port.postMessage({ cancel: id });
    };
    // oxlint-disable-next-line unicorn/no-thenable -- an asking is awaited like a promise and can be cancelled
    return { then: answered.then.bind(answered), cancel };
  };
  return { client, stop };
};
