import type { GameStatus } from '@narrow-seas/protocol';

/** A game on the server in which a seat is still free. */
export interface Lobby {
  readonly id: string;
  /** Of an invitation. */
  readonly token: string | undefined;
  readonly status: GameStatus;
  /** The sides that I play. */
  readonly mine: readonly string[];
}
