import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { newToken, type Query, settleSecret, spend, type Store } from '@narrow-seas/store';
import { z } from 'zod';

/** What links and challenges carry, signed with the server's key, so that nothing of it must be stored until it is used. */
export interface Seal {
  readonly close: (kind: string, content: Sealed, lastsMs: number) => string;
  /** What was sealed, once: the second time there is nothing. */
  readonly open: (kind: string, token: string, trx?: Query) => Promise<Sealed | undefined>;
}

export interface Sealed {
  readonly [name: string]: string;
}

const SEALED = z.object({
  kind: z.string(),
  until: z.number(),
  content: z.record(z.string(), z.string()),
});

const signatureOf = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const readSealed = (key: string, token: string): z.infer<typeof SEALED> | undefined => {
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(key, text);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return SEALED.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data;
};

export const openSeal = async (store: Store, now: () => number): Promise<Seal> => {
  const key = await settleSecret(store.db, 'seal', newToken);
  return {
    close: (kind, content, lastsMs) => {
      const sealed = { kind, until: now() + lastsMs, content, only: randomUUID() };
      const text = Buffer.from(JSON.stringify(sealed)).toString('base64url');
      return `${text}.${signatureOf(key, text).toString('base64url')}`;
    },
    open: async (kind, token, trx = store.db) => {
      const sealed = readSealed(key, token);
      if (sealed === undefined || sealed.kind !== kind || sealed.until <= now()) return undefined;
      return (await spend(trx, token, new Date(sealed.until))) ? sealed.content : undefined;
    },
  };
};
