import { settleSecret, type Store } from '@narrow-seas/store';
import { z } from 'zod';
import { deliverDue } from '../notices/deliver.ts';
import type { Notices } from '../notices/notices.ts';
import { openPost } from '../notices/post.ts';
import { newPushKeys, type PushParts } from '../notices/push.ts';
import type { Settings } from '../settings.ts';
import type { AccountParts } from '../accounts/parts.ts';
import { channelsIn } from './channels.ts';
import { openLetters } from './letters.ts';
import { noticeWishesIn } from './notice-wishes.ts';
import { type NameOf, noticesIn } from './notices.ts';

const KEYS = z.object({ publicKey: z.string(), privateKey: z.string() });

export interface NoticesParts {
  readonly store: Store;
  readonly settings: Pick<Settings, 'mail' | 'publicUrl' | 'privateAddresses'>;
  readonly address?: string;
  readonly now: () => number;
  readonly nameOf: NameOf;
}

export interface OpenNotices extends Pick<AccountParts, 'send' | 'address'> {
  readonly notices: Notices;
  /** Tells everything that is due now. */
  readonly deliver: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The keys are made at the first start; all processes use the same. */
const pushPartsOf = async ({ store, settings }: NoticesParts): Promise<PushParts> => {
  const made = await settleSecret(store.db, 'vapid', () => JSON.stringify(newPushKeys()));
  const subject = settings.publicUrl?.protocol === 'https:' ? settings.publicUrl.href : undefined;
  return {
    push: KEYS.parse(JSON.parse(made)),
    subject: subject ?? `mailto:${settings.mail?.from ?? 'nobody@localhost.invalid'}`,
    allowPrivate: settings.privateAddresses,
  };
};

/** The ways to players who are not looking. */
export const openNotices = async (parts: NoticesParts): Promise<OpenNotices> => {
  const { store, settings, now, nameOf } = parts;
  const push = await pushPartsOf(parts);
  const post = settings.mail === undefined ? undefined : openPost(settings.mail);
  const letters = post === undefined ? undefined : await openLetters(store, post);
  const address = (): string | undefined => settings.publicUrl?.href ?? parts.address;
  const book = noticesIn(store, nameOf, address);
  const channels = channelsIn(store, push, post);
  return {
    address,
    send: letters?.send,
    notices: noticeWishesIn(store, {
      pushKey: push.push.publicKey,
      hasMail: post !== undefined,
      allowPrivate: push.allowPrivate,
    }),
    deliver: async () => deliverDue(book, channels, now()),
    stop: async () => {
      await letters?.stop();
      post?.close();
    },
  };
};
