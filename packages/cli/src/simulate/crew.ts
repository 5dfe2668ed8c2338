import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { drive, openPool, type Order, type Pool, type Port, type Report } from '@narrow-seas/ai';
import type { SomeGame } from '@narrow-seas/core';
import type { Bout } from './bout.ts';
import type { Fixture } from './fixture.ts';
import { type Progress, playOn } from './play.ts';
import { portOf } from './port.ts';
import { processorMilliseconds } from './stopwatch.ts';

export interface Watch {
  /** Told after each game, in the order in which they end. */
  readonly onBout: (bout: Bout) => void;
  readonly isStopped: () => boolean;
  /** Calls back once stopped, so that games under way are broken off. */
  readonly onStop: (stop: () => void) => void;
}

/**
 * Plays all fixtures on this many threads; one thread is this one, and its phases are timed by the processor. Answers with
 * those played to their end, in the order given.
 */
export const playAll = async (
  shelf: readonly SomeGame[],
  fixtures: readonly Fixture[],
  threads: number,
  watch: Watch,
): Promise<readonly Bout[]> => {
  const bouts =
    threads <= 1 ? await playHere(shelf, fixtures, watch) : await playBeside(fixtures, threads, watch);
  return bouts.filter(bout => bout !== undefined);
};

const playHere = async (
  shelf: readonly SomeGame[],
  fixtures: readonly Fixture[],
  { onBout, isStopped }: Watch,
): Promise<readonly Bout[]> => {
  const bouts: Bout[] = [];
  const clock = { now: () => performance.now(), pause: async () => setImmediate() };
  for (const fixture of fixtures) {
    if (isStopped()) break;
    const playing = playOn(shelf, fixture, processorMilliseconds);
    // oxlint-disable-next-line no-await-in-loop -- one game after the other
    const { answer } = await drive<Progress>(playing, clock, { isCancelled: isStopped });
    if (answer?.over !== true) continue;
    bouts.push(answer.bout);
    onBout(answer.bout);
  }
  return bouts;
};

const playBeside = async (
  fixtures: readonly Fixture[],
  threads: number,
  { onBout, isStopped, onStop }: Watch,
): Promise<readonly (Bout | undefined)[]> => {
  const bouts = new Array<Bout | undefined>(fixtures.length).fill(undefined);
  const size = Math.min(threads, fixtures.length);
  const pool = openThreads(size);
  onStop(() => pool.close());
  const queue = fixtures.entries();
  const hand = async (): Promise<void> => {
    for (const [place, fixture] of queue) {
      if (isStopped()) return;
      // oxlint-disable-next-line no-await-in-loop -- a thread plays one game at a time
      const { answer } = await pool.ask(fixture).end;
      if (answer?.over !== true) return;
      bouts[place] = answer.bout;
      onBout(answer.bout);
    }
  };
  try {
    await Promise.all(Array.from({ length: size }, hand));
  } finally {
    pool.close();
  }
  return bouts;
};

/** Threads that play what they are asked to, each one game at a time. */
export const openThreads = (size: number): Pool<Fixture, Progress> =>
  openPool<Fixture, Progress>({ size, open: openThread });

const openThread = (): Port<Report<Progress>, Order<Fixture>> => {
  const worker = new Worker(new URL('./worker.js', import.meta.url));
  return portOf(worker, () => void worker.terminate());
};
