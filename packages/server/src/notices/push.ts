import type { PushSubscription } from '@narrow-seas/store';
import webPush from 'web-push';
import { postOutside } from './outside.ts';
import type { NoticeTold } from './text.ts';

/** The server's own keys for web push (VAPID), made at the first start and shared by all processes. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

const DAY_S = 86_400;

/** Whether the browser's service still knows the device. A notice of the same topic takes the place of the one before. */
export const sendPush = async (
  { endpoint, keys }: PushSubscription,
  topic: string,
  told: NoticeTold,
  { push, subject, allowPrivate }: PushParts,
): Promise<boolean> => {
  const details = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(told), {
    vapidDetails: { subject, ...push },
    TTL: DAY_S,
    urgency: 'high',
    topic,
  });
  const status = await postOutside({
    url: new URL(details.endpoint),
    headers: details.headers,
    body: details.body ?? '',
    allowPrivate,
  });
  if (status === 404 || status === 410) return false;
  if (status < 200 || status > 299) throw new Error(`The push service answered ${status}.`);
  return true;
};

export interface PushParts {
  readonly push: PushKeys;
  /** How the push service reaches the host: a mailto: or https: address. */
  readonly subject: string;
  readonly allowPrivate: boolean;
}
