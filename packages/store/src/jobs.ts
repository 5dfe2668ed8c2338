import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Engine } from './engine.ts';
import { type Alive, type Beat, type DoJob, JOBS_CHANNEL, workOn } from './job-worker.ts';
import { notify, type Query } from './notify.ts';

/** What happens to the jobs of a queue when things go wrong. */
export interface QueueSettings {
  /** How long a job may take before another process may try it: a crash is known by this. */
  readonly expireSeconds?: number;
  readonly retries?: number;
}

export interface Jobs {
  /** Makes a queue, before anything is sent to it. */
  readonly queue: (name: string, settings?: QueueSettings) => Promise<void>;
  /**
   * Sends a job, once for each key: false where it was sent before. In a transaction it exists if that is committed. One that
   * failed for good is tried again.
   */
  readonly send: (queue: string, key: string, data: object, trx?: Query) => Promise<boolean>;
  /**
   * Does jobs one after another; several calls do several at once. Answers what stops it. With a beat, a job counts as under way
   * as long as its process lives, so it may take longer than the queue allows for a sign of life.
   */
  readonly work: (queue: string, doJob: DoJob, beat?: Beat) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

const RETRIES = 5;
const EXPIRE_SECONDS = 300;
const MAINTENANCE_SECONDS = 30;

/** The key decides the id, and an id is used once. */
const idOf = (queue: string, key: string): string => {
  const hex = createHash('sha256').update(`${queue}\n${key}`).digest('hex');
  return [8, 4, 4, 4, 12]
    .map((length, index, all) => {
      const start = all.slice(0, index).reduce((sum, part) => sum + part, 0);
      return hex.slice(start, start + length);
    })
    .join('-');
};

/** pg-boss speaks through whatever we give it: the engine, or a transaction. */
const through = (trx: Query): PgBoss.Db => ({
  executeSql: async (text: string, values: unknown[]) => {
    const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});

export interface JobsSettings {
  /** Where pg-boss keeps its tables. */
  readonly schema: string;
  /** How often somebody looks for jobs whose process is dead. */
  readonly maintenanceSeconds: number;
}

const ONLINE: JobsSettings = { schema: 'pgboss', maintenanceSeconds: MAINTENANCE_SECONDS };

const startBoss = async (engine: Engine, { schema, maintenanceSeconds }: JobsSettings): Promise<PgBoss> => {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => ({ rows: [...(await engine.run(text, values)).rows] }) },
    schema,
    schedule: false,
    maintenanceIntervalSeconds: maintenanceSeconds,
  });
  // The store tells of an outage itself; unheard, the event would end the process.
  boss.on('error', () => undefined);
  await boss.start();
  return boss;
};

/** pg-boss counts from when a job was taken; a sign of life moves that to now. */
const aliveOf = (
  engine: Engine,
  { schema }: JobsSettings,
  queue: string,
  beat: Beat | undefined,
): Alive | undefined =>
  beat && {
    everyMs: beat.seconds * 1000,
    sign: async id => {
      const text = `update ${schema}.job set started_on = now() where name = $1 and id = $2 and state = 'active'`;
      await engine.run(text, [queue, id]);
    },
  };

/** This process has the folder alone: the process that worked on these jobs is dead. */
const reviveJobs = async (engine: Engine): Promise<void> => {
  if (engine.kind !== 'embedded') return;
  await engine.run(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
};

const makeQueue = (
  boss: PgBoss,
  name: string,
  { expireSeconds = EXPIRE_SECONDS, retries = RETRIES }: QueueSettings = {},
): Promise<void> =>
  boss.createQueue(name, { name, policy: 'standard', expireInSeconds: expireSeconds, retryLimit: retries });

export const openJobs = async (engine: Engine, db: Query, settings = ONLINE): Promise<Jobs> => {
  const boss = await startBoss(engine, settings);
  await reviveJobs(engine);
  const queues = new Set<string>();
  const stops = new Set<() => Promise<void>>();
  return {
    queue: async (name, how) => {
      await makeQueue(boss, name, how);
      queues.add(name);
    },
    send: async (queue, key, data, trx = db) => {
      if (!queues.has(queue)) throw new Error(`There is no queue ${queue}: make it first.`);
      const id = idOf(queue, key);
      const sent = await boss.send(queue, data, { id, db: through(trx) });
      if (sent === null) await boss.retry(queue, id, { db: through(trx) });
      await notify(trx, JOBS_CHANNEL, queue);
      return sent !== null;
    },
    work: async (queue, doJob, beat) => {
      const stop = await workOn({
        boss,
        engine,
        queue,
        doJob,
        alive: aliveOf(engine, settings, queue, beat),
      });
      stops.add(stop);
      return async () => {
        stops.delete(stop);
        await stop();
      };
    },
    close: async () => {
      await Promise.all([...stops].map(stop => stop()));
      await boss.stop({ graceful: false });
    },
  };
};
