import type { Query, Store } from '@narrow-seas/store';
import { z } from 'zod';
import type { Letter, Post } from '../notices/post.ts';

const QUEUE = 'letters';
const LETTER = z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string() });

/** Letters that somebody has asked for are jobs: an SMTP server that is away for a while loses none. */
export const openLetters = async (store: Store, post: Post) => {
  await store.jobs.queue(QUEUE);
  return {
    send: async (letter: Letter, trx?: Query): Promise<void> => {
      await store.jobs.send(QUEUE, letter.id, letter, trx);
    },
    stop: await store.jobs.work(QUEUE, async data => post.send(LETTER.parse(data))),
  };
};
