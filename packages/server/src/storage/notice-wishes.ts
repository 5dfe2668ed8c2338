import { ok } from '@narrow-seas/core';
import {
  addPushSubscription,
  addWebhook,
  dropNotices,
  forgetPushSubscription,
  noteVisit,
  pushSubscriptionsOf,
  readPlayer,
  removeWebhook,
  type Store,
  webhooksOf,
} from '@narrow-seas/store';
import { problem } from '../games/problems.ts';
import type { Notices } from '../notices/notices.ts';
import { refuseAddress } from '../notices/outside.ts';
import { noticeWishesOf, saveNoticeWishes } from './notices.ts';

const MOST_DEVICES = 10;
const MOST_WEBHOOKS = 3;

export interface NoticeSettings {
  readonly pushKey: string;
  readonly hasMail: boolean;
  readonly allowPrivate: boolean;
}

const tell = async (store: Store, player: string, { pushKey, hasMail }: NoticeSettings) => {
  const [wishes, found, devices, webhooks] = await Promise.all([
    noticeWishesOf(store.db, player),
    readPlayer(store.db, player),
    pushSubscriptionsOf(store.db, player),
    webhooksOf(store.db, player),
  ]);
  return {
    wishes,
    offered: { mail: hasMail },
    ...(found === undefined || found.mail === null ? {} : { mail: found.mail }),
    push: { key: pushKey, devices: devices.length },
    webhooks: webhooks.map(({ id, form, url, failures }) => ({
      id,
      form,
      host: new URL(url).host,
      failures,
    })),
  };
};

const turnOnIn =
  (store: Store): Notices['turnOn'] =>
  async (player, channel) => {
    const wishes = await noticeWishesOf(store.db, player);
    const channels = [...new Set([...wishes.channels, channel])];
    await saveNoticeWishes(store.db, player, { ...wishes, channels });
  };

/** Somebody who names a place to be told wants to be told there. */
export const noticeWishesIn = (store: Store, settings: NoticeSettings): Notices => {
  const turnOn = turnOnIn(store);
  const refuse = (address: string) => refuseAddress(new URL(address), settings.allowPrivate);
  return {
    turnOn,
    told: async player => tell(store, player, settings),
    wish: async (player, wishes) => saveNoticeWishes(store.db, player, wishes),
    addDevice: async (player, device) => {
      const refused = refuse(device.endpoint);
      if (refused !== undefined) return problem('bad-address', refused);
      const known = await pushSubscriptionsOf(store.db, player);
      if (known.length >= MOST_DEVICES && !known.some(({ endpoint }) => endpoint === device.endpoint))
        return problem('full', `A player has at most ${MOST_DEVICES} devices.`);
      await addPushSubscription(store.db, player, device);
      await turnOn(player, 'push');
      return ok(undefined);
    },
    forgetDevice: async (player, endpoint) => forgetPushSubscription(store.db, player, endpoint),
    addWebhook: async (player, wish) => {
      const refused = refuse(wish.url);
      if (refused !== undefined) return problem('bad-address', refused);
      if ((await webhooksOf(store.db, player)).length >= MOST_WEBHOOKS)
        return problem('full', `A player has at most ${MOST_WEBHOOKS} webhooks.`);
      const id = await addWebhook(store.db, player, wish);
      await turnOn(player, 'webhook');
      return ok(id);
    },
    removeWebhook: async (player, id) => removeWebhook(store.db, player, id),
    seen: async (game, player, number, read) => {
      await noteVisit(store.db, game, player, read);
      await dropNotices(store.db, game, player, number, ['turn', 'finished', 'message']);
    },
  };
};
