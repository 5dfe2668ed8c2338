import { decoderOf } from '@narrow-seas/core';
import { z } from 'zod';
import { HEX, HEXES, UNIT, UNITS } from './action.ts';
import { CAUSES, type Event } from './event.ts';
import { PHASE } from './phase-decoder.ts';
import { FACES, SIDES } from './vocabulary.ts';

const SIDE = z.enum(SIDES);
const FACE = z.literal(FACES);
const TURN = z.int().min(1).max(99);

const EVENT: z.ZodType<Event> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deployed'), unit: UNIT, hex: HEX }),
  z.strictObject({ type: z.literal('embarked'), unit: UNIT, carrier: UNIT }),
  z.strictObject({ type: z.literal('launched'), unit: UNIT, hex: HEX }),
  z.strictObject({ type: z.literal('moved'), unit: UNIT, path: HEXES.min(1) }),
  z.strictObject({ type: z.literal('grounded'), unit: UNIT, path: HEXES }),
  z.strictObject({ type: z.literal('arranged'), side: SIDE, hex: HEX, units: UNITS }),
  z.strictObject({ type: z.literal('violated') }),
  z.strictObject({
    type: z.literal('attacked'),
    attackers: UNITS,
    from: HEX,
    hex: HEX,
    defenders: UNITS,
    differential: z.number(),
    ecm: z.number(),
    need: z.int().min(0).max(6),
  }),
  z.strictObject({ type: z.literal('rolled'), face: FACE }),
  z.strictObject({
    type: z.literal('routed'),
    side: SIDE,
    from: HEX,
    units: UNITS,
    cause: z.enum(['combat', 'obligation']),
  }),
  z.strictObject({ type: z.literal('retreated'), unit: UNIT, to: HEX }),
  z.strictObject({ type: z.literal('crowded'), side: SIDE, hex: HEX, units: UNITS, unit: UNIT }),
  z.strictObject({ type: z.literal('displaced'), unit: UNIT, to: HEX }),
  z.strictObject({ type: z.literal('died'), unit: UNIT, cause: z.enum(CAUSES) }),
  z.strictObject({ type: z.literal('destroyed'), hex: HEX }),
  z.strictObject({ type: z.literal('opened'), side: SIDE, hex: HEX, candidates: UNITS }),
  z.strictObject({ type: z.literal('advanced'), unit: UNIT, hex: HEX }),
  z.strictObject({ type: z.literal('resumed') }),
  z.strictObject({ type: z.literal('began'), phase: PHASE }),
  z.strictObject({ type: z.literal('turned'), turn: TURN }),
  z.strictObject({ type: z.literal('mobilised'), face: FACE }),
  z.strictObject({ type: z.literal('delayed'), until: TURN }),
  z.strictObject({ type: z.literal('forfeited'), unit: UNIT }),
  z.strictObject({ type: z.literal('answered'), side: SIDE, yes: z.boolean() }),
  z.strictObject({ type: z.literal('extended'), lastTurn: TURN }),
]);

export const decodeEvent = decoderOf(EVENT);
