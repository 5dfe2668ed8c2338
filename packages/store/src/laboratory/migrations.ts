import { type Kysely, type Migration, Migrator, sql } from 'kysely';

const SCHEMA = 'laboratory';

const batchesUp = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table laboratory.batches (
      id text primary key,
      title text not null,
      build text not null,
      plan text not null,
      games integer not null,
      open boolean not null,
      trouble text,
      entered integer not null,
      made_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`
    create table laboratory.played (
      batch text not null references laboratory.batches on delete cascade,
      place integer not null,
      line text not null,
      worker text not null,
      number bigint generated always as identity,
      ended_at timestamptz(3) not null default now(),
      primary key (batch, place)
    )`.execute(db);
  await sql`create index played_as_they_came on laboratory.played (batch, number)`.execute(db);
  await sql`
    create table laboratory.workers (
      id text primary key,
      name text not null,
      build text not null,
      threads integer not null,
      seen_at timestamptz(3) not null
    )`.execute(db);
};

const MIGRATIONS: { readonly [name: string]: Migration } = { '0001-batches': { up: batchesUp } };

/** The laboratory has a schema of its own: it may share a database with online play, and neither knows of the other. */
export const migrateLaboratory = async <D>(db: Kysely<D>): Promise<void> => {
  const migrator = new Migrator({
    db: db as Kysely<unknown>,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
    migrationTableSchema: SCHEMA,
    // The migrations of online play look for their tables by name alone, in any schema.
    migrationTableName: 'laboratory_migration',
    migrationLockTableName: 'laboratory_migration_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error
      ? error
      : new Error('The migration of the laboratory failed.', { cause: error });
};
