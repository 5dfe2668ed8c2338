import { type RawBuilder, sql } from 'kysely';
import { type JsonRecord, readRecord, sidesOf } from './games.ts';
import type { Query } from './notify.ts';
import type { GameState } from './tables/games.ts';

/** A game in a list. */
export interface ListedGame {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  readonly state: GameState;
  readonly length: number;
  readonly toAct: readonly string[];
  readonly dueAt: Date | null;
  readonly summary: JsonRecord;
  readonly outcome: unknown;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly finishedAt: Date | null;
}

/** My game: whether it waits for me, and how far I have read. */
export interface MyGame extends ListedGame {
  readonly awaited: boolean;
  readonly readEntry: number;
}

export interface Page<T> {
  readonly games: readonly T[];
  /** What to ask with for the following ones; undefined at the end. */
  readonly next: string | undefined;
}

export interface Paging {
  readonly limit?: number;
  readonly after?: string | undefined;
}

const LIMIT = 50;

const COLUMNS = [
  'games.id',
  'games.game',
  'games.scenario',
  'games.title',
  'games.state',
  'games.length',
  'games.to_act',
  'games.due_at',
  'games.summary',
  'games.outcome',
  'games.created_at',
  'games.changed_at',
  'games.finished_at',
] as const;

interface Row {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  readonly state: GameState;
  readonly length: number;
  readonly to_act: string;
  readonly due_at: Date | null;
  readonly summary: unknown;
  readonly outcome: unknown;
  readonly created_at: Date;
  readonly changed_at: Date;
  readonly finished_at: Date | null;
}

const listed = (row: Row): ListedGame => ({
  id: row.id,
  game: row.game,
  scenario: row.scenario,
  title: row.title,
  state: row.state,
  length: row.length,
  outcome: row.outcome,
  toAct: sidesOf(row.to_act),
  dueAt: row.due_at,
  summary: readRecord(row.summary),
  createdAt: row.created_at,
  changedAt: row.changed_at,
  finishedAt: row.finished_at,
});

/** A place in a list: the moment it is sorted by and the id, so that pages neither repeat nor skip while games come and go. */
const placeOf = (moment: Date | null, id: string): string => `${moment?.getTime() ?? 0}_${id}`;

/** A place that nobody was given reads as one before all time: its page is empty. */
const readPlace = (place: string): readonly [Date, string] => {
  const [text = '', ...id] = place.split('_');
  const moment = new Date(Number(text) || 0);
  return [Number.isNaN(moment.getTime()) ? new Date(0) : moment, id.join('_')];
};

const beyond = (column: string, after: string | undefined): RawBuilder<boolean> => {
  if (after === undefined) return sql<boolean>`true`;
  const [moment, id] = readPlace(after);
  return sql<boolean>`(${sql.ref(column)}, games.id) < (${moment}, ${id})`;
};

type Moment = 'created_at' | 'changed_at' | 'finished_at';

const pageOf = (rows: readonly Row[], limit: number, moment: Moment): Page<ListedGame> => {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { games: rows.map(listed), next: last && placeOf(last[moment], last.id) };
};

const publicGames = (db: Query, state: GameState, moment: Moment, { limit = LIMIT, after }: Paging) =>
  db
    .selectFrom('games')
    .select(COLUMNS)
    // As words of the query and not as values: the planner must see that the index holds only these.
    .where('games.state', '=', sql.lit(state))
    .where('games.visibility', '=', sql.lit('public'))
    .where(beyond(`games.${moment}`, after))
    .orderBy(`games.${moment}`, 'desc')
    .orderBy('games.id', 'desc')
    .limit(limit);

/** Public games that wait for players, newest first. */
export const openGamesQuery = (db: Query, paging: Paging) => publicGames(db, 'open', 'created_at', paging);

export const listOpenGames = async (db: Query, paging: Paging = {}): Promise<Page<ListedGame>> =>
  pageOf(await openGamesQuery(db, paging).execute(), paging.limit ?? LIMIT, 'created_at');

/** Public games to watch, last moved first. */
export const runningGamesQuery = (db: Query, paging: Paging) =>
  publicGames(db, 'running', 'changed_at', paging);

export const listRunningGames = async (db: Query, paging: Paging = {}): Promise<Page<ListedGame>> =>
  pageOf(await runningGamesQuery(db, paging).execute(), paging.limit ?? LIMIT, 'changed_at');

