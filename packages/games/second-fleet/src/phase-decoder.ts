import { z } from 'zod';
import { CAMPAIGN_PHASES } from './campaign/decoder.ts';
import { FIRE_PHASES } from './fire/decoder.ts';
import { SEA_PHASES } from './sea/decoder.ts';
import type { Phase } from './state.ts';

const PHASES: { readonly [name: string]: z.ZodType<Phase> } = {
  ...SEA_PHASES,
  ...FIRE_PHASES,
  ...CAMPAIGN_PHASES,
};

/** Phases as they come out of files, by name: a complaint is about the phase that was meant. */
export const PHASE: z.ZodType<Phase> = z.looseObject({ name: z.string() }).transform((value, context) => {
  const schema = Object.hasOwn(PHASES, value.name) ? PHASES[value.name] : undefined;
  const parsed = schema?.safeParse(value);
  if (parsed?.success === true) return parsed.data;
  const [issue] = parsed?.error.issues ?? [];
  context.addIssue({
    code: 'custom',
    path: issue?.path ?? ['name'],
    message: issue?.message ?? 'There is no such phase',
  });
  return z.NEVER;
});
