import { decoderOf } from '@narrow-seas/core';
import { z } from 'zod';
import { BOAT, HEX } from './action.ts';
import type { Event } from './event.ts';
import type { Phase } from './state.ts';
import { FACES, SIDES, SIGNALS } from './vocabulary.ts';

const SAILING = z.strictObject({
  name: z.literal('sailing'),
  side: z.enum(SIDES),
  order: z.enum(['first', 'second']),
});

const PHASE: z.ZodType<Phase> = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('laying') }),
  z.strictObject({
    name: z.literal('signals'),
    sealed: z.strictObject({
      north: z.enum(SIGNALS).exactOptional(),
      south: z.enum(SIGNALS).exactOptional(),
    }),
  }),
  z.strictObject({ name: z.literal('lots') }),
  SAILING,
  z.strictObject({ name: z.literal('struck'), boat: BOAT, resume: SAILING }),
  z.strictObject({ name: z.literal('fired'), target: BOAT, resume: SAILING }),
  z.strictObject({ name: z.literal('falling-back'), boat: BOAT, resume: SAILING }),
  z.strictObject({ name: z.literal('over') }),
]);

const EVENT: z.ZodType<Event> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('laid'), side: z.enum(SIDES), hex: HEX }),
  z.strictObject({ type: z.literal('sealed'), side: z.enum(SIDES), signal: z.enum(SIGNALS) }),
  z.strictObject({ type: z.literal('opened'), north: z.enum(SIGNALS), south: z.enum(SIGNALS) }),
  z.strictObject({ type: z.literal('began'), phase: PHASE }),
  z.strictObject({ type: z.literal('turned'), turn: z.int().positive() }),
  z.strictObject({
    type: z.literal('sailed'),
    boat: BOAT,
    to: HEX,
    left: z.int().nonnegative(),
    probed: z.boolean(),
  }),
  z.strictObject({ type: z.literal('struck'), boat: BOAT, hex: HEX }),
  z.strictObject({ type: z.literal('fired'), boat: BOAT, target: BOAT }),
  z.strictObject({ type: z.literal('rolled'), face: z.literal(FACES) }),
  z.strictObject({ type: z.literal('sank'), boat: BOAT }),
]);

export const decodeEvent = decoderOf(EVENT);
