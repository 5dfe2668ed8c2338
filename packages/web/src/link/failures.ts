import type { Call } from './protocol.ts';

/** The worker has ended. Nothing is wrong with the game as it was last saved. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

/** A question failed in the worker, and the worker lives on. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly call: Call;

  constructor(call: Call, message: string) {
    super(message);
    this.call = call;
  }
}
