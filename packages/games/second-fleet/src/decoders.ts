import { idSchema } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { z } from 'zod';
import type { Home } from './state.ts';
import {
  ARMS,
  ATTACKS,
  type BaseId,
  FACES,
  GRADES,
  MARKS,
  MISSIONS,
  SIDES,
  STRATEGIES,
  type UnitId,
  WEATHERS,
  ZONES,
} from './vocabulary.ts';

/** Parts of actions, events and phases as they come out of files. */
export const HEX = idSchema<HexId>();
export const UNIT = idSchema<UnitId>('units');
export const BASE = idSchema<BaseId>('bases');
export const UNITS = z.array(UNIT).max(400);
export const HEXES = z.array(HEX).max(400);
export const FORCES = z.array(UNITS).max(200);
export const HOME: z.ZodType<Home> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('base'), base: BASE }),
  z.strictObject({ kind: z.literal('carrier'), carrier: UNIT }),
]);
export const HOMES = z.array(HOME).max(200);
export const SIDE = z.enum(SIDES);
export const ARM = z.enum(ARMS);
export const MARK = z.enum(MARKS);
export const ZONE = z.enum(ZONES);
export const MISSION = z.enum(MISSIONS);
export const ATTACK = z.enum(ATTACKS);
export const STRATEGY = z.enum(STRATEGIES);
export const WEATHER = z.enum(WEATHERS);
export const FACE = z.literal(FACES);
export const GRADE = z.literal(GRADES);
export const COUNT = z.int().min(-9999).max(9999);
export const FLAG = z.boolean();
export const WORDS = z.string().max(200);
