import { phaseSchema } from '@narrow-seas/core';
import type { ZodType } from 'zod';
import { SEA_PHASES } from './sea/phase-decoder.ts';
import { SHORE_PHASES } from './shore/phase-decoder.ts';
import type { Phase } from './state.ts';
import { WAR_PHASES } from './war/phase-decoder.ts';

/** Phases as they come out of files. */
export const PHASE: ZodType<Phase> = phaseSchema<Phase>({
  ...SEA_PHASES,
  ...SHORE_PHASES,
  ...WAR_PHASES,
});
