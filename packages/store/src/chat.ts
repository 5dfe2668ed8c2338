import { sql } from 'kysely';
import { notify, type Query } from './notify.ts';
import type { Store } from './store.ts';

export interface ChatLine {
  readonly number: number;
  readonly player: string | null;
  readonly text: string;
  readonly saidAt: Date;
}

/** The channel on which every process hears of new lines; it says the game and the number. */
export const CHAT_CHANNEL = 'chat';

/** Answers the number of the line. The game's row is held for a moment, so that lines are numbered without gaps. */
export const sayInChat = (store: Store, game: string, player: string, text: string): Promise<number> =>
  store.transaction(async trx => {
    await sql`select from games where id = ${game} for no key update`.execute(trx);
    const { number } = await trx
      .insertInto('chat')
      .columns(['game', 'number', 'player', 'text'])
      .expression(
        sql`select ${game}, coalesce(max(number), 0) + 1, ${player}, ${text} from chat where game = ${game}`,
      )
      .returning('number')
      .executeTakeFirstOrThrow();
    await notify(trx, CHAT_CHANNEL, `${game} ${number}`);
    return number;
  });

/** The lines after a number, without those that were hidden and those of people whom the reader has blocked. */
export const readChat = async (
  db: Query,
  game: string,
  { after = 0, reader = '', limit = 500 }: { after?: number; reader?: string; limit?: number } = {},
): Promise<readonly ChatLine[]> => {
  const rows = await db
    .selectFrom('chat')
    .select(['number', 'player', 'text', 'said_at'])
    .where('game', '=', game)
    .where('number', '>', after)
    .where('hidden', '=', false)
    .where(expression =>
      expression.not(
        expression.exists(
          expression
            .selectFrom('blocks')
            .select('blocked')
            .where('blocks.player', '=', reader)
            .whereRef('blocks.blocked', '=', 'chat.player'),
        ),
      ),
    )
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(({ number, player, text, said_at }) => ({ number, player, text, saidAt: said_at }));
};

/** Whether there is such a line. */
export const hideChatLine = async (db: Query, game: string, number: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('chat')
    .set({ hidden: true })
    .where('game', '=', game)
    .where('number', '=', number)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
