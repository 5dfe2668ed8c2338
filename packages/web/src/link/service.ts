import type { Call, Calls, Cancel, Reply, Request } from './protocol.ts';

export type Service = { readonly [C in Call]: (ask: Calls[C]['ask']) => Calls[C]['answer'] };

const sayFailure = (failure: unknown): string =>
  failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);

const answerTo = (service: Service, { id, call, ask }: Request): Reply => {
  try {
    const serve = service[call] as (ask: unknown) => unknown;
    return { id, answer: serve(ask) };
  } catch (failure) {
    return { id, failure: sayFailure(failure) };
  }
};

/** Answers one question at a time, in a task of its own, so that a cancel can overtake what still waits. */
export const makeListener = (
  service: Service,
  reply: (message: Reply) => void,
): ((message: Request | Cancel) => void) => {
  const waiting: Request[] = [];
  const serveNext = (): void => {
    const request = waiting.shift();
    if (request !== undefined) reply(answerTo(service, request));
  };
  return message => {
    if ('cancel' in message) {
      const place = waiting.findIndex(({ id }) => id === message.cancel);
      if (place >= 0) waiting.splice(place, 1);
      return;
    }
    waiting.push(message);
    setTimeout(serveNext, 0);
  };
};
