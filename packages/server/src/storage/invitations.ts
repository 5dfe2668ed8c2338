import { findInvitation, invite, type Store, useInvitation } from '@narrow-seas/store';
import type { Invitations } from '../games/invitations.ts';
import { isToken } from '../players/token.ts';

const LASTS_MS = 30 * 86_400_000;

export const invitationsIn = (store: Store, now: () => number): Invitations => ({
  make: async (game, player, side) => {
    const expiresAt = new Date(now() + LASTS_MS);
    const token = await invite(store.db, { game, side: side ?? null, madeBy: player, expiresAt });
    return { token, path: `/#join/${game}/${token}` };
  },
  find: async (token, game) => {
    const found = isToken(token) ? await findInvitation(store.db, token, new Date(now())) : undefined;
    if (found === undefined || found.game !== game || found.usedBy !== null) return undefined;
    return { side: found.side ?? undefined };
  },
  use: async (token, player) => useInvitation(store.db, token, player, new Date(now())),
});
