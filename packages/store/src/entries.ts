import { sql, type Transaction } from 'kysely';
import { dropNoticesQuery } from './notices.ts';
import { notify, type Query } from './notify.ts';
import type { Store } from './store.ts';
import type { Database } from './tables/database.ts';

export interface NewEntry {
  readonly kind: string;
  readonly text: string;
}

export interface Entry extends NewEntry {
  readonly number: number;
  readonly madeAt: Date;
}

export interface Append {
  readonly game: string;
  /** The number of the last entry that the writer knows; 0 for a game without entries. */
  readonly after: number;
  readonly entries: readonly NewEntry[];
  /** What follows from the entries, in the same transaction: clock, notices, rating, jobs. `last` is the number of the last one. */
  readonly following?: (trx: Transaction<Database>, last: number) => Promise<void>;
}

export type Appended =
  | { readonly is: 'appended'; readonly last: number }
  /** Somebody else wrote first: read from `after` to `last` and decide again. */
  | { readonly is: 'stale'; readonly last: number }
  | { readonly is: 'missing' };

/** The channel on which every process hears of new entries; `readEntryNews` reads what it says. */
export const ENTRIES_CHANNEL = 'entries';

export interface EntryNews {
  readonly game: string;
  readonly last: number;
}

const entryNews = (game: string, last: number): string => `${game} ${last}`;

export const readEntryNews = (payload: string): EntryNews => {
  const [game = '', last = ''] = payload.split(' ');
  return { game, last: Number(last) };
};

/**
 * Moves the game's length on, if it is what the writer thinks it is. The row is locked until the transaction ends, so a
 * second writer waits and then finds another length: numbers have no gaps and no doubles. When the game changed is not
 * written here: what happens in secret leaves that as it was.
 */
const claimQuery = (db: Pick<Query, 'updateTable'>, game: string, after: number, last: number) =>
  db
    .updateTable('games')
    .set({ length: last })
    .where('id', '=', game)
    .where('length', '=', after)
    .returning('length');

const claim = async (trx: Query, { game, after, entries }: Append): Promise<number | undefined> =>
  (await claimQuery(trx, game, after, after + entries.length).executeTakeFirst())?.length;

const write = async (trx: Query, { game, after, entries }: Append): Promise<void> => {
  if (entries.length === 0) return;
  const rows = entries.map(({ kind, text }, index) => ({ game, number: after + index + 1, kind, text }));
  await trx.insertInto('entries').values(rows).execute();
};

const lengthOf = async (db: Query, game: string): Promise<number | undefined> => {
  const row = await db.selectFrom('games').select('length').where('id', '=', game).executeTakeFirst();
  return row?.length;
};

/** Why nothing was added. */
const overtaken = async (db: Query, game: string): Promise<Appended> => {
  const last = await lengthOf(db, game);
  return last === undefined ? { is: 'missing' } : { is: 'stale', last };
};

/** Adds entries to a game and does what follows from them: all of it, or nothing. Other processes are notified. */
export const appendEntries = (store: Store, append: Append): Promise<Appended> =>
  store.transaction(async trx => {
    const last = await claim(trx, append);
    if (last === undefined) return overtaken(trx, append.game);
    await write(trx, append);
    await append.following?.(trx, last);
    await notify(trx, ENTRIES_CHANNEL, entryNews(append.game, last));
    return { is: 'appended', last };
  });

export interface QuietEntry extends NewEntry {
  readonly game: string;
  readonly after: number;
  /** Who made the move need not be told of the turn any more. */
  readonly mover: string;
}

/**
 * Adds a move from which nothing follows for lists, clocks and other players: most moves are such. One statement is a
 * transaction by itself, where six would go to the database and back, each while nobody else can store anything.
 */
export const appendQuietEntry = async (
  { db }: Store,
  { game, after, kind, text, mover }: QuietEntry,
): Promise<Appended> => {
  const last = after + 1;
  const row = await db
    .with('claimed', own => claimQuery(own, game, after, last))
    .with('written', own =>
      own
        .insertInto('entries')
        .columns(['game', 'number', 'kind', 'text'])
        .expression(
          own
            .selectFrom('claimed')
            .select([
              sql<string>`${game}::text`.as('game'),
              'claimed.length as number',
              sql<string>`${kind}::text`.as('kind'),
              sql<string>`${text}::text`.as('text'),
            ]),
        ),
    )
    .with('settled', own =>
      dropNoticesQuery(own, game, mover, last, ['turn']).where(sql<boolean>`exists (select from claimed)`),
    )
    .selectFrom('claimed')
    .select(['length', sql`pg_notify(${ENTRIES_CHANNEL}, ${entryNews(game, last)})`.as('told')])
    .executeTakeFirst();
  return row === undefined ? overtaken(db, game) : { is: 'appended', last };
};

/** The entries after number `after`, in order; at most `limit` of them. */
export const readEntries = async (
  db: Query,
  game: string,
  after = 0,
  limit = 100_000,
): Promise<readonly Entry[]> => {
  const rows = await db
    .selectFrom('entries')
    .select(['number', 'kind', 'text', 'made_at'])
    .where('game', '=', game)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(({ number, kind, text, made_at }) => ({ number, kind, text, madeAt: made_at }));
};
