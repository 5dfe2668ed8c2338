import { z } from 'zod';

/** Why something was not done: one sentence for a person, a word for a program. */
export const Problem = z.object({
  code: z.string().describe('A stable word for programs, such as "not-your-turn" or "stale".'),
  sentence: z.string().describe('One sentence for people.'),
  rule: z.string().optional().describe('The case of the rules that says so.'),
  culprits: z
    .array(z.object({ kind: z.string(), id: z.union([z.number(), z.string()]) }))
    .optional()
    .describe('What stands in the way on the table.'),
});
export type Problem = z.infer<typeof Problem>;

/** The body of every refusal over HTTP. */
export const Refused = z.object({ problem: Problem });
