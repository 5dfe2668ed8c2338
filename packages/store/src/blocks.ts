import type { Query } from './notify.ts';

export const blockPlayer = async (db: Query, player: string, blocked: string): Promise<void> => {
  await db
    .insertInto('blocks')
    .values({ player, blocked })
    .onConflict(conflict => conflict.columns(['player', 'blocked']).doNothing())
    .execute();
};

export const unblockPlayer = async (db: Query, player: string, blocked: string): Promise<void> => {
  await db.deleteFrom('blocks').where('player', '=', player).where('blocked', '=', blocked).execute();
};

export const blockedBy = async (db: Query, player: string): Promise<readonly string[]> => {
  const rows = await db.selectFrom('blocks').select('blocked').where('player', '=', player).execute();
  return rows.map(({ blocked }) => blocked);
};

/** Whether one of the two has blocked the other. */
export const areApart = async (db: Query, one: string, other: string): Promise<boolean> => {
  const row = await db
    .selectFrom('blocks')
    .select('player')
    .where(eb =>
      eb.or([
        eb.and([eb('player', '=', one), eb('blocked', '=', other)]),
        eb.and([eb('player', '=', other), eb('blocked', '=', one)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
};
