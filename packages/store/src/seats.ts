import { sql } from 'kysely';
import { notify, type Query } from './notify.ts';

export interface Seat {
  readonly side: string;
  readonly player: string | null;
  readonly name: string | null;
  /** The level of the computer that plays this side. */
  readonly computer: string | null;
  readonly hotseat: boolean;
}

/** The channel on which every process hears that somebody sat down or left; it says the game. */
export const SEATS_CHANNEL = 'seats';

export const readSeats = (db: Query, game: string): Promise<readonly Seat[]> =>
  db
    .selectFrom('seats')
    .leftJoin('players', 'players.id', 'seats.player')
    .select(['seats.side', 'seats.player', 'players.name', 'seats.computer', 'seats.hotseat'])
    .where('seats.game', '=', game)
    .orderBy('seats.side')
    .execute();

/** Whether it was free. Of two people at once, one gets it: the second finds the row changed. Call it in a transaction. */
export const takeSeat = async (
  trx: Query,
  { game, side, player, hotseat = false }: { game: string; side: string; player: string; hotseat?: boolean },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('seats')
    .set({ player, hotseat, taken_at: new Date() })
    .where('game', '=', game)
    .where('side', '=', side)
    .where('player', 'is', null)
    .where('computer', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .insertInto('attendances')
    .values({ player, game, seated: true })
    .onConflict(conflict =>
      conflict.columns(['player', 'game']).doUpdateSet({ seated: true, changed_at: new Date() }),
    )
    .execute();
  await notify(trx, SEATS_CHANNEL, game);
  return true;
};

/** Frees the seat of a player in a game that has not begun. Call it in a transaction. */
export const leaveSeat = async (trx: Query, game: string, player: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('seats')
    .set({ player: null, hotseat: false, taken_at: null })
    .where('game', '=', game)
    .where('player', '=', player)
    .where(expression =>
      expression.exists(
        expression.selectFrom('games').select('id').where('id', '=', game).where('state', '=', 'open'),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .updateTable('attendances')
    .set({ seated: false, awaited: false })
    .where('game', '=', game)
    .where('player', '=', player)
    .execute();
  await notify(trx, SEATS_CHANNEL, game);
  return true;
};

/** Lets the computer play a free seat. */
export const seatComputer = async (
  trx: Query,
  game: string,
  side: string,
  level: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('seats')
    .set({ computer: level, taken_at: new Date() })
    .where('game', '=', game)
    .where('side', '=', side)
    .where('player', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await notify(trx, SEATS_CHANNEL, game);
  return numUpdatedRows > 0n;
};

/** Running games in which it is a computer's turn: after a start, or a restored backup, their jobs are sent again. */
export const gamesWaitingForComputer = (
  db: Query,
): Promise<readonly { readonly game: string; readonly length: number }[]> =>
  db
    .selectFrom('games')
    .innerJoin('seats', 'seats.game', 'games.id')
    .select(['games.id as game', 'games.length'])
    .distinct()
    .where('games.state', '=', 'running')
    .where('seats.computer', 'is not', null)
    .where(sql<boolean>`seats.side = any(string_to_array(games.to_act, ' '))`)
    .execute();
