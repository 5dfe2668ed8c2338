import type { Cancel, Reply, Request } from './message.ts';
import type { Call, Calls } from './protocol.ts';

/** Most is answered at once; what must first be loaded is promised. */
export type Service = {
  readonly [C in Call]: (ask: Calls[C]['ask']) => Calls[C]['answer'] | Promise<Calls[C]['answer']>;
};

/** What opens or leaves a game holds up all that comes after it. Anything else may wait for a server while the desk answers. */
const IN_LINE: readonly Call[] = [
  'readRulesTable',
  'open',
  'resume',
  'reopen',
  'openOnline',
  'openLesson',
  'openProblem',
  'leave',
  'settle',
];

const sayFailure = (failure: unknown): string =>
  failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);

const answerTo = async (service: Service, { id, call, ask }: Request): Promise<Reply> => {
  try {
    const serve = service[call] as (ask: unknown) => unknown;
    return { id, answer: await serve(ask) };
  } catch (failure) {
    return { id, failure: sayFailure(failure) };
  }
};

/** Takes up one question at a time, in a task of its own, so that a cancel can overtake what still waits. */
export const makeListener = (
  service: Service,
  reply: (message: Reply) => void,
): ((message: Request | Cancel) => void) => {
  const waiting: Request[] = [];
  const state = { isBusy: false };
  const serveNext = async (): Promise<void> => {
    // A busy service takes the next question by itself.
    const request = state.isBusy ? undefined : waiting.shift();
    if (request === undefined) return;
    const isHeld = IN_LINE.includes(request.call);
    state.isBusy = isHeld;
    const answering = answerTo(service, request);
    if (!isHeld && waiting.length > 0) setTimeout(serveSoon, 0);
    reply(await answering);
    if (!isHeld) return;
    state.isBusy = false;
    if (waiting.length > 0) setTimeout(serveSoon, 0);
  };
  const serveSoon = (): void => void serveNext();
  return message => {
    if ('cancel' in message) {
      const place = waiting.findIndex(({ id }) => id === message.cancel);
      if (place >= 0) waiting.splice(place, 1);
      return;
    }
    waiting.push(message);
    setTimeout(serveSoon, 0);
  };
};
