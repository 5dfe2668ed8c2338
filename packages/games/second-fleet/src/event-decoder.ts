import { decoderOf } from '@narrow-seas/core';
import { z } from 'zod';
import { CAMPAIGN_EVENTS } from './campaign/decoder.ts';
import { COUNT, FACE } from './decoders.ts';
import type { Event } from './event.ts';
import { FIRE_EVENTS } from './fire/decoder.ts';
import { PHASE } from './phase-decoder.ts';
import { SEA_EVENTS } from './sea/decoder.ts';
import { STEP_NAMES } from './step.ts';

const EVENT: z.ZodType<Event> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('began'), phase: PHASE }),
  z.strictObject({ type: z.literal('resumed') }),
  z.strictObject({ type: z.literal('finished'), step: z.enum(STEP_NAMES) }),
  z.strictObject({ type: z.literal('rolled'), face: FACE }),
  z.strictObject({ type: z.literal('turned'), turn: COUNT }),
  ...SEA_EVENTS,
  ...FIRE_EVENTS,
  ...CAMPAIGN_EVENTS,
]);

export const decodeEvent = decoderOf(EVENT);
