import type { Query } from './notify.ts';

/** A secret of the server that all its processes share; the first to ask settles it. */
export const settleSecret = async (db: Query, name: string, make: () => string): Promise<string> => {
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
};
