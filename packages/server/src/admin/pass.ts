import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Long enough to look around, short enough that a forgotten browser is no danger. */
export const PASS_SECONDS = 30 * 60;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests have one length, so the comparison tells nothing about the secret. */
export const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const signed = (token: string, until: string): string =>
  `${until}.${createHmac('sha256', token).update(`admin until ${until}`).digest('base64url')}`;

/** What the cookie of the host holds: signed with the admin token, so every process knows it and none stores it. */
export const newPass = (token: string, now: number): string =>
  signed(token, String(now + PASS_SECONDS * 1000));

export const isPass = (token: string, pass: string | undefined, now: number): boolean => {
  const [until = ''] = (pass ?? '').split('.');
  return Number(until) > now && isSame(pass ?? '', signed(token, until));
};
