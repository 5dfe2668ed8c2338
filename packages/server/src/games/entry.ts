import { failed, ok, type Result } from '@narrow-seas/core';
import { OfferKind } from '@narrow-seas/protocol';
import { z } from 'zod';

/**
 * One numbered entry of a game's log in the store. The log is the truth: who sits where, every change of the match,
 * offers and the end. Everything else that is stored of a game can be worked out from it.
 */
const ENTRY = z.object({
  /** When it was made, in milliseconds: the clocks count by it. */
  at: z.int().nonnegative(),
  /** The side that caused it. */
  by: z.string().optional(),
  /** The client's key: a wish that comes again finds it here. */
  key: z.string().optional(),
  what: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('seated'),
      side: z.string(),
      player: z.string().optional(),
      level: z.string().optional(),
      salt: z.string(),
    }),
    /** Every seat is taken: the dice are settled, and the match opens. */
    z.object({ kind: z.literal('opened'), salt: z.string(), row: z.unknown() }),
    /** A change of the match, as the umpire writes its rows. */
    z.object({ kind: z.literal('changed'), row: z.unknown() }),
    /** The whole match again, under newer rules. */
    z.object({ kind: z.literal('raised'), salt: z.string(), save: z.string() }),
    z.object({ kind: z.literal('offered'), offer: OfferKind }),
    z.object({ kind: z.literal('declined'), offer: OfferKind }),
    /** The players agreed that each may have the whole game as it is at this moment, secrets and seed included. */
    z.object({ kind: z.literal('shared') }),
    /** The players meet again in this game. */
    z.object({ kind: z.literal('followed'), game: z.string() }),
    z.object({
      kind: z.literal('ended'),
      reason: z.enum(['resigned', 'agreed', 'time', 'abandoned']),
      winner: z.string().optional(),
    }),
  ]),
});

export type LogEntry = z.infer<typeof ENTRY>;
export type EntryKind = LogEntry['what']['kind'];

export const writeEntry = (entry: LogEntry): string => JSON.stringify(entry);

export const readEntry = (text: string): Result<LogEntry, string> => {
  try {
    const read = ENTRY.safeParse(JSON.parse(text));
    if (read.success) return ok(read.data);
  } catch {
    // What is no JSON is damaged like what has another shape.
  }
  return failed('An entry of the stored game is damaged; restore the game from a backup.');
};
