import { z } from 'zod';
import { OfferKind } from './game.ts';
import { ChatText, ClientKey, Side } from './words.ts';

/** An action as the game declares it; the rules decide whether it is one. */
export const ActionSent = z.record(z.string(), z.unknown());

/** Moves of one side, done in order; it stops where dice or the other side come between. */
export const ActWish = z.object({
  as: Side,
  number: z
    .int()
    .nonnegative()
    .describe('How many entries I have seen: else the moves were meant for another moment.'),
  key: ClientKey,
  actions: z.array(ActionSent).min(1).max(200).optional(),
  orders: z
    .array(z.string().max(500))
    .min(1)
    .max(200)
    .optional()
    .describe('The same as text: "attack So32 at 1423".'),
});
export type ActWish = z.infer<typeof ActWish>;

export const OrdersWish = z.object({
  as: Side,
  key: ClientKey,
  orders: z
    .record(z.string(), z.unknown())
    .describe('All standing orders of the seat; they take the place of those before.'),
});

/** Something about the game that a side wants. */
export const SideWish = z.object({ as: Side, key: ClientKey });
export const OfferWish = SideWish.extend({ kind: OfferKind });
export const AnswerWish = SideWish.extend({ kind: OfferKind, accept: z.boolean() });
export const ChatWish = z.object({ text: ChatText, key: ClientKey });

/** What came of moves: the new number as the side counts it, and why the rest was not done. */
export const Acted = z.object({
  number: z.int().nonnegative(),
  refused: z.object({ code: z.string(), sentence: z.string(), rule: z.string().optional() }).optional(),
});
export type Acted = z.infer<typeof Acted>;

export const ChatSaid = z.object({
  number: z.int().positive(),
  by: z.object({ id: z.string(), name: z.string() }).optional(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type ChatSaid = z.infer<typeof ChatSaid>;
