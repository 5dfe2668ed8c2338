import { openSession, type Query, readPlayer, type Store } from '@narrow-seas/store';
import type { Letter } from '../notices/post.ts';
import type { Person } from '../players/people.ts';
import type { Seal } from './seal.ts';

/** What accounts are made with. */
export interface AccountParts {
  readonly store: Store;
  readonly now: () => number;
  readonly seal: Seal;
  /** Sends a letter as a job; undefined where the server sends no mail. */
  readonly send: ((letter: Letter, trx?: Query) => Promise<void>) | undefined;
  /** How players reach the server, for links in letters. */
  readonly address: () => string | undefined;
}

/** Somebody who has just proved who they are, with a new session. */
export interface SignedIn {
  readonly person: Person;
  readonly token: string;
}

const SESSION_MS = 365 * 86_400_000;

/** A new session: the token of before is not used for somebody who has signed in. */
export const signedIn = async (
  { store, now }: Pick<AccountParts, 'store' | 'now'>,
  player: string,
  agent: string,
  trx: Query = store.db,
): Promise<SignedIn | undefined> => {
  const found = await readPlayer(trx, player);
  if (found === undefined || found.deletedAt !== null) return undefined;
  const token = await openSession(trx, player, new Date(now() + SESSION_MS), agent);
  return { person: { id: player, name: found.name, kept: found.kept }, token };
};
