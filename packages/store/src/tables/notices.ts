import type { Generated } from 'kysely';
import type { Json, Moment } from './column.ts';

export const CHANNELS = ['page', 'push', 'mail', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

export const NOTICE_KINDS = ['turn', 'reminder', 'invitation', 'finished', 'message'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** One row for each player, game, entry, kind and channel, so that nothing is told twice. */
export interface NoticesTable {
  readonly id: string;
  readonly player: string;
  readonly game: string;
  readonly number: number;
  readonly kind: NoticeKind;
  readonly channel: Channel;
  readonly state: Generated<'due' | 'sent' | 'failed' | 'dropped'>;
  readonly due_at: Moment;
  /** While a process delivers it, and for a while after that process died. */
  readonly taken_until: Moment | null;
  readonly tries: Generated<number>;
  readonly error: Generated<string>;
  readonly settled_at: Moment | null;
  readonly created_at: Generated<Moment>;
}

export interface PushSubscriptionsTable {
  readonly id: string;
  readonly player: string;
  readonly endpoint: string;
  readonly keys: Json;
  readonly created_at: Generated<Moment>;
}

export interface WebhooksTable {
  readonly id: string;
  readonly player: string;
  readonly url: string;
  readonly form: 'discord' | 'slack' | 'plain';
  readonly failures: Generated<number>;
  readonly created_at: Generated<Moment>;
}
