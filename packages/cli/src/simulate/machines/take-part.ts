import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Pool } from '@narrow-seas/ai';
import type { Laboratory } from '@narrow-seas/store';
import { complain } from '../../complain.ts';
import { MACHINE_WORDS } from '../../words/machines.ts';
import type { World } from '../../world.ts';
import { openThreads } from '../crew.ts';
import type { Fixture } from '../fixture.ts';
import type { Progress } from '../play.ts';
import { fixturesOfPlan } from './batch-plan.ts';
import { buildOf } from './build.ts';
import { BEAT, JOB, LEASE, queueOf } from './queue.ts';

export interface TakePart {
  readonly url: string;
  readonly threads: number;
  /** Leaves when there was nothing to do for this many seconds; stays for ever where it is left out. */
  readonly leaveAfter: number | undefined;
  readonly isQuiet: boolean;
}

interface Post {
  readonly laboratory: Laboratory;
  readonly pool: Pool<Fixture, Progress>;
  readonly build: string;
  readonly id: string;
  readonly now: {
    /** It takes no more games, and gives back what it has not begun. */
    leaving: boolean;
    played: number;
    /** When it last had something to do. */
    busyAt: number;
    /** Ranges under way. */
    working: number;
    plans: ReadonlyMap<string, readonly Fixture[]>;
  };
}

/** Takes games from the database until it is told to leave; answers with the number that it has played. */
export const takePart = async (world: World, how: TakePart): Promise<number> => {
  const { goodbye, openLaboratory } = await import('@narrow-seas/store');
  const laboratory = await openLaboratory(how.url, state => {
    if (state.is === 'down') complain(world, MACHINE_WORDS.noDatabase);
  });
  const now = { leaving: false, played: 0, busyAt: world.now(), working: 0, plans: new Map() };
  const post: Post = {
    laboratory,
    now,
    pool: openThreads(how.threads),
    build: buildOf(world),
    id: randomUUID(),
  };
  try {
    await atWork(world, post, how);
    await goodbye(laboratory.db, post.id).catch(() => undefined);
    return now.played;
  } finally {
    post.pool.close();
    await laboratory.close();
  }
};

/** From the first range to the last: each thread has one range at a time. */
const atWork = async (world: World, post: Post, how: TakePart): Promise<void> => {
  const { build, laboratory, now } = post;
  const queue = queueOf(build);
  const leaving = leaveWhen(world, post, how);
  try {
    await leaving.look();
    await laboratory.jobs.queue(queue, LEASE);
    if (!how.isQuiet) complain(world, MACHINE_WORDS.here(how.threads, build));
    const stops = await Promise.all(
      Array.from({ length: how.threads }, () =>
        laboratory.jobs.work(queue, async data => playRange(world, post, data), BEAT),
      ),
    );
    await leaving.told;
    now.leaving = true;
    if (!how.isQuiet) complain(world, MACHINE_WORDS.leaving);
    await Promise.all(stops.map(stop => stop()));
  } finally {
    leaving.release();
  }
};

interface Leaving {
  /** Settles when it is time to leave. */
  readonly told: Promise<void>;
  /** A sign of life, a look for batches that cannot be played here, and one at the clock. */
  readonly look: () => Promise<void>;
  readonly release: () => void;
}

const leaveWhen = (world: World, post: Post, { threads, leaveAfter }: TakePart): Leaving => {
  const { build, id, laboratory, now } = post;
  const end: { leave: () => void } = { leave: () => undefined };
  const told = new Promise<void>(resolve => {
    end.leave = resolve;
  });
  const refuseOthers = refusing(world, post);
  const look = async (): Promise<void> => {
    const { beat } = await import('@narrow-seas/store');
    await beat(laboratory.db, { id, name: hostname(), build, threads }).catch(() => undefined);
    await refuseOthers();
    const isIdle = now.working === 0 && leaveAfter !== undefined;
    if (isIdle && world.now() - now.busyAt > leaveAfter * 1000) end.leave();
  };
  const looking = setInterval(() => void look(), BEAT.seconds * 1000);
  const stopListening = world.onInterrupt(() => end.leave());
  return {
    told,
    look,
    release: () => {
      clearInterval(looking);
      stopListening();
    },
  };
};

/** Says once of each batch that it wants another build. */
const refusing = (world: World, { laboratory, build }: Post): (() => Promise<void>) => {
  const told = new Set<string>();
  return async () => {
    const { batchesForOthers } = await import('@narrow-seas/store');
    const others = await batchesForOthers(laboratory.db, build).catch(() => []);
    for (const batch of others) {
      if (told.has(batch.id)) continue;
      told.add(batch.id);
      complain(world, MACHINE_WORDS.refused(batch.title, batch.build, build));
    }
  };
};

/** The games of a batch, read once; a worker is at few batches at a time. */
const fixturesOf = ({ now }: Post, id: string, plan: string): readonly Fixture[] => {
  const known = now.plans.get(id);
  if (known !== undefined) return known;
  const fixtures = fixturesOfPlan(plan);
  now.plans = new Map([...[...now.plans].slice(-3), [id, fixtures]]);
  return fixtures;
};

const playRange = async (world: World, post: Post, data: unknown): Promise<void> => {
  const { openBatch, placesPlayed } = await import('@narrow-seas/store');
  const { db } = post.laboratory;
  const { batch: id, from, count } = JOB.parse(data);
  post.now.working += 1;
  try {
    const done = await placesPlayed(db, id, { from, count });
    for (let place = from; place < from + count; place += 1) {
      if (done.has(place)) continue;
      if (post.now.leaving) throw new Error('The worker leaves; the rest of the range is for another one.');
      // oxlint-disable-next-line no-await-in-loop -- it may be closed after any game
      const batch = await openBatch(db, id);
      if (batch === undefined) return;
      const fixture = fixturesOf(post, id, batch.plan)[place];
      // oxlint-disable-next-line no-await-in-loop -- a thread plays one game at a time
      if (fixture !== undefined) await playOne(post, id, place, fixture);
    }
  } finally {
    post.now.working -= 1;
    post.now.busyAt = world.now();
  }
};

/** A game that breaks the program would break every worker: the batch ends, and says why. */
const playOne = async (post: Post, batch: string, place: number, fixture: Fixture): Promise<void> => {
  const { failBatch, keepPlayed } = await import('@narrow-seas/store');
  const { db } = post.laboratory;
  const ended = await post.pool.ask(fixture).end.catch((error: unknown) => String(error));
  if (typeof ended === 'string') return failBatch(db, batch, MACHINE_WORDS.broke(fixture.seed, ended));
  if (ended.answer?.over !== true) throw new Error('The game was broken off.');
  if (await keepPlayed(db, batch, { place, line: JSON.stringify(ended.answer.bout) }, post.id))
    post.now.played += 1;
};
