import { newId } from './ids.ts';
import type { Query } from './notify.ts';

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly form: 'discord' | 'slack' | 'plain';
  readonly failures: number;
}

export const addWebhook = async (
  db: Query,
  player: string,
  { url, form }: Pick<Webhook, 'url' | 'form'>,
): Promise<string> => {
  const id = newId();
  await db.insertInto('webhooks').values({ id, player, url, form }).execute();
  return id;
};

export const webhooksOf = (db: Query, player: string): Promise<readonly Webhook[]> =>
  db
    .selectFrom('webhooks')
    .select(['id', 'url', 'form', 'failures'])
    .where('player', '=', player)
    .orderBy('created_at')
    .execute();

/** Counts failures in a row; a success begins again at 0. */
export const noteWebhook = async (db: Query, id: string, delivered: boolean): Promise<void> => {
  await db
    .updateTable('webhooks')
    .set(eb => ({ failures: delivered ? 0 : eb(eb.ref('failures'), '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const removeWebhook = async (db: Query, player: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('player', '=', player)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
