import { failed, ok, type Result } from '@narrow-seas/core';
import { MACHINE_WORDS } from '../../words/machines.ts';
import type { World } from '../../world.ts';
import type { Fixture } from '../fixture.ts';
import type { SimulateOptions } from '../plan.ts';
import type { PlayGames } from '../play-batch.ts';
import { databaseOf } from './database.ts';
import { handOut } from './hand-out.ts';

/** What is wrong with asking workers to play; nothing where nobody asks. */
export const checkElsewhere = ({ database, threads, times }: SimulateOptions): Result<undefined, string> => {
  if (database === undefined) return ok(undefined);
  if (threads !== undefined || times !== undefined) return failed(MACHINE_WORDS.threadsElsewhere);
  const url = databaseOf(database);
  return url.ok ? ok(undefined) : url;
};

/** Workers that share a database play; undefined where nobody asked for them. */
export const playElsewhere = (
  world: World,
  title: string,
  fixtures: readonly Fixture[],
  database: string | true | undefined,
): PlayGames | undefined => {
  if (database === undefined) return undefined;
  const url = databaseOf(database);
  return url.ok ? handOut({ world, url: url.value, title, fixtures }) : undefined;
};
