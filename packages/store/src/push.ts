import { z } from 'zod';
import { newId } from './ids.ts';
import type { Query } from './notify.ts';

const keysSchema = z.object({ p256dh: z.string(), auth: z.string() });

export interface PushSubscription {
  readonly id: string;
  readonly endpoint: string;
  readonly keys: z.infer<typeof keysSchema>;
}

/** A browser subscribes again and again with one endpoint; it belongs to the player who did so last. */
export const addPushSubscription = async (
  db: Query,
  player: string,
  { endpoint, keys }: Pick<PushSubscription, 'endpoint' | 'keys'>,
): Promise<void> => {
  const text = JSON.stringify(keys);
  await db
    .insertInto('push_subscriptions')
    .values({ id: newId(), player, endpoint, keys: text })
    .onConflict(conflict => conflict.column('endpoint').doUpdateSet({ player, keys: text }))
    .execute();
};

export const pushSubscriptionsOf = async (
  db: Query,
  player: string,
): Promise<readonly PushSubscription[]> => {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'keys'])
    .where('player', '=', player)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, endpoint, keys }) => ({ id, endpoint, keys: keysSchema.parse(keys) }));
};

/** The browser's service says that it is gone. */
export const removePushSubscription = async (db: Query, endpoint: string): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
};

/** Whether this player had it. */
export const forgetPushSubscription = async (
  db: Query,
  player: string,
  endpoint: string,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('player', '=', player)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
