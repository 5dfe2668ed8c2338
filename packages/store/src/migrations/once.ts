import { type Kysely, sql } from 'kysely';

/** What may be used once, and when players are away. */
export const onceUp = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table spent (
      hash text primary key,
      until timestamptz(3) not null
    )`.execute(db);
  await sql`create index spent_by_time on spent (until)`.execute(db);
  await sql`
    create table vacations (
      id text primary key,
      player text not null references players on delete cascade,
      begins timestamptz(3) not null,
      ends timestamptz(3) not null,
      check (begins <= ends)
    )`.execute(db);
  await sql`create index vacations_by_player on vacations (player, begins)`.execute(db);
};
