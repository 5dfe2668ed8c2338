import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { MIGRATIONS } from './migrations/list.ts';
import { trouble } from './trouble.ts';

export interface Migrations {
  readonly [name: string]: Migration;
}

interface MigrationTable {
  readonly kysely_migration: { readonly name: string };
}

/** The migrations that made this database, oldest first. */
export const migrationsRun = async <D>(db: Kysely<D>): Promise<readonly string[]> => {
  const plain = db as unknown as Kysely<MigrationTable>;
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(plain);
  if (rows[0]?.found !== true) return [];
  const run = await plain.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return run.map(({ name }) => name);
};

const refuseNewer = async (db: Kysely<MigrationTable>, migrations: Migrations): Promise<void> => {
  const unknown = (await migrationsRun(db)).filter(name => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return;
  throw trouble(
    'ERR_STORE_NEWER',
    `A newer version of Narrow Seas has changed this database (${unknown.join(', ')}): start that version, or restore a backup from before.`,
  );
};

/**
 * Brings the tables up to date. The migrator takes an advisory lock first, so of several processes that start at the same
 * time one does the work and the others wait for it and find it done.
 */
export const migrate = async <D>(
  db: Kysely<D>,
  migrations: Migrations = MIGRATIONS,
  upTo?: string,
): Promise<void> => {
  const plain = db as unknown as Kysely<MigrationTable>;
  await refuseNewer(plain, migrations);
  const migrator = new Migrator({
    db: plain,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('The migration failed.', { cause: error });
};
