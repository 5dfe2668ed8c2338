import type { Query } from './notify.ts';

export interface StandingOrders {
  readonly text: string;
  readonly revision: number;
}

export const readOrders = (db: Query, game: string, side: string): Promise<StandingOrders | undefined> =>
  db
    .selectFrom('orders')
    .select(['text', 'revision'])
    .where('game', '=', game)
    .where('side', '=', side)
    .executeTakeFirst();

/** Answers the new revision. */
export const saveOrders = async (db: Query, game: string, side: string, text: string): Promise<number> => {
  const { revision } = await db
    .insertInto('orders')
    .values({ game, side, text })
    .onConflict(conflict =>
      conflict.columns(['game', 'side']).doUpdateSet(eb => ({
        text,
        revision: eb(eb.ref('orders.revision'), '+', 1),
        changed_at: new Date(),
      })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
};
