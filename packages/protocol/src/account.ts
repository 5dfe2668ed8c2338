import { z } from 'zod';
import { MailAddress } from './notices.ts';
import { Moment } from './words.ts';

export const Password = z
  .string()
  .min(10, 'A password has 10 to 200 characters.')
  .max(200, 'A password has 10 to 200 characters.');

/** How I can sign in. */
export const AccountTold = z.object({
  kept: z.boolean(),
  login: z.string().optional().describe('The address that goes with my password.'),
  mail: z.string().optional().describe('The confirmed address.'),
  passkeys: z.array(z.object({ id: z.string(), name: z.string() })),
  openid: z.boolean(),
});
export type AccountTold = z.infer<typeof AccountTold>;

export const PasswordWish = z.object({ mail: MailAddress, password: Password });
export const SignInWish = z.object({
  mail: MailAddress,
  password: z.string().max(200),
  leave: z
    .boolean()
    .default(false)
    .describe('Whether I give up the games that I play as a guest on this device.'),
});
export const ResetWish = z.object({ mail: MailAddress });
export const ResetFinish = z.object({ token: z.string().max(2000), password: Password });
export const MailWish = z.object({ mail: MailAddress });
export const MailConfirm = z.object({ token: z.string().max(2000) });

/** What the browser's credentials API wants and answers; its own checks are those of WebAuthn. */
export const PasskeyOptions = z.object({
  options: z.record(z.string(), z.unknown()),
  state: z.string().describe('To be sent back with the answer.'),
});
const PasskeyAnswer = z.object({
  state: z.string().max(2000),
  response: z.looseObject({ id: z.string().max(1000) }),
});
export const PasskeyAdd = PasskeyAnswer.extend({ name: z.string().trim().min(1).max(40).default('Passkey') });
export const PasskeySignIn = PasskeyAnswer.extend({ leave: z.boolean().default(false) });

/** Who else can say who I am: the provider that the host has named. */
export const OpenIdWish = z.object({
  link: z.boolean().default(false).describe('Whether it becomes one more way into my present account.'),
  leave: z.boolean().default(false),
});
export const OpenIdBegun = z.object({ url: z.string().describe('Where the browser goes now.') });

export const SessionsTold = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      agent: z.string(),
      createdAt: Moment,
      renewedAt: Moment,
      isThis: z.boolean(),
    }),
  ),
});

/** The word that is typed before everything is deleted. */
export const DeleteWish = z.object({ confirm: z.literal('delete') });
export const Done = z.object({ done: z.literal(true) });
