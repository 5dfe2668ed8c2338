import {
  type Channel,
  noteWebhook,
  pushSubscriptionsOf,
  readPlayer,
  removePushSubscription,
  type Store,
  webhooksOf,
} from '@narrow-seas/store';
import type { Deliver } from '../notices/deliver.ts';
import type { Post } from '../notices/post.ts';
import { type PushParts, sendPush } from '../notices/push.ts';
import { sendWebhook } from '../notices/webhook.ts';

/** Tries each target: one that took it is enough, or it would be told twice there when it is tried again. */
const toAny = async <T>(targets: readonly T[], send: (target: T) => Promise<boolean>): Promise<boolean> => {
  const tried = await Promise.allSettled(targets.map(send));
  if (tried.some(result => result.status === 'fulfilled' && result.value)) return true;
  const failure = tried.find(result => result.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  return false;
};

const byPush =
  (store: Store, push: PushParts): Deliver =>
  async ({ player, game, kind }, told) =>
    toAny(await pushSubscriptionsOf(store.db, player), async device => {
      // A topic has at most 32 signs of base64url; a later notice about the game takes the place of this one.
      const topic = `${kind}-${game}`.replaceAll(/[^A-Za-z0-9_-]/g, '').slice(0, 32);
      const isKnown = await sendPush(device, topic, told, push);
      if (!isKnown) await removePushSubscription(store.db, device.endpoint);
      return isKnown;
    });

const byMail =
  (store: Store, post: Post | undefined): Deliver =>
  async ({ player, id }, { title, body, url }) => {
    const to = (await readPlayer(store.db, player))?.mail;
    if (post === undefined || to === undefined || to === null) return false;
    await post.send({ id, to, subject: title, text: `${body}\n${url === undefined ? '' : `\n${url}\n`}` });
    return true;
  };

const byWebhook =
  (store: Store, allowPrivate: boolean): Deliver =>
  async ({ player, id }, told) =>
    toAny(await webhooksOf(store.db, player), async webhook => {
      try {
        await sendWebhook(webhook, id, told, allowPrivate);
      } catch (error) {
        await noteWebhook(store.db, webhook.id, false);
        throw error;
      }
      await noteWebhook(store.db, webhook.id, true);
      return true;
    });

/** The ways to tell somebody something. What is for the page lies there already. */
export const channelsIn = (
  store: Store,
  push: PushParts,
  post: Post | undefined,
): { readonly [channel in Channel]: Deliver } => ({
  page: () => Promise.resolve(true),
  push: byPush(store, push),
  mail: byMail(store, post),
  webhook: byWebhook(store, push.allowPrivate),
});
