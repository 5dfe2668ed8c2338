import type { z } from 'zod';
import type { Invitation } from '@narrow-seas/protocol';

/** Links to seats. The token is handed out once; the store has only its hash. */
export interface Invitations {
  readonly make: (
    game: string,
    player: string,
    side: string | undefined,
  ) => Promise<z.infer<typeof Invitation>>;
  /** The seat that a link leads to, while it is good. */
  readonly find: (token: string, game: string) => Promise<{ readonly side: string | undefined } | undefined>;
  /** Whether this player is the one who uses it: a link opens one seat. */
  readonly use: (token: string, player: string) => Promise<boolean>;
}
