import { z } from 'zod';

/** Where a player can be told of something while no page is open. */
export const NoticeChannel = z.enum(['push', 'mail', 'webhook']);
export type NoticeChannel = z.infer<typeof NoticeChannel>;

export const NoticeWishes = z.object({
  channels: z.array(NoticeChannel).max(3).describe('Where I want to hear that it is my turn.'),
  reminders: z.boolean().describe('Whether I am reminded before my time is over in a slow game.'),
  finished: z.boolean().describe('Whether I am told that a game of mine has ended.'),
});
export type NoticeWishes = z.infer<typeof NoticeWishes>;

export const MailAddress = z
  .email('This is not a mail address.')
  .max(200)
  .transform(text => text.toLowerCase());

export const PushDevice = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(2000),
  keys: z.object({
    p256dh: z
      .string()
      .max(200)
      .regex(/^[A-Za-z0-9_-]+=*$/),
    auth: z
      .string()
      .max(100)
      .regex(/^[A-Za-z0-9_-]+=*$/),
  }),
});

export const WebhookForm = z.enum(['discord', 'slack', 'plain']);
export const WebhookWish = z.object({ url: z.url({ protocol: /^https?$/ }).max(2000), form: WebhookForm });

export const NoticesTold = z.object({
  wishes: NoticeWishes,
  offered: z.object({ mail: z.boolean() }).describe('Whether this server sends mail.'),
  mail: z.string().optional().describe('The confirmed address.'),
  push: z.object({ key: z.string().describe('For PushManager.subscribe.'), devices: z.int() }),
  webhooks: z.array(
    z.object({
      id: z.string(),
      form: WebhookForm,
      host: z.string().describe('The rest of the address is a secret.'),
      failures: z.int().describe('In a row.'),
    }),
  ),
});
export type NoticesTold = z.infer<typeof NoticesTold>;

/** I am looking at the game, with my own eyes: what was due about it need not be told elsewhere. */
export const SeenWish = z.object({
  entries: z.int().nonnegative().default(0).describe('How many entries I have seen, as I count them.'),
  chat: z.int().nonnegative().default(0).describe('The number of the last line of chat that I have read.'),
});
