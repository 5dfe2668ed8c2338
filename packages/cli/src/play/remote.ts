import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { failed, type GameTypes, ok, type Result } from '@narrow-seas/core';
import { Acted, GameTold } from '@narrow-seas/protocol';
import { PLAY_WORDS } from '../words/play.ts';
import type { Chair, Witnessed } from './chair.ts';
import type { Server, Trouble } from './server.ts';

export interface RemoteSetting<T extends GameTypes> {
  readonly server: Server;
  readonly id: string;
  readonly side: T['side'];
  /** What comes in between two looks; a test waits less. */
  readonly pauseMs: number;
}

/** How often a look that failed is tried again before somebody is told. */
const MOST_TRIES = 30;

/** The table as the server told it last. */
interface Mirror<T extends GameTypes> {
  readonly told: () => GameTold;
  /** What the side has witnessed since this was last asked. */
  readonly news: () => readonly Witnessed<T>[];
  readonly refresh: () => Promise<Result<undefined, Trouble>>;
}

const mirrorOf = async <T extends GameTypes>({
  server,
  id,
  side,
}: RemoteSetting<T>): Promise<Result<Mirror<T>, Trouble>> => {
  const look = async (since: number): Promise<Result<GameTold, Trouble>> =>
    server.get(`/games/${id}?as=${encodeURIComponent(side)}&since=${since}`, GameTold);
  const first = await look(0);
  if (!first.ok) return first;
  const entries = entriesOf<T>(first.value);
  let now = first.value;
  let seen = 0;
  return ok({
    told: () => now,
    news: () => {
      const news = entries.slice(seen);
      seen = entries.length;
      return news;
    },
    refresh: async () => {
      const looked = await look(entries.length);
      if (!looked.ok) return looked;
      now = looked.value;
      // A move that was taken back is gone from the log; what follows it takes its place.
      entries.splice(now.table?.common ?? entries.length);
      entries.push(...entriesOf<T>(now));
      seen = Math.min(seen, entries.length);
      return ok(undefined);
    },
  });
};

/** A chair at a game that a server keeps: it rules, and we see what our side may see. */
export const sitThere = async <T extends GameTypes>(
  setting: RemoteSetting<T>,
): Promise<Result<Chair<T>, Trouble>> => {
  const mirrored = await mirrorOf(setting);
  if (!mirrored.ok) return mirrored;
  const { told, news, refresh } = mirrored.value;
  const { side } = setting;
  const wish = wishing(setting, refresh);
  const isOver = (): boolean => told().status.outcome !== undefined;
  const mayAct = (): boolean => !isOver() && (told().table?.toAct.includes(side) ?? false);
  return ok({
    hasBegun: () => told().table !== undefined,
    isElsewhere: true,
    side: () => side,
    view: () => (told().table?.view ?? {}) as T['view'],
    mayAct,
    outcome: () => told().status.outcome?.summary,
    news,
    act: async actions => {
      // Where both sides order at once, the other may have done something since; the rules judge the order all the same.
      const looked = await refresh();
      return looked.ok ? wish('actions', { number: told().table?.number ?? 0, actions }) : inWords(looked);
    },
    undo: async () => wish('undo', {}),
    wait: async isStopped =>
      inWords(await watch(setting, refresh, () => mayAct() || isOver() || isStopped())),
  });
};

type Refresh = () => Promise<Result<undefined, Trouble>>;

/** The wish has a key of its own: sent again after a lost answer, it is not done again. */
const wishing =
  <T extends GameTypes>({ server, id, side, pauseMs }: RemoteSetting<T>, refresh: Refresh) =>
  async (path: string, body: object): Promise<Result<undefined, string>> => {
    const sent = { as: side, key: randomUUID(), ...body };
    const done = await persist(async () => server.post(`/games/${id}/${path}`, sent, Acted), 3, pauseMs);
    const refreshed = await refresh();
    if (!done.ok) return failed(done.error.sentence);
    if (done.value.refused === undefined) return inWords(refreshed);
    const { sentence, rule = '' } = done.value.refused;
    return failed(PLAY_WORDS.refused({ reason: sentence, rule }));
  };

/** Looks again and again until there is no more to wait for. */
const watch = async <T extends GameTypes>(
  { pauseMs }: RemoteSetting<T>,
  refresh: Refresh,
  isDone: () => boolean,
): Promise<Result<undefined, Trouble>> => {
  while (!isDone()) {
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    const looked = await persist(refresh, MOST_TRIES, pauseMs);
    if (!looked.ok) return looked;
    // oxlint-disable-next-line no-await-in-loop -- the same
    if (!isDone()) await setTimeout(pauseMs);
  }
  return ok(undefined);
};

const entriesOf = <T extends GameTypes>({ table }: GameTold): Witnessed<T>[] =>
  (table?.entries ?? []).map(({ by, sights }) => ({ by, sights }));

/** For people. */
const inWords = (result: Result<undefined, Trouble>): Result<undefined, string> =>
  result.ok ? result : failed(result.error.sentence);

/** Tries again while there is no answer. */
const persist = async <R>(
  work: () => Promise<Result<R, Trouble>>,
  tries: number,
  pauseMs: number,
): Promise<Result<R, Trouble>> => {
  let done = await work();
  for (let tried = 1; !done.ok && tried < tries && done.error.isSilent; tried += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after another
    await setTimeout(pauseMs);
    // oxlint-disable-next-line no-await-in-loop -- the same
    done = await work();
  }
  return done;
};
