import { decoderOf } from '@narrow-seas/core';
import { z } from 'zod';
import { FACE, SIDE, type, WHOLE } from './decoders.ts';
import type { Event } from './event.ts';
import { PHASE } from './phase-decoder.ts';
import { SEA_EVENTS } from './sea/event-decoder.ts';
import { SHORE_EVENTS } from './shore/event-decoder.ts';
import { STEP_NAMES } from './step.ts';
import { PARTS } from './vocabulary.ts';
import { WAR_EVENTS } from './war/event-decoder.ts';

const EVENT: z.ZodType<Event> = z.discriminatedUnion('type', [
  z.strictObject({ ...type('began'), phase: PHASE }),
  z.strictObject({ ...type('finished'), step: z.enum(STEP_NAMES) }),
  z.strictObject({ ...type('rolled'), face: FACE }),
  z.strictObject({ ...type('turned'), date: WHOLE }),
  z.strictObject({ ...type('passed'), phasing: SIDE }),
  z.strictObject({ ...type('entered'), part: z.enum(PARTS), step: WHOLE }),
  ...SEA_EVENTS,
  ...SHORE_EVENTS,
  ...WAR_EVENTS,
]);

export const decodeEvent = decoderOf(EVENT);
