import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Answer, Errand, Wish } from './engine-thread.ts';
import type { Measurement } from './measurement.ts';
import { MEASUREMENTS } from './measurements/all.ts';

/** A guard against a thread that died, not a limit on slowness. */
const PATIENCE_IN_MILLISECONDS = 300_000;

interface Engine {
  readonly take: (wish: Wish) => number;
  readonly close: () => void;
}

/** Every measurement in an engine of its own, in the order of the report. */
export const measurementsApart = (): readonly Measurement[] =>
  MEASUREMENTS.map((make, place) => inOwnEngine(make(), place));

/**
 * The same measurement in a thread, and so in an engine, of its own. What games share of core is compiled for all that
 * use it together, and slower for each of them; a player has one game in his engine, and so has each measurement here.
 */
export const inOwnEngine = (measurement: Measurement, place: number): Measurement => {
  let engine: Engine | undefined;
  const take = (wish: Wish): number => {
    engine ??= startEngine(place);
    return engine.take(wish);
  };
  const { peer } = measurement;
  return {
    ...measurement,
    ours: milliseconds => take({ contender: 'ours', milliseconds }),
    ...(peer === undefined
      ? {}
      : { peer: { ...peer, window: milliseconds => take({ contender: 'peer', milliseconds }) } }),
    close: () => engine?.close(),
  };
};

const startEngine = (place: number): Engine => {
  const { port1: here, port2: there } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const worker = startThread({ place, signal, port: there });
  const take: Engine['take'] = wish => {
    Atomics.store(signal, 0, 0);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
    here.postMessage(wish);
    // Waits without giving way, so that a bench stays one plain sequence of windows.
    Atomics.wait(signal, 0, 0, PATIENCE_IN_MILLISECONDS);
    return figureOf(receiveMessageOnPort(here)?.message as Answer | undefined, place);
  };
  const close = (): void => {
    here.close();
    void worker.terminate();
  };
  return { take, close };
};

const startThread = (errand: Errand): Worker => {
  // Built code, also when this is read from its source: an engine cannot read that.
  const worker = new Worker(new URL('../dist/engine-thread.js', import.meta.url), {
    workerData: errand,
    transferList: [errand.port],
    // Conditions given to this process may lead to sources.
    execArgv: [],
  });
  // A bench that fails half way must not wait for a thread that nobody asks any more.
  worker.unref();
  return worker;
};

const figureOf = (answer: Answer | undefined, place: number): number => {
  if (answer !== undefined && 'figure' in answer) return answer.figure;
  throw new Error(answer?.failure ?? `The thread of measurement ${place} does not answer`);
};
