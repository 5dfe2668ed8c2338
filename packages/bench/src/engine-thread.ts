import { type MessagePort, workerData } from 'node:worker_threads';
import type { Measurement } from './measurement.ts';
import { MEASUREMENTS } from './measurements/all.ts';

/** Which window to take next. */
export interface Wish {
  readonly contender: 'ours' | 'peer';
  readonly milliseconds: number;
}

/** What the window gave, or why it gave nothing. */
export type Answer = { readonly figure: number } | { readonly failure: string };

export interface Errand {
  /** Of the measurement, in the list of all. */
  readonly place: number;
  /** Raised to 1 when an answer lies in the port. */
  readonly signal: Int32Array;
  readonly port: MessagePort;
}

const { place, signal, port } = workerData as Errand;
const measurement: Measurement | undefined = MEASUREMENTS[place]?.();

const take = ({ contender, milliseconds }: Wish): Answer => {
  const window = contender === 'ours' ? measurement?.ours : measurement?.peer?.window;
  return window === undefined
    ? { failure: `Measurement ${place} has no window of ${contender}` }
    : { figure: window(milliseconds) };
};

const answer = (wish: Wish): Answer => {
  try {
    return take(wish);
  } catch (error) {
    return { failure: String(error) };
  }
};

port.on('message', (wish: Wish) => {
  port.postMessage(answer(wish));
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});
