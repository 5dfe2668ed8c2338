import { type Kysely, sql } from 'kysely';

/** What is told to players who are not looking, and where. */
export const noticesUp = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table notices (
      id text primary key,
      player text not null references players on delete cascade,
      game text not null references games on delete cascade,
      number integer not null,
      kind text not null check (kind in ('turn', 'reminder', 'invitation', 'finished', 'message')),
      channel text not null check (channel in ('page', 'push', 'mail', 'webhook')),
      state text not null default 'due' check (state in ('due', 'sent', 'failed', 'dropped')),
      due_at timestamptz(3) not null,
      taken_until timestamptz(3),
      tries integer not null default 0,
      error text not null default '',
      settled_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      unique (player, game, number, kind, channel)
    )`.execute(db);
  await sql`create index notices_due on notices (due_at, id) where state = 'due'`.execute(db);
  await sql`create index notices_by_game on notices (game)`.execute(db);
  await sql`
    create table push_subscriptions (
      id text primary key,
      player text not null references players on delete cascade,
      endpoint text not null unique,
      keys jsonb not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index push_subscriptions_by_player on push_subscriptions (player)`.execute(db);
  await sql`
    create table webhooks (
      id text primary key,
      player text not null references players on delete cascade,
      url text not null,
      form text not null check (form in ('discord', 'slack', 'plain')),
      failures integer not null default 0,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index webhooks_by_player on webhooks (player)`.execute(db);
};
