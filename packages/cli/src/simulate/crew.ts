import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { playFixture } from './arena.ts';
import type { Bout, Fixture } from './bout.ts';

export interface Watch {
  /** Told after each game, in the order in which they end. */
  readonly onBout: (bout: Bout) => void;
  readonly isStopped: () => boolean;
}

/** Plays all fixtures on so many threads; one thread is this one. Answers with those played, in the order given. */
export const playAll = async (
  fixtures: readonly Fixture[],
  threads: number,
  watch: Watch,
): Promise<readonly Bout[]> => {
  const bouts = threads <= 1 ? await playHere(fixtures, watch) : await playBeside(fixtures, threads, watch);
  return bouts.filter(bout => bout !== undefined);
};

const playHere = async (
  fixtures: readonly Fixture[],
  { onBout, isStopped }: Watch,
): Promise<readonly Bout[]> => {
  const bouts: Bout[] = [];
  for (const fixture of fixtures) {
    // oxlint-disable-next-line no-await-in-loop -- a signal is heard between two games
    await setImmediate();
    if (isStopped()) break;
    const bout = playFixture(fixture);
    bouts.push(bout);
    onBout(bout);
  }
  return bouts;
};

const playBeside = async (
  fixtures: readonly Fixture[],
  threads: number,
  watch: Watch,
): Promise<readonly (Bout | undefined)[]> => {
  const bouts = new Array<Bout | undefined>(fixtures.length).fill(undefined);
  const queue = [...fixtures.entries()];
  const hands = Array.from({ length: Math.min(threads, fixtures.length) }, () =>
    workOff(queue, bouts, watch),
  );
  await Promise.all(hands);
  return bouts;
};

/** One worker takes the next game until none is left. */
const workOff = async (
  queue: (readonly [number, Fixture])[],
  bouts: (Bout | undefined)[],
  { onBout, isStopped }: Watch,
): Promise<void> => {
  const worker = new Worker(new URL('./worker.js', import.meta.url));
  try {
    for (let next = queue.shift(); next !== undefined && !isStopped(); next = queue.shift()) {
      const [place, fixture] = next;
      // oxlint-disable-next-line no-await-in-loop -- a worker plays one game at a time
      const bout = await ask(worker, fixture);
      bouts[place] = bout;
      onBout(bout);
    }
  } finally {
    await worker.terminate();
  }
};

const ask = async (worker: Worker, fixture: Fixture): Promise<Bout> =>
  new Promise((resolve, reject) => {
    worker.removeAllListeners();
    worker.once('message', resolve);
    worker.once('error', reject);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(fixture);
  });
