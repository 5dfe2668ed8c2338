import { z } from 'zod';
import { HEX, HEXES, UNIT, UNITS } from './action.ts';
import type { Phase } from './state.ts';
import { SIDES } from './vocabulary.ts';

const SIDE = z.enum(SIDES);

const COMBAT = z.strictObject({
  name: z.literal('combat'),
  side: SIDE,
  attacked: UNITS,
  targets: HEXES,
  struck: UNITS,
  fulfilled: HEXES,
  exempt: UNITS,
});

const RETREAT = z.strictObject({
  name: z.literal('retreat'),
  side: SIDE,
  from: HEX,
  pending: UNITS,
  cause: z.enum(['combat', 'obligation']),
  resume: COMBAT,
});

const ATTACK = z.strictObject({ attackers: UNITS, hex: HEX, defenders: UNITS });
const ANSWERS = z.strictObject({ nato: z.boolean().exactOptional(), soviet: z.boolean().exactOptional() });

/** Phases as they come out of files. */
export const PHASE: z.ZodType<Phase> = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('middle-east') }),
  z.strictObject({ name: z.literal('set-up'), side: SIDE, branch: z.enum(['naval', 'air']) }),
  z.strictObject({ name: z.literal('first-strike') }),
  z.strictObject({ name: z.literal('sacrifice'), among: UNITS }),
  COMBAT,
  z.strictObject({ name: z.literal('attack'), attack: ATTACK, need: z.int().min(0).max(6), resume: COMBAT }),
  RETREAT,
  z.strictObject({
    name: z.literal('displacement'),
    side: SIDE,
    hex: HEX,
    units: UNITS,
    unit: UNIT,
    resume: RETREAT,
  }),
  z.strictObject({ name: z.literal('advance'), side: SIDE, hex: HEX, candidates: UNITS, resume: COMBAT }),
  z.strictObject({ name: z.literal('movement'), side: SIDE, moved: UNITS, mustLand: UNITS }),
  z.strictObject({ name: z.literal('excess'), side: SIDE, mover: SIDE }),
  z.strictObject({ name: z.literal('reinforcement'), side: SIDE }),
  z.strictObject({ name: z.literal('delay') }),
  z.strictObject({ name: z.literal('extension'), answers: ANSWERS }),
  z.strictObject({ name: z.literal('over') }),
]);
