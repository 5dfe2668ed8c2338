import { z } from 'zod';
import { SEA_PHASES } from './sea/phase-decoder.ts';
import { SHORE_PHASES } from './shore/phase-decoder.ts';
import type { Phase } from './state.ts';
import { WAR_PHASES } from './war/phase-decoder.ts';

const PHASES: { readonly [name: string]: z.ZodType<Phase> } = {
  ...SEA_PHASES,
  ...SHORE_PHASES,
  ...WAR_PHASES,
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
