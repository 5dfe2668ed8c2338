import { phaseSchema } from '@narrow-seas/core';
import type { ZodType } from 'zod';
import { CAMPAIGN_PHASES } from './campaign/decoder.ts';
import { FIRE_PHASES } from './fire/decoder.ts';
import { SEA_PHASES } from './sea/decoder.ts';
import type { Phase } from './state.ts';

/** Phases as they come out of files. */
export const PHASE: ZodType<Phase> = phaseSchema<Phase>({
  ...SEA_PHASES,
  ...FIRE_PHASES,
  ...CAMPAIGN_PHASES,
});
