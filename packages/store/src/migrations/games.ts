import { type Kysely, sql } from 'kysely';

/** Games and their logs. */
export const gamesUp = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table games (
      id text primary key,
      game text not null,
      scenario text not null,
      title text not null,
      head text not null,
      visibility text not null check (visibility in ('public', 'link')),
      settings jsonb not null default '{}',
      state text not null default 'open' check (state in ('open', 'running', 'finished')),
      length integer not null default 0,
      to_act text not null default '',
      clock jsonb,
      due_at timestamptz(3),
      summary jsonb not null default '{}',
      outcome jsonb,
      search text not null default '',
      made_by text references players on delete set null,
      rematch_of text,
      created_at timestamptz(3) not null default now(),
      changed_at timestamptz(3) not null default now(),
      finished_at timestamptz(3)
    )`.execute(db);
  await gameIndexesUp(db);
  await logUp(db);
  await seatsUp(db);
};

const logUp = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table seeds (
      game text primary key references games on delete cascade,
      seed text not null
    )`.execute(db);
  await sql`
    create table entries (
      game text not null references games on delete cascade,
      number integer not null check (number > 0),
      kind text not null,
      text text not null,
      made_at timestamptz(3) not null default now(),
      primary key (game, number)
    )`.execute(db);
};

/** Each list of games has an index of its own, in the order of the list; `lists.test.ts` asks the planner. */
const gameIndexesUp = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index games_open on games (created_at desc, id desc)
    where state = 'open' and visibility = 'public'`.execute(db);
  await sql`
    create index games_running on games (changed_at desc, id desc)
    where state = 'running' and visibility = 'public'`.execute(db);
  await sql`
    create index games_finished on games (finished_at desc, id desc)
    where state = 'finished' and visibility = 'public'`.execute(db);
  await sql`
    create index games_search on games using gin (to_tsvector('simple', search))
    where state = 'finished' and visibility = 'public'`.execute(db);
  await sql`create index games_due on games (due_at) where state = 'running' and due_at is not null`.execute(
    db,
  );
  await sql`create index games_by_maker on games (made_by)`.execute(db);
};

const seatsUp = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table seats (
      game text not null references games on delete cascade,
      side text not null,
      player text references players on delete set null,
      computer text,
      hotseat boolean not null default false,
      taken_at timestamptz(3),
      primary key (game, side),
      check (player is null or computer is null)
    )`.execute(db);
  await sql`create index seats_by_player on seats (player)`.execute(db);
  await sql`create index seats_of_computers on seats (game) where computer is not null`.execute(db);
  await sql`
    create table orders (
      game text not null references games on delete cascade,
      side text not null,
      text text not null,
      revision integer not null default 1,
      changed_at timestamptz(3) not null default now(),
      primary key (game, side)
    )`.execute(db);
  await sql`
    create table invitations (
      hash text primary key,
      game text not null references games on delete cascade,
      side text,
      made_by text references players on delete set null,
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      used_by text references players on delete set null,
      used_at timestamptz(3)
    )`.execute(db);
  await sql`create index invitations_by_game on invitations (game)`.execute(db);
  await attendancesUp(db);
};

const attendancesUp = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table attendances (
      player text not null references players on delete cascade,
      game text not null references games on delete cascade,
      seated boolean not null default false,
      awaited boolean not null default false,
      finished boolean not null default false,
      changed_at timestamptz(3) not null default now(),
      read_entry integer not null default 0,
      read_chat integer not null default 0,
      muted boolean not null default false,
      visited_at timestamptz(3),
      primary key (player, game)
    )`.execute(db);
  await sql`create index attendances_by_game on attendances (game)`.execute(db);
  await sql`
    create index attendances_mine on attendances (player, finished, awaited desc, changed_at desc, game desc)
    where seated`.execute(db);
};
