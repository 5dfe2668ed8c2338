import type { MessagePort, Worker } from 'node:worker_threads';
import type { Port } from '@narrow-seas/ai';

/** A thread of Node, or its line home, as a pool knows it. */
export const portOf = <Heard, Said>(line: Worker | MessagePort, close: () => void): Port<Heard, Said> => ({
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  send: message => line.postMessage(message),
  listen: hear => void line.on('message', hear),
  listenForFailure: hear => {
    if ('threadId' in line) line.on('error', (error: Error) => hear(error.message));
  },
  close,
});
