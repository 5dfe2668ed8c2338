import { z } from 'zod';
import { newId } from './ids.ts';
import type { Query } from './notify.ts';
import type { GameState, Visibility } from './tables/games.ts';

/** JSON that others write and read: an object, whatever is in it. */
const recordSchema = z.record(z.string(), z.unknown());
export type JsonRecord = z.infer<typeof recordSchema>;

export interface NewSeat {
  readonly side: string;
  readonly player?: string;
  /** The level of the computer that plays this side. */
  readonly computer?: string;
  readonly hotseat?: boolean;
}

export interface NewGame {
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  /** The opening and the commitment of the dice, as a save's head says it. */
  readonly head: string;
  readonly seed: string;
  readonly visibility: Visibility;
  readonly settings: JsonRecord;
  readonly seats: readonly NewSeat[];
  readonly madeBy?: string;
  readonly rematchOf?: string;
}

export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  readonly head: string;
  readonly visibility: Visibility;
  readonly settings: JsonRecord;
  readonly state: GameState;
  /** How many entries there are. */
  readonly length: number;
  /** The sides whose turn it is. */
  readonly toAct: readonly string[];
  readonly clock: unknown;
  readonly dueAt: Date | null;
  readonly summary: JsonRecord;
  readonly outcome: unknown;
  readonly madeBy: string | null;
  readonly rematchOf: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly finishedAt: Date | null;
}

const seatRow = (game: string, { side, player, computer, hotseat }: NewSeat) => ({
  game,
  side,
  player: player ?? null,
  computer: computer ?? null,
  hotseat: hotseat ?? false,
  taken_at: player === undefined && computer === undefined ? null : new Date(),
});

/** Call it in a transaction. Answers the id, which is also the address of the game. */
export const createGame = async (trx: Query, made: NewGame): Promise<string> => {
  const id = newId();
  await trx
    .insertInto('games')
    .values({
      id,
      game: made.game,
      scenario: made.scenario,
      title: made.title,
      head: made.head,
      visibility: made.visibility,
      settings: JSON.stringify(made.settings),
      search: `${made.title} ${made.game} ${made.scenario}`,
      made_by: made.madeBy ?? null,
      rematch_of: made.rematchOf ?? null,
    })
    .execute();
  await trx.insertInto('seeds').values({ game: id, seed: made.seed }).execute();
  const seats = made.seats.map(seat => seatRow(id, seat));
  if (seats.length > 0) await trx.insertInto('seats').values(seats).execute();
  await attend(trx, id, made.seats);
  return id;
};

/**
 * The game that follows this one, where there is one. Call it in the transaction that would make it: others who want
 * one at the same moment wait for it, so that no second one is made.
 */
export const findRematch = async (trx: Query, game: string): Promise<string | undefined> => {
  await trx.selectFrom('games').select('id').where('id', '=', game).forUpdate().execute();
  const row = await trx.selectFrom('games').select('id').where('rematch_of', '=', game).executeTakeFirst();
  return row?.id;
};

const attend = async (trx: Query, game: string, seats: readonly NewSeat[]): Promise<void> => {
  const players = new Set(seats.flatMap(({ player }) => player ?? []));
  if (players.size === 0) return;
  const rows = [...players].map(player => ({ player, game, seated: true }));
  await trx.insertInto('attendances').values(rows).execute();
};

export const readGame = async (db: Query, id: string): Promise<StoredGame | undefined> => {
  const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id,
    game: row.game,
    scenario: row.scenario,
    title: row.title,
    head: row.head,
    visibility: row.visibility,
    state: row.state,
    length: row.length,
    clock: row.clock,
    outcome: row.outcome,
    settings: recordSchema.parse(row.settings),
    toAct: sidesOf(row.to_act),
    dueAt: row.due_at,
    summary: recordSchema.parse(row.summary),
    madeBy: row.made_by,
    rematchOf: row.rematch_of,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    finishedAt: row.finished_at,
  };
};

/** The secret seed of the dice. Only the umpire asks, and everybody once the game is over. */
export const readSeed = async (db: Query, game: string): Promise<string | undefined> => {
  const row = await db.selectFrom('seeds').select('seed').where('game', '=', game).executeTakeFirst();
  return row?.seed;
};

/** An open game that nobody wants any more; one that was begun stays. */
export const deleteOpenGame = async (db: Query, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('games')
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const sidesOf = (text: string): readonly string[] => text.split(' ').filter(side => side !== '');

export const readRecord = (value: unknown): JsonRecord => recordSchema.parse(value);
