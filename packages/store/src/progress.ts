import { sql } from 'kysely';
import type { JsonRecord } from './games.ts';
import type { Query } from './notify.ts';
import type { GameState } from './tables/games.ts';

/** What follows from a game's log and is stored beside it for the lists; what is left out stays as it is. */
export interface Progress {
  readonly state?: GameState;
  /** The sides whose turn it is. */
  readonly toAct?: readonly string[];
  readonly clock?: unknown;
  /** When the clock of the sides whose turn it is runs out; null for never. */
  readonly dueAt?: Date | null;
  readonly summary?: JsonRecord;
  readonly outcome?: unknown;
  /** More words for the search of finished games, such as the names of the players. */
  readonly search?: string;
}

const maybeJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const columnsOf = (progress: Progress, now: Date) => ({
  changed_at: now,
  ...(progress.state === undefined ? {} : { state: progress.state }),
  ...(progress.state === 'finished' ? { finished_at: now, due_at: null, to_act: '' } : {}),
  ...(progress.toAct === undefined ? {} : { to_act: progress.toAct.join(' ') }),
  ...(progress.clock === undefined ? {} : { clock: maybeJson(progress.clock) }),
  ...(progress.dueAt === undefined ? {} : { due_at: progress.dueAt }),
  ...(progress.summary === undefined ? {} : { summary: JSON.stringify(progress.summary) }),
  ...(progress.outcome === undefined ? {} : { outcome: maybeJson(progress.outcome) }),
  ...(progress.search === undefined ? {} : { search: progress.search }),
});

/** Call it in the transaction that appends the entries, so that the lists never differ from the log. */
export const recordProgress = async (
  trx: Query,
  game: string,
  progress: Progress,
  now = new Date(),
): Promise<void> => {
  await trx.updateTable('games').set(columnsOf(progress, now)).where('id', '=', game).execute();
  await awaitPlayers(trx, game, now);
};

/** Each player's own row says whether the game waits for them: the list of my games reads nothing else. */
const awaitPlayers = async (trx: Query, game: string, now: Date): Promise<void> => {
  await sql`
    update attendances a
    set changed_at = ${now},
        finished = g.state = 'finished',
        awaited = g.state = 'running' and exists (
          select from seats s
          where s.game = g.id and s.player = a.player and s.side = any(string_to_array(g.to_act, ' '))
        )
    from games g
    where g.id = ${game} and a.game = g.id and a.seated`.execute(trx);
};

/** How a game stands before an entry: what follows from the entry is told by comparing. */
export interface Standing {
  readonly state: GameState;
  /** The players for whom the game waits. */
  readonly awaited: readonly string[];
}

export const standingOf = async (db: Query, game: string): Promise<Standing> => {
  const { state } = await db
    .selectFrom('games')
    .select('state')
    .where('id', '=', game)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('attendances')
    .select('player')
    .where('game', '=', game)
    .where('seated', '=', true)
    .where('awaited', '=', true)
    .orderBy('player')
    .execute();
  return { state, awaited: rows.map(({ player }) => player) };
};
