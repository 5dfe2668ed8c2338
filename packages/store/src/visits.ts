import { sql } from 'kysely';
import type { Query } from './notify.ts';

export interface Visit {
  /** The numbers of the last entry and the last line of chat that the player has seen. */
  readonly entry: number;
  readonly chat: number;
  readonly muted: boolean;
  readonly at: Date | null;
}

export const readVisit = async (db: Query, game: string, player: string): Promise<Visit> => {
  const row = await db
    .selectFrom('attendances')
    .select(['read_entry', 'read_chat', 'muted', 'visited_at'])
    .where('game', '=', game)
    .where('player', '=', player)
    .executeTakeFirst();
  return {
    entry: row?.read_entry ?? 0,
    chat: row?.read_chat ?? 0,
    muted: row?.muted ?? false,
    at: row?.visited_at ?? null,
  };
};

/** Notes how far a player has read; a late message never takes it back. A spectator gets a row too. */
export const noteVisit = async (
  db: Query,
  game: string,
  player: string,
  { entry = 0, chat = 0 }: { entry?: number; chat?: number },
): Promise<void> => {
  await db
    .insertInto('attendances')
    .values({ game, player, read_entry: entry, read_chat: chat, visited_at: new Date() })
    .onConflict(conflict =>
      conflict.columns(['player', 'game']).doUpdateSet({
        read_entry: sql`greatest(attendances.read_entry, excluded.read_entry)`,
        read_chat: sql`greatest(attendances.read_chat, excluded.read_chat)`,
        visited_at: new Date(),
      }),
    )
    .execute();
};

/** Whether a player hears the chat of a game. */
export const muteChat = async (db: Query, game: string, player: string, muted: boolean): Promise<void> => {
  await db
    .insertInto('attendances')
    .values({ game, player, muted })
    .onConflict(conflict => conflict.columns(['player', 'game']).doUpdateSet({ muted }))
    .execute();
};
