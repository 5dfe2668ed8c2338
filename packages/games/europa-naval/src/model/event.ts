import { anyOf, decoderOf, defineEvent, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import { FACE, SIDE, WHOLE } from './parts.ts';
import { PHASE } from './phase.ts';
import { SEA_EVENTS } from './sea/event.ts';
import { SHORE_EVENTS } from './shore/event.ts';
import { STEP_NAMES } from './step-name.ts';
import { PARTS } from './vocabulary.ts';
import { WAR_EVENTS } from './war/event.ts';

/** What happens most of the time; made once, since each hex of each way asks several rules. */
export const NOTHING: readonly [] = [];

/** Every event, declared once. */
export const EVENTS = [
  defineEvent('began', { phase: PHASE }),
  /** A step of the sequence is over; the move that ended it runs the steps that follow. */
  defineEvent('finished', { step: z.enum(STEP_NAMES) }),
  defineEvent('rolled', { face: FACE }),
  defineEvent('turned', { date: WHOLE }),
  /** The next player-turn. */
  defineEvent('passed', { phasing: SIDE }),
  defineEvent('entered', { part: z.enum(PARTS), step: WHOLE }),
  ...SEA_EVENTS,
  ...SHORE_EVENTS,
  ...WAR_EVENTS,
] as const;

export type Event = TypeOf<typeof EVENTS>;

export const EVENT = anyOf('type', EVENTS);

export const decodeEvent = decoderOf(EVENT);
