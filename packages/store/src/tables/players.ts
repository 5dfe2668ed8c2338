import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from './column.ts';

/** A person: a guest until a credential is added. A deleted player keeps the row, so that games keep their seats. */
export interface PlayersTable {
  readonly id: string;
  readonly name: string;
  readonly kept: Generated<boolean>;
  readonly rights: Generated<'player' | 'admin'>;
  readonly mail: string | null;
  readonly settings: Json;
  readonly away_until: Moment | null;
  readonly created_at: Generated<Moment>;
  readonly seen_at: Generated<Moment>;
  readonly deleted_at: Moment | null;
}

/** Only the hash of a session's token is stored; `former` is the one before the last rotation, good for a short while. */
export interface SessionsTable {
  readonly hash: string;
  readonly player: string;
  readonly former: string | null;
  readonly former_until: Moment | null;
  readonly agent: string;
  readonly created_at: Generated<Moment>;
  readonly renewed_at: Generated<Moment>;
  readonly expires_at: Moment;
}

/** How a player proves who they are. `handle` is a passkey's id, a mail address, or issuer and subject. */
export interface CredentialsTable {
  readonly id: string;
  readonly player: string;
  readonly kind: 'passkey' | 'password' | 'openid';
  readonly handle: string;
  /** A passkey's public key in base64url, or a password's argon2id hash; empty for openid. */
  readonly secret: string;
  readonly counter: Generated<number>;
  readonly details: Json;
  readonly created_at: Generated<Moment>;
  readonly used_at: Moment | null;
}

/** For bots. The token itself is shown once and stored as a hash. */
export interface TokensTable {
  readonly id: string;
  readonly player: string;
  readonly hash: string;
  readonly name: string;
  readonly scope: Generated<string>;
  readonly created_at: Generated<Moment>;
  readonly used_at: Moment | null;
  readonly expires_at: Moment | null;
}

/** What all processes of a server share and nobody else may know: push keys, the key of cookies. */
export interface SecretsTable {
  readonly name: string;
  readonly value: ColumnType<string, string, never>;
  readonly created_at: Generated<Moment>;
}
