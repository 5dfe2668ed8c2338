import type { Result } from '@narrow-seas/core';
import type {
  NoticeChannel,
  NoticesTold,
  NoticeWishes,
  Problem,
  PushDevice,
  WebhookWish,
} from '@narrow-seas/protocol';
import type { z } from 'zod';

/** What a player chooses about notices. */
export interface Notices {
  readonly told: (player: string) => Promise<NoticesTold>;
  readonly wish: (player: string, wishes: NoticeWishes) => Promise<void>;
  readonly turnOn: (player: string, channel: NoticeChannel) => Promise<void>;
  readonly addDevice: (
    player: string,
    device: z.infer<typeof PushDevice>,
  ) => Promise<Result<undefined, Problem>>;
  readonly forgetDevice: (player: string, endpoint: string) => Promise<boolean>;
  readonly addWebhook: (
    player: string,
    wish: z.infer<typeof WebhookWish>,
  ) => Promise<Result<string, Problem>>;
  readonly removeWebhook: (player: string, id: string) => Promise<boolean>;
  /** The player looks at the game, which has this number: what was due about it is not told elsewhere. */
  readonly seen: (
    game: string,
    player: string,
    number: number,
    read: { readonly entry: number; readonly chat: number },
  ) => Promise<void>;
}
