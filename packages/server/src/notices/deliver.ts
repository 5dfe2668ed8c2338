import type { Channel, DueNotice } from '@narrow-seas/store';
import type { NoticeTold } from './text.ts';

/** Whether it was told; false where the player has no such way to be reached any more. A failure is thrown. */
export type Deliver = (notice: DueNotice, told: NoticeTold) => Promise<boolean>;

/** The notices of the store, as delivering them needs it. */
export interface NoticeBook {
  readonly take: (at: number) => Promise<readonly DueNotice[]>;
  /** What to say; undefined where there is nothing to say any more. */
  readonly tell: (notice: DueNotice, at: number) => Promise<NoticeTold | undefined>;
  readonly settle: (id: string, state: 'sent' | 'failed' | 'dropped', error?: string) => Promise<void>;
  readonly postpone: (id: string, until: number, error: string) => Promise<void>;
}

const MOST_TRIES = 6;
const MINUTE_MS = 60_000;

const deliverOne = async (
  book: NoticeBook,
  channels: { readonly [channel in Channel]: Deliver },
  notice: DueNotice,
  at: number,
): Promise<void> => {
  const { id, tries, channel } = notice;
  try {
    const told = await book.tell(notice, at);
    const isTold = told !== undefined && (await channels[channel](notice, told));
    await book.settle(id, isTold ? 'sent' : 'dropped');
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    if (tries >= MOST_TRIES) return book.settle(id, 'failed', why);
    await book.postpone(id, at + 2 ** tries * MINUTE_MS, why);
  }
};

/** Tells everything that is due. Each notice is taken by one process, and settled before it could be taken again. */
export const deliverDue = async (
  book: NoticeBook,
  channels: { readonly [channel in Channel]: Deliver },
  at: number,
): Promise<void> => {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after another
    const due = await book.take(at);
    if (due.length === 0) return;
    // oxlint-disable-next-line no-await-in-loop -- one batch after another
    await Promise.all(due.map(async notice => deliverOne(book, channels, notice, at)));
  }
};
