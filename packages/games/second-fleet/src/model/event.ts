import { anyOf, decoderOf, defineEvent, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import { CAMPAIGN_EVENTS } from './campaign/event.ts';
import { FIRE_EVENTS } from './fire/event.ts';
import { PHASE } from './phase.ts';
import { COUNT, DIE_FACE } from './schemas.ts';
import { SEA_EVENTS } from './sea/event.ts';
import { STEP_NAMES } from './step-name.ts';

/** Every event, declared once. */
export const EVENTS = [
  /** A phase begins, or interrupts another that it holds as `resume`. */
  defineEvent('began', { phase: PHASE }),
  /** Back to the phase that was interrupted. */
  defineEvent('resumed', {}),
  /** A step of the sequence that asked somebody is over; the next ones follow in the same move. */
  defineEvent('finished', { step: z.enum(STEP_NAMES) }),
  defineEvent('rolled', { face: DIE_FACE }),
  defineEvent('turned', { turn: COUNT }),
  ...SEA_EVENTS,
  ...FIRE_EVENTS,
  ...CAMPAIGN_EVENTS,
] as const;

export type Event = TypeOf<typeof EVENTS>;

export const EVENT = anyOf('type', EVENTS);

export const decodeEvent = decoderOf(EVENT);
