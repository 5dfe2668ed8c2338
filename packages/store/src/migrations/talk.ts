import { type Kysely, sql } from 'kysely';

/** What players say, note and complain about. */
export const talkUp = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table chat (
      game text not null references games on delete cascade,
      number integer not null check (number > 0),
      player text references players on delete set null,
      text text not null,
      hidden boolean not null default false,
      said_at timestamptz(3) not null default now(),
      primary key (game, number)
    )`.execute(db);
  await sql`create index chat_by_player on chat (player)`.execute(db);
  await sql`
    create table notes (
      game text not null references games on delete cascade,
      player text not null references players on delete cascade,
      text text not null,
      changed_at timestamptz(3) not null default now(),
      primary key (game, player)
    )`.execute(db);
  await sql`create index notes_by_player on notes (player)`.execute(db);
  await sql`
    create table marks (
      game text not null references games on delete cascade,
      player text not null references players on delete cascade,
      marks jsonb not null default '[]',
      changed_at timestamptz(3) not null default now(),
      primary key (game, player)
    )`.execute(db);
  await sql`create index marks_by_player on marks (player)`.execute(db);
  await complaintsUp(db);
};

const complaintsUp = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table blocks (
      player text not null references players on delete cascade,
      blocked text not null references players on delete cascade,
      created_at timestamptz(3) not null default now(),
      primary key (player, blocked)
    )`.execute(db);
  await sql`create index blocks_by_blocked on blocks (blocked)`.execute(db);
  await sql`
    create table reports (
      id text primary key,
      reporter text references players on delete set null,
      about text references players on delete set null,
      game text references games on delete set null,
      chat integer,
      text text not null,
      state text not null default 'open' check (state in ('open', 'closed')),
      answer text not null default '',
      created_at timestamptz(3) not null default now(),
      closed_at timestamptz(3),
      closed_by text references players on delete set null
    )`.execute(db);
  await sql`create index reports_by_state on reports (state, created_at desc, id desc)`.execute(db);
};
