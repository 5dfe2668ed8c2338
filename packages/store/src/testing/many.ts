import { sql } from 'kysely';
import type { Query } from '../notify.ts';

/** As a club has it after some years: this number of games, nearly all of them finished, 500 players, half of them with an account, as many notices nearly all sent. */
export const fillMany = async (db: Query, count = 20_000): Promise<void> => {
  await sql`
    insert into players (id, name, kept) select 'many-' || n, 'Player ' || n, n % 2 = 0 from generate_series(1, 500) n`.execute(
    db,
  );
  await sql`
    insert into games (id, game, scenario, title, head, visibility, state, search, created_at, changed_at, due_at, finished_at)
    select 'many-' || n, 'skerry', 'strait', 'Game ' || n, '{}', 'public',
      case when n % 100 = 0 then 'open' when n % 100 <= 4 then 'running' else 'finished' end,
      'Game word' || n || ' of skerry',
      now() - n * interval '7 minutes', now() - n * interval '6 minutes',
      case when n % 100 between 1 and 4 then now() + n * interval '1 hour' end,
      case when n % 100 > 4 then now() - n * interval '5 minutes' end
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`
    insert into attendances (player, game, seated, awaited, finished, changed_at)
    select 'many-' || (1 + (n * 31 + side * 17) % 500), 'many-' || n, true, side = 0 and n % 100 <= 4, n % 100 > 4,
      now() - n * interval '6 minutes'
    from generate_series(1, ${count}::int) n, generate_series(0, 1) side`.execute(db);
  await sql`
    insert into notices (id, player, game, number, kind, channel, state, due_at)
    select 'many-' || n, 'many-' || (1 + n % 500), 'many-' || n, 1, 'turn', 'mail',
      case when n % 200 = 0 then 'due' else 'sent' end, now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`
    insert into ratings (player, rules, scenario, rating, deviation, volatility)
    select 'many-' || n, rules, scenario, 1000 + (n * 37) % 900, 60, 0.06
    from generate_series(1, 500) n, unnest(array['skerry', 'sixth-fleet', 'second-fleet', 'europa-naval']) rules,
      unnest(array['', 'strait', 'gulf']) scenario`.execute(db);
  await sql`analyze`.execute(db);
};
