import { type JsonRecord, readRecord } from './games.ts';
import { newId } from './ids.ts';
import type { Query } from './notify.ts';

export interface Player {
  readonly id: string;
  readonly name: string;
  /** False for a guest, who has no credential. */
  readonly kept: boolean;
  readonly rights: 'player' | 'admin';
  readonly mail: string | null;
  readonly settings: JsonRecord;
  readonly awayUntil: Date | null;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
}

export interface PlayerChange {
  readonly name?: string;
  readonly kept?: boolean;
  readonly rights?: 'player' | 'admin';
  readonly mail?: string | null;
  readonly settings?: JsonRecord;
  readonly awayUntil?: Date | null;
}

/** Everybody begins as a guest. */
export const createPlayer = async (db: Query, name: string): Promise<string> => {
  const id = newId();
  await db.insertInto('players').values({ id, name }).execute();
  return id;
};

export const readPlayer = async (db: Query, id: string): Promise<Player | undefined> => {
  const row = await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { name, kept, rights, mail } = row;
  return {
    id,
    name,
    kept,
    rights,
    mail,
    settings: readRecord(row.settings),
    awayUntil: row.away_until,
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
  };
};

export const changePlayer = async (db: Query, id: string, change: PlayerChange): Promise<void> => {
  const { settings, awayUntil, ...plain } = change;
  await db
    .updateTable('players')
    .set({
      ...plain,
      seen_at: new Date(),
      ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
      ...(awayUntil === undefined ? {} : { away_until: awayUntil }),
    })
    .where('id', '=', id)
    .execute();
};

/**
 * Removes everything that is about the player alone. The row stays without a name, so that the games of others keep both
 * their sides. Call it in a transaction.
 */
export const forgetPlayer = async (trx: Query, id: string): Promise<void> => {
  for (const table of PRIVATE) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
    await trx.deleteFrom(table).where('player', '=', id).execute();
  }
  await trx.updateTable('chat').set({ text: '', hidden: true }).where('player', '=', id).execute();
  await trx.deleteFrom('blocks').where('blocked', '=', id).execute();
  await trx
    .updateTable('players')
    .set({ name: '', kept: false, mail: null, settings: '{}', away_until: null, deleted_at: new Date() })
    .where('id', '=', id)
    .execute();
};

const PRIVATE = [
  'sessions',
  'credentials',
  'tokens',
  'notes',
  'marks',
  'notices',
  'push_subscriptions',
  'webhooks',
  'ratings',
  'blocks',
  'vacations',
] as const;

/** Everything that is stored about a player, for them to download. */
export const exportPlayer = async (db: Query, id: string): Promise<JsonRecord> => {
  const tables = [
    ...PRIVATE.filter(table => !HIDDEN.has(table)),
    'seats',
    'results',
    'attendances',
    'chat',
  ] as const;
  const parts: [string, unknown][] = [];
  for (const table of tables) {
    // oxlint-disable-next-line no-await-in-loop -- one table after another
    parts.push([table, await db.selectFrom(table).selectAll().where('player', '=', id).execute()]);
  }
  return { player: await readPlayer(db, id), ...Object.fromEntries(parts) };
};

/** Hashes and keys open accounts and help nobody who reads about themselves. */
const HIDDEN: ReadonlySet<string> = new Set(['sessions', 'credentials', 'tokens', 'push_subscriptions']);
