import { type Kysely, sql, type Transaction } from 'kysely';
import { migrate, migrationsRun } from '../migrate.ts';
import { MIGRATIONS } from '../migrations/list.ts';
import { type Database, TABLES } from '../tables/database.ts';
import { trouble } from '../trouble.ts';
import { readBackup, readHeader, TABLE_MARK } from './file.ts';

const ROWS_AT_ONCE = 500;

const put = async (trx: Transaction<Database>, table: string, lines: readonly string[]): Promise<void> => {
  if (lines.length === 0) return;
  await sql`insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::jsonb)`.execute(
    trx,
  );
};

/** Only names that we know: a backup is a file that anybody may have written. */
const tableOf = (line: string): string => {
  const name = line.slice(TABLE_MARK.length);
  if (!TABLES.some(table => table === name)) {
    throw trouble(
      'ERR_STORE_BACKUP',
      `The backup holds a table ${name.slice(0, 40)} that this version does not know.`,
    );
  }
  return name;
};

const fill = async (trx: Transaction<Database>, lines: AsyncGenerator<string, void>): Promise<void> => {
  let table = '';
  let held: string[] = [];
  const flush = async (): Promise<void> => {
    await put(trx, table, held);
    held = [];
  };
  for await (const line of lines) {
    if (line.startsWith(TABLE_MARK)) {
      await flush();
      table = tableOf(line);
    } else {
      held.push(line);
      if (held.length === ROWS_AT_ONCE) await flush();
    }
  }
  await flush();
};

const refuseNewer = (path: string, migrations: readonly string[]): void => {
  if (migrations.every(name => Object.hasOwn(MIGRATIONS, name))) return;
  throw trouble(
    'ERR_STORE_NEWER',
    `A newer version of Narrow Seas made the backup ${path}: start that version.`,
  );
};

/** A database of a later version cannot be taken back to the tables of the backup. */
const refuseFilled = async (db: Kysely<Database>, migrations: readonly string[]): Promise<void> => {
  const run = await migrationsRun(db);
  if (run.length === 0) return;
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select from players) or exists (select from games) as filled`.execute(db);
  if (rows[0]?.filled === false && run.length <= migrations.length) return;
  throw trouble('ERR_STORE_BACKUP', 'The database is not empty: restore a backup into an empty one.');
};

/**
 * Fills an empty database from a backup, all or nothing. The tables are first made as they were then, and brought up to date
 * afterwards.
 */
export const restoreBackup = async (db: Kysely<Database>, path: string): Promise<void> => {
  const lines = readBackup(path);
  const { migrations } = readHeader((await lines.next()).value ?? '');
  refuseNewer(path, migrations);
  await refuseFilled(db, migrations);
  await migrate(db, MIGRATIONS, migrations.at(-1));
  await db.transaction().execute(trx => fill(trx, lines));
  await migrate(db);
};
