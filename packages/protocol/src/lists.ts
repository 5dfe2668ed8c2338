import { z } from 'zod';
import { GameListed } from './game.ts';
import { GameId, PlayerId, PlayerName, Salt, Side } from './words.ts';

export const Me = z.object({
  id: PlayerId,
  name: PlayerName,
  kept: z.boolean().describe('False for a guest: the games are lost with the cookie.'),
});
export type Me = z.infer<typeof Me>;

/** Who I am, where that is known, and who else could say it. */
export const WhoTold = z.object({
  player: Me.optional(),
  openid: z.string().optional().describe('The name of the provider that people can sign in with.'),
});
export type WhoTold = z.infer<typeof WhoTold>;

export const RenameWish = z.object({ name: PlayerName });

export const GameLists = z.enum(['open', 'mine', 'running', 'finished']);
export const ListAsked = z.object({
  list: GameLists.default('mine'),
  search: z.string().max(100).optional(),
  after: z.string().max(200).optional().describe('`next` of the page before.'),
});
export const GameList = z.object({ games: z.array(GameListed), next: z.string().optional() });

/** Made once; the token is not stored and cannot be shown again. */
export const Invitation = z.object({ token: z.string(), path: z.string() });
export const InviteWish = z.object({ side: Side.optional() });
export const SeatTake = z.object({
  side: Side.optional().describe('Missing: any seat that is free, or the one of the invitation.'),
  invitation: z.string().max(100).optional(),
  salt: Salt.default(''),
});

export const OptionsTold = z.object({
  number: z.int().nonnegative(),
  actions: z.array(z.object({ action: z.record(z.string(), z.unknown()), text: z.string() })),
  more: z.boolean().describe('Whether there are more than are listed.'),
});

export const Made = z.object({ id: GameId, invitation: Invitation.optional() });