/** Each word as the beginning of one, so that a search finds something while a person types. */
const wordsOf = (search: string): string =>
  search
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .map(word => `${word}:*`)
    .join(' & ');

/**
 * Public games that are over, last finished first; `search` looks in titles, names, games and scenarios. `offset 0` keeps the
 * planner from walking the list and comparing each game: it must find the words first, because most words are rare.
 */
export const finishedGamesQuery = (db: Query, search: string, { limit = LIMIT, after }: Paging) => {
  const words = wordsOf(search);
  const found = db
    .selectFrom('games')
    .selectAll()
    .where('state', '=', sql.lit('finished'))
    .where('visibility', '=', sql.lit('public'))
    .where(sql<boolean>`to_tsvector('simple', search) @@ to_tsquery('simple', ${words})`)
    .offset(sql.lit(0))
    .as('games');
  return words === ''
    ? publicGames(db, 'finished', 'finished_at', { limit, after })
    : db
        .selectFrom(found)
        .select(COLUMNS)
        .where(beyond('games.finished_at', after))
        .orderBy('games.finished_at', 'desc')
        .orderBy('games.id', 'desc')
        .limit(limit);
};

export const listFinishedGames = async (
  db: Query,
  search = '',
  paging: Paging = {},
): Promise<Page<ListedGame>> =>
  pageOf(await finishedGamesQuery(db, search, paging).execute(), paging.limit ?? LIMIT, 'finished_at');

/** The place of one of my games: those that wait for me come first. */
const beyondMine = (after: string | undefined): RawBuilder<boolean> => {
  if (after === undefined) return sql<boolean>`true`;
  const [moment, id] = readPlace(after.slice(1));
  return sql<boolean>`
    (attendances.awaited, attendances.changed_at, attendances.game) < (${after.startsWith('1')}, ${moment}, ${id})`;
};

export const myGamesQuery = (
  db: Query,
  player: string,
  finished: boolean,
  { limit = LIMIT, after }: Paging,
) =>
  db
    .selectFrom('attendances')
    .innerJoin('games', 'games.id', 'attendances.game')
    .select(COLUMNS)
    .select(['attendances.awaited', 'attendances.read_entry', 'attendances.changed_at as moved_at'])
    .where('attendances.player', '=', player)
    .where('attendances.finished', '=', finished)
    .where('attendances.seated', '=', sql.lit(true))
    .where(beyondMine(after))
    .orderBy('attendances.awaited', 'desc')
    .orderBy('attendances.changed_at', 'desc')
    .orderBy('attendances.game', 'desc')
    .limit(limit);

/** The games of a player: first those that wait for them, then by the last move. */
export const listMyGames = async (
  db: Query,
  player: string,
  { finished = false, ...paging }: Paging & { readonly finished?: boolean } = {},
): Promise<Page<MyGame>> => {
  const rows = await myGamesQuery(db, player, finished, paging).execute();
  const last = rows.length === (paging.limit ?? LIMIT) ? rows.at(-1) : undefined;
  return {
    games: rows.map(row => ({ ...listed(row), awaited: row.awaited, readEntry: row.read_entry })),
    next: last && `${last.awaited ? 1 : 0}${placeOf(last.moved_at, last.id)}`,
  };
};

/** How many games wait for a player: the number on the page's icon. */
export const countAwaited = async (db: Query, player: string): Promise<number> => {
  const { count } = await db
    .selectFrom('attendances')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('player', '=', player)
    .where('finished', '=', false)
    .where('awaited', '=', true)
    .where('seated', '=', sql.lit(true))
    .executeTakeFirstOrThrow();
  return count;
};

export const dueClocksQuery = (db: Query, now: Date, limit: number) =>
  db
    .selectFrom('games')
    .select(['id', 'due_at', 'length'])
    .where('state', '=', sql.lit('running'))
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit);

/** Running games whose clock has run out, longest ago first. */
export const listDueClocks = async (
  db: Query,
  now: Date,
  limit = 100,
): Promise<readonly { readonly game: string; readonly length: number }[]> => {
  const rows = await dueClocksQuery(db, now, limit).execute();
  return rows.map(({ id, length }) => ({ game: id, length }));
};
