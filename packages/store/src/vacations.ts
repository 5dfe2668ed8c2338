import { newId } from './ids.ts';
import type { Query } from './notify.ts';

export interface Vacation {
  readonly id: string;
  readonly begins: Date;
  readonly ends: Date;
}

export const addVacation = async (
  db: Query,
  player: string,
  { begins, ends }: Omit<Vacation, 'id'>,
): Promise<string> => {
  const id = newId();
  await db.insertInto('vacations').values({ id, player, begins, ends }).execute();
  return id;
};

/** Vacations that end after a moment, the first one first. */
export const vacationsOf = (db: Query, player: string, after: Date): Promise<readonly Vacation[]> =>
  db
    .selectFrom('vacations')
    .select(['id', 'begins', 'ends'])
    .where('player', '=', player)
    .where('ends', '>', after)
    .orderBy('begins')
    .execute();

/** Ends a vacation now; one that has not begun is as if it never was. */
export const endVacation = async (db: Query, player: string, id: string, now: Date): Promise<boolean> => {
  const mine = db.selectFrom('vacations').select('begins').where('player', '=', player).where('id', '=', id);
  const found = await mine.where('ends', '>', now).executeTakeFirst();
  if (found === undefined) return false;
  if (found.begins >= now) await db.deleteFrom('vacations').where('id', '=', id).execute();
  else await db.updateTable('vacations').set({ ends: now }).where('id', '=', id).execute();
  return true;
};
