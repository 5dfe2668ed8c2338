import { sql } from 'kysely';
import { newId } from './ids.ts';
import type { Query } from './notify.ts';
import { type Channel, NOTICE_KINDS, type NoticeKind } from './tables/notices.ts';

export interface NewNotice {
  readonly player: string;
  readonly game: string;
  /** The entry that it is about. */
  readonly number: number;
  readonly kind: NoticeKind;
  readonly channels: readonly Channel[];
  /** When to tell it: a player who is looking may make it needless before. */
  readonly dueAt: Date;
}

export interface DueNotice {
  readonly id: string;
  readonly player: string;
  readonly game: string;
  readonly number: number;
  readonly kind: NoticeKind;
  readonly channel: Channel;
  readonly tries: number;
}

/** For each player, game, entry, kind and channel there is one notice, however often it is asked for. */
export const addNotice = async (
  db: Query,
  { player, game, number, kind, channels, dueAt }: NewNotice,
): Promise<void> => {
  if (channels.length === 0) return;
  const rows = channels.map(channel => ({ id: newId(), player, game, number, kind, channel, due_at: dueAt }));
  await db
    .insertInto('notices')
    .values(rows)
    .onConflict(conflict => conflict.columns(['player', 'game', 'number', 'kind', 'channel']).doNothing())
    .execute();
};

export const dueNoticesQuery = (db: Query, now: Date, limit: number) =>
  db
    .selectFrom('notices')
    .select('id')
    .where('state', '=', sql.lit('due'))
    .where('due_at', '<=', now)
    .where(eb => eb.or([eb('taken_until', 'is', null), eb('taken_until', '<=', now)]))
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked();

/**
 * Takes notices that are due, each by one process only. A process that dies before it settles one leaves it to another when
 * `takenUntil` is past: only then can something be told twice.
 */
export const takeDueNotices = (
  db: Query,
  { now = new Date(), takenUntil, limit = 50 }: { now?: Date; takenUntil: Date; limit?: number },
): Promise<readonly DueNotice[]> =>
  db
    .updateTable('notices')
    .set(eb => ({ taken_until: takenUntil, tries: eb(eb.ref('tries'), '+', 1) }))
    .where('id', 'in', dueNoticesQuery(db, now, limit))
    .returning(['id', 'player', 'game', 'number', 'kind', 'channel', 'tries'])
    .execute();

export const settleNotice = async (
  db: Query,
  id: string,
  outcome: { readonly state: 'sent' | 'failed' | 'dropped'; readonly error?: string },
): Promise<void> => {
  await db
    .updateTable('notices')
    .set({ state: outcome.state, error: outcome.error ?? '', settled_at: new Date(), taken_until: null })
    .where('id', '=', id)
    .execute();
};

/** Puts a notice that could not be delivered back for later. */
export const postponeNotice = async (db: Query, id: string, dueAt: Date, error: string): Promise<void> => {
  await db
    .updateTable('notices')
    .set({ due_at: dueAt, error, taken_until: null })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .execute();
};

export const dropNoticesQuery = (
  db: Pick<Query, 'updateTable'>,
  game: string,
  player: string,
  upTo: number,
  kinds: readonly NoticeKind[],
) =>
  db
    .updateTable('notices')
    .set({ state: 'dropped', settled_at: new Date() })
    .where('game', '=', game)
    .where('player', '=', player)
    .where('number', '<=', upTo)
    .where('kind', 'in', [...kinds])
    .where('state', '=', 'due')
    .where('taken_until', 'is', null);

/** What is still due about this game up to this entry need not be told any more: all of it, or only these kinds. */
export const dropNotices = async (
  db: Query,
  game: string,
  player: string,
  upTo: number,
  kinds: readonly NoticeKind[] = NOTICE_KINDS,
): Promise<void> => {
  await dropNoticesQuery(db, game, player, upTo, kinds).execute();
};
