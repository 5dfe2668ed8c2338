import { type Kysely, sql } from 'kysely';

/** Players and how they prove who they are. */
export const playersUp = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table players (
      id text primary key,
      name text not null,
      kept boolean not null default false,
      rights text not null default 'player' check (rights in ('player', 'admin')),
      mail text,
      settings jsonb not null default '{}',
      away_until timestamptz(3),
      created_at timestamptz(3) not null default now(),
      seen_at timestamptz(3) not null default now(),
      deleted_at timestamptz(3)
    )`.execute(db);
  await sql`create unique index players_by_mail on players (lower(mail)) where mail is not null`.execute(db);
  await sql`create index players_by_name on players (lower(name) text_pattern_ops)`.execute(db);
  await sql`
    create table sessions (
      hash text primary key,
      player text not null references players on delete cascade,
      former text unique,
      former_until timestamptz(3),
      agent text not null default '',
      created_at timestamptz(3) not null default now(),
      renewed_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index sessions_by_player on sessions (player)`.execute(db);
  await sql`create index sessions_by_expiry on sessions (expires_at)`.execute(db);
  await credentialsUp(db);
};

const credentialsUp = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table credentials (
      id text primary key,
      player text not null references players on delete cascade,
      kind text not null check (kind in ('passkey', 'password', 'openid')),
      handle text not null,
      secret text not null,
      counter integer not null default 0,
      details jsonb not null default '{}',
      created_at timestamptz(3) not null default now(),
      used_at timestamptz(3),
      unique (kind, handle)
    )`.execute(db);
  await sql`create index credentials_by_player on credentials (player)`.execute(db);
  await sql`
    create table tokens (
      id text primary key,
      player text not null references players on delete cascade,
      hash text not null unique,
      name text not null,
      scope text not null default 'play',
      created_at timestamptz(3) not null default now(),
      used_at timestamptz(3),
      expires_at timestamptz(3)
    )`.execute(db);
  await sql`create index tokens_by_player on tokens (player)`.execute(db);
  await sql`
    create table secrets (
      name text primary key,
      value text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
};
