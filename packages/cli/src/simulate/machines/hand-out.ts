import { setTimeout as wait } from 'node:timers/promises';
import type { Laboratory } from '@narrow-seas/store';
import { complain } from '../../complain.ts';
import { MACHINE_WORDS } from '../../words/machines.ts';
import type { World } from '../../world.ts';
import { type Fixture, keyOf } from '../fixture.ts';
import { boutsOf } from '../keeper.ts';
import type { PlayGames } from '../play-batch.ts';
import { idOfBatch, planText, rangesOf } from './batch-plan.ts';
import { buildOf } from './build.ts';
import { LEASE, queueOf } from './queue.ts';

export interface HandOut {
  readonly world: World;
  readonly url: string;
  readonly title: string;
  /** All games of the batch, those included that are played already. */
  readonly fixtures: readonly Fixture[];
}

const LOOK_MS = 500;

/** Lets workers on other machines play, and brings back each game as it ends. */
export const handOut =
  ({ world, url, title, fixtures }: HandOut): PlayGames =>
  async (left, watch) => {
    const { closeBatch, enterBatch, openLaboratory, placesPlayed, playedBeyond, troubleOf } = await import(
      '@narrow-seas/store'
    );
    const build = buildOf(world);
    const plan = planText(fixtures);
    const id = idOfBatch(build, plan);
    const laboratory = await openLaboratory(url);
    const { db, jobs } = laboratory;
    try {
      await jobs.queue(queueOf(build), LEASE);
      const entered = await enterBatch(db, { id, title, build, plan, games: fixtures.length });
      const wanted = new Set(left.map(keyOf));
      const known = new Set(
        fixtures.flatMap((fixture, place) => (wanted.has(keyOf(fixture)) ? [] : [place])),
      );
      const there = await placesPlayed(db, id, { from: 0, count: fixtures.length });
      const missing = fixtures.flatMap((_, place) => (known.has(place) || there.has(place) ? [] : [place]));
      for (const range of rangesOf(missing)) {
        // oxlint-disable-next-line no-await-in-loop -- in the order of the games
        await jobs.send(queueOf(build), `${id}/${entered}/${range.from}`, { batch: id, ...range });
      }
      const tell = tellAboutWorkers(world, laboratory, build);
      while (known.size < fixtures.length && !watch.isStopped()) {
        // oxlint-disable-next-line no-await-in-loop -- one look after another
        for await (const { place, line } of playedBeyond(db, id, fixtures.length, known)) {
          known.add(place);
          for (const bout of boutsOf(line)) watch.onBout(bout);
        }
        if (known.size === fixtures.length || watch.isStopped()) break;
        // oxlint-disable-next-line no-await-in-loop -- the same
        const trouble = await troubleOf(db, id);
        if (trouble !== undefined) throw new Error(trouble);
        // oxlint-disable-next-line no-await-in-loop -- the same
        await tell();
        // oxlint-disable-next-line no-await-in-loop -- the same
        await wait(LOOK_MS);
      }
      await closeBatch(db, id);
    } finally {
      await laboratory.close();
    }
  };

const PATIENCE_MS = 3_000;

/** Says once that nobody is there, and once that those who are there cannot take part. */
const tellAboutWorkers = (world: World, { db }: Laboratory, build: string): (() => Promise<void>) => {
  const begun = world.now();
  const told = { alone: false, others: false };
  return async () => {
    if (told.alone || world.now() - begun < PATIENCE_MS) return;
    const { workersAlive } = await import('@narrow-seas/store');
    const workers = await workersAlive(db);
    if (workers.some(worker => worker.build === build)) {
      told.alone = true;
      return;
    }
    const [other] = workers;
    if (other !== undefined && !told.others) {
      told.others = true;
      complain(world, MACHINE_WORDS.othersOnly(other.name, other.build, build));
      return;
    }
    if (other !== undefined) return;
    told.alone = true;
    complain(world, MACHINE_WORDS.nobody);
  };
};
