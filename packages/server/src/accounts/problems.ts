import { problem } from '../games/problems.ts';

export const NO_PLAYER = problem('no-player', 'Sign in first.');
export const NO_MAIL_HERE = problem('no-mail', 'This server sends no mail: ask its host.');
export const BAD_LINK = problem('bad-link', 'This link was used or is too old: ask for a new one.');
export const WRONG_PASSWORD = problem('wrong-password', 'The address or the password is wrong.');
export const TAKEN = problem('taken', 'Somebody has an account with this already: sign in instead.');
export const BAD_PASSKEY = problem('bad-passkey', 'The passkey was not accepted: try again.');
export const BAD_OPENID = problem(
  'bad-openid',
  'The sign-in was not completed, or took longer than ten minutes: begin again.',
);
export const SILENT_PROVIDER = problem(
  'silent-provider',
  'The service that signs you in does not answer: try again later.',
);
export const LAST_WAY = problem('last-way', 'This is your only way to sign in: add another one first.');
export const NOT_FOUND = problem('not-found', 'There is no such thing any more.');

export const GUEST_HAS_GAMES = problem(
  'guest-has-games',
  'You play games as a guest on this device: keep them with a password or a passkey, or give them up.',
);
