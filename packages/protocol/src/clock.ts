import { z } from 'zod';
import { Moment, Side } from './words.ts';

/** How time is counted. Fischer: an account that grows with each turn. Days: a number of days for each turn. */
export const ClockRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('fischer'),
    seconds: z
      .int()
      .min(10)
      .max(24 * 3600)
      .describe('On the account at the start.'),
    increment: z.int().min(0).max(3600).describe('Seconds added when a turn is over.'),
  }),
  z.object({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);
export type ClockRule = z.infer<typeof ClockRule>;

/**
 * The clock changes only when other sides have to act, which everybody sees. So it tells nothing about orders that are
 * given in secret.
 */
export const ClockTold = z.object({
  left: z.record(Side, z.int()).describe('Milliseconds of each side at the moment `since`.'),
  running: z.array(Side).describe('Whose time passes.'),
  since: Moment,
});
export type ClockTold = z.infer<typeof ClockTold>;
