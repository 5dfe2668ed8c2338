import { z } from 'zod';
import type { Query } from './notify.ts';

/** Private notes of a player about a game; empty where there are none. */
export const readNotes = async (db: Query, game: string, player: string): Promise<string> => {
  const row = await db
    .selectFrom('notes')
    .select('text')
    .where('game', '=', game)
    .where('player', '=', player)
    .executeTakeFirst();
  return row?.text ?? '';
};

export const saveNotes = async (db: Query, game: string, player: string, text: string): Promise<void> => {
  await db
    .insertInto('notes')
    .values({ game, player, text })
    .onConflict(conflict =>
      conflict.columns(['game', 'player']).doUpdateSet({ text, changed_at: new Date() }),
    )
    .execute();
};

const marksSchema = z.array(z.record(z.string(), z.unknown()));
/** What a player drew on the map; the page decides what a mark is. */
export type Marks = z.infer<typeof marksSchema>;

export const readMarks = async (db: Query, game: string, player: string): Promise<Marks> => {
  const row = await db
    .selectFrom('marks')
    .select('marks')
    .where('game', '=', game)
    .where('player', '=', player)
    .executeTakeFirst();
  return marksSchema.parse(row?.marks ?? []);
};

export const saveMarks = async (db: Query, game: string, player: string, marks: Marks): Promise<void> => {
  const text = JSON.stringify(marks);
  await db
    .insertInto('marks')
    .values({ game, player, marks: text })
    .onConflict(conflict =>
      conflict.columns(['game', 'player']).doUpdateSet({ marks: text, changed_at: new Date() }),
    )
    .execute();
};
