import type { AdminTold } from '@narrow-seas/protocol';
import { listOpenReports, type Store } from '@narrow-seas/store';
import { namesIn } from './names.ts';

const given = <K extends string, V>(name: K, value: V | null): { readonly [N in K]?: V } =>
  value === null ? {} : ({ [name]: value } as { readonly [N in K]?: V });

const reportsIn = async ({ db }: Store): Promise<AdminTold['reports']> =>
  (await listOpenReports(db)).map(({ id, reporter, about, game, chat, text, createdAt }) => ({
    id,
    text,
    at: createdAt.toISOString(),
    ...given('reporter', reporter),
    ...given('about', about),
    ...given('game', game),
    ...given('chat', chat),
  }));

const gamesIn = async ({ db }: Store): Promise<AdminTold['games']> => {
  const rows = await db
    .selectFrom('games')
    .select(['state', db.fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute();
  const of = (state: string): number => Number(rows.find(row => row.state === state)?.count ?? 0);
  return { open: of('open'), running: of('running'), finished: of('finished') };
};

const playersIn = async ({ db }: Store): Promise<AdminTold['players']> => {
  const rows = await db
    .selectFrom('players')
    .select(['kept', db.fn.countAll<string>().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('kept')
    .execute();
  const counts = rows.map(({ count }) => Number(count));
  const kept = Number(rows.find(row => row.kept)?.count ?? 0);
  return { all: counts.reduce((sum, count) => sum + count, 0), kept };
};

/** What the storage knows for the host. */
export const overviewIn = async (store: Store): Promise<Pick<AdminTold, 'games' | 'players' | 'reports'>> => {
  const [games, players, reports] = await Promise.all([gamesIn(store), playersIn(store), reportsIn(store)]);
  return { games, players, reports };
};

/** The newest players, or those whose name begins with a word. */
export const findPlayers = async ({ db }: Store, search: string) => {
  const rows = await db
    .selectFrom('players')
    .select(['id', 'name', 'kept', 'created_at'])
    .select(eb =>
      eb
        .selectFrom('seats')
        .select(eb.fn.countAll<string>().as('count'))
        .whereRef('seats.player', '=', 'players.id')
        .as('games'),
    )
    .where(
      eb => eb.fn<string>('lower', ['name']),
      'like',
      `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`,
    )
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  const players = rows.map(({ id, name, kept, created_at, games }) => ({
    id,
    name,
    kept,
    createdAt: created_at.toISOString(),
    games: Number(games ?? 0),
  }));
  return { players };
};

/** A report as a host reads it: with names, and with the line of chat that it is about. */
export interface HostReport {
  readonly id: string;
  readonly at: string;
  readonly text: string;
  readonly reporter?: string;
  readonly about?: string;
  readonly game?: string;
  readonly line?: { readonly number: number; readonly text: string; readonly hidden: boolean };
}

const lineOf = async ({ db }: Store, game: string, number: number): Promise<HostReport['line']> =>
  db
    .selectFrom('chat')
    .select(['number', 'text', 'hidden'])
    .where('game', '=', game)
    .where('number', '=', number)
    .executeTakeFirst();

/** Open reports, newest first. */
export const reportsForHost = async (store: Store): Promise<readonly HostReport[]> => {
  const reports = await listOpenReports(store.db);
  const people = reports.flatMap(({ reporter, about }) => [reporter, about]).filter(id => id !== null);
  const names = await namesIn(store.db, [...new Set(people)]);
  return Promise.all(
    reports.map(async ({ id, reporter, about, game, chat, text, createdAt }) => ({
      id,
      text,
      at: createdAt.toISOString(),
      ...given('reporter', names.get(reporter ?? '') ?? null),
      ...given('about', names.get(about ?? '') ?? null),
      ...given('game', game),
      ...given('line', game === null || chat === null ? null : ((await lineOf(store, game, chat)) ?? null)),
    })),
  );
};
