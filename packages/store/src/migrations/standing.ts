import { type Kysely, sql } from 'kysely';

/** Results and ratings. */
export const standingUp = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table results (
      game text not null references games on delete cascade,
      side text not null,
      rules text not null,
      scenario text not null,
      player text references players on delete set null,
      computer text,
      score double precision not null check (score between 0 and 1),
      rated boolean not null default false,
      finished_at timestamptz(3) not null default now(),
      primary key (game, side)
    )`.execute(db);
  await sql`create index results_by_player on results (player, finished_at desc, game desc)`.execute(db);
  await sql`
    create table ratings (
      player text not null references players on delete cascade,
      rules text not null,
      scenario text not null,
      rating double precision not null,
      deviation double precision not null,
      volatility double precision not null,
      games integer not null default 0,
      changed_at timestamptz(3) not null default now(),
      primary key (player, rules, scenario)
    )`.execute(db);
  await sql`create index ratings_ladder on ratings (rules, scenario, rating desc, player)`.execute(db);
};
