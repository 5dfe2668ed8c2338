import type PgBoss from 'pg-boss';
import type { Engine } from './engine.ts';

export type DoJob = (data: unknown) => Promise<void>;

/** How often a process says that it is still at a job. */
export interface Beat {
  readonly seconds: number;
}

export interface Alive {
  readonly everyMs: number;
  readonly sign: (job: string) => Promise<void>;
}

/** Signs of life while the work goes on. One that does not arrive is no reason to stop: the next may. */
const whileAlive = async (
  alive: Alive | undefined,
  job: string,
  work: () => Promise<void>,
): Promise<void> => {
  if (alive === undefined) return work();
  const beating = setInterval(() => void alive.sign(job).catch(() => undefined), alive.everyMs);
  try {
    await work();
  } finally {
    clearInterval(beating);
  }
};

/** The channel on which workers hear that there is a job; it says the queue. */
export const JOBS_CHANNEL = 'jobs';

const POLL_MS = 2_000;

/** A bell that somebody may ring while nobody waits: then the next wait ends at once. */
const newBell = () => {
  const bell: { rung: boolean; wake: () => void } = { rung: false, wake: () => undefined };
  return {
    ring: (): void => {
      bell.rung = true;
      bell.wake();
    },
    wait: (): Promise<void> =>
      new Promise(resolve => {
        const timer = setTimeout(() => bell.wake(), POLL_MS);
        bell.wake = () => {
          clearTimeout(timer);
          bell.rung = false;
          resolve();
        };
        if (bell.rung) bell.wake();
      }),
  };
};

export interface JobWork {
  readonly boss: PgBoss;
  readonly engine: Engine;
  readonly queue: string;
  readonly doJob: DoJob;
  readonly alive: Alive | undefined;
}

/** Whether there was a job. */
const doOne = async ({ boss, queue, doJob, alive }: JobWork): Promise<boolean> => {
  const [job] = await boss.fetch<unknown>(queue);
  if (job === undefined) return false;
  try {
    await whileAlive(alive, job.id, () => doJob(job.data));
  } catch (error) {
    await boss.fail(queue, job.id, { message: error instanceof Error ? error.message : 'failed' });
    return true;
  }
  await boss.complete(queue, job.id);
  return true;
};

/**
 * Takes jobs as they come. pg-boss has workers of its own, but they leave the promise of `complete` to nobody: a database that
 * goes away at that moment would end the process. Here the job expires and is done again.
 */
export const workOn = async (work: JobWork): Promise<() => Promise<void>> => {
  const { engine, queue } = work;
  const bell = newBell();
  const now = { stopped: false };
  const unlisten = await engine.listen(
    JOBS_CHANNEL,
    name => {
      if (name === queue) bell.ring();
    },
    bell.ring,
  );
  const loop = async (): Promise<void> => {
    while (!now.stopped) {
      // oxlint-disable-next-line no-await-in-loop -- one job after another
      const did = await doOne(work).catch(() => false);
      // oxlint-disable-next-line no-await-in-loop -- waiting is the point
      if (!did && !now.stopped) await bell.wait();
    }
  };
  const ended = loop();
  return async () => {
    now.stopped = true;
    bell.ring();
    await ended;
    await unlisten().catch(() => undefined);
  };
};
