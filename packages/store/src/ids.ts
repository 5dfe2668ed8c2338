import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits: an id that is shown tells nothing and cannot be guessed. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** 256 random bits, for what opens something: a session, a link, an API token. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It has too many bits to be guessed from its hash, so no slow hash is needed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
