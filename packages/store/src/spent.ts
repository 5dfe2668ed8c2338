import { hashOfToken } from './ids.ts';
import type { Query } from './notify.ts';

/** Whether this is the first use. Of two at once, one is. */
export const spend = async (db: Query, token: string, until: Date): Promise<boolean> => {
  const row = await db
    .insertInto('spent')
    .values({ hash: hashOfToken(token), until })
    .onConflict(conflict => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
};

/** What has expired is refused for that reason, and need not be remembered. */
export const forgetSpent = async (db: Query, now: Date): Promise<void> => {
  await db.deleteFrom('spent').where('until', '<=', now).execute();
};
