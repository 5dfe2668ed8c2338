import { dataOf, idSchema, manyOf, ofKind, type TypeOf } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { z } from 'zod';
import {
  ARMS,
  ATTACKS,
  type BaseId,
  DIE_FACES,
  GRADES,
  DETECTION_LEVELS,
  MISSIONS,
  SIDES,
  STRATEGIES,
  type UnitId,
  WEATHERS,
  ZONES,
} from './vocabulary.ts';

/** What actions, events, phases and secrets are made of. */
export const HEX = idSchema<HexId>('hex');
export const UNIT = idSchema<UnitId>('unit', 'units');
export const BASE = idSchema<BaseId>('base', 'bases');
export const UNITS = manyOf(UNIT, 400);
export const HEXES = manyOf(HEX, 400);
export const SIDE = z.enum(SIDES);
export const ARM = z.enum(ARMS);
export const MARK = z.enum(DETECTION_LEVELS);
export const ZONE = z.enum(ZONES);
export const MISSION = z.enum(MISSIONS);
export const ATTACK = z.enum(ATTACKS);
export const STRATEGY = z.enum(STRATEGIES);
export const WEATHER = z.enum(WEATHERS);
export const DIE_FACE = z.literal(DIE_FACES);
export const GRADE = z.literal(GRADES);
export const COUNT = z.int().min(-9999).max(9999);
/** What there can be none of, but not less. */
export const AMOUNT = z.int().min(0).max(999);
export const FLAG = z.boolean();
export const WORDS = z.string().max(200);

/** [14] What of a base can be bombed. */
export const BASE_PART = z.enum(['airfield', 'port']);

/** Where an aircraft belongs: it is written by its name. */
export const HOME = ofKind(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('base'), base: BASE }),
    z.strictObject({ kind: z.literal('carrier'), carrier: UNIT }),
  ]) as z.ZodType<
    { readonly kind: 'base'; readonly base: BaseId } | { readonly kind: 'carrier'; readonly carrier: UnitId }
  >,
  'home',
);
export const HOMES = manyOf(HOME, 200);

/** [C.1.2] [C.7.1] Ships that act as one, topmost first: a Task Force, a Task Group or a ship alone. */
export type Force = TypeOf<typeof UNITS>;
export const FORCES = manyOf(UNITS, 200);

/** [7] Where an aircraft is sent for the day. */
export const ORDER = dataOf({ unit: UNIT, mission: MISSION, zone: ZONE });

/** [C.12.5] [23.1.3] The mine of one aircraft or submarine. */
export const LOT = dataOf({ unit: UNIT, hex: HEX });

/** [20] Boxes left of a unit. */
export const STORES = dataOf({
  unit: UNIT,
  fuel: AMOUNT,
  ssm: AMOUNT,
  asw: AMOUNT,
  antiAir: AMOUNT,
  torpedo: AMOUNT,
  bombs: AMOUNT,
  /** [C.18.4] Missiles of carrier aircraft: of range two, and of range one. */
  airSsm: AMOUNT,
  airSsmShort: AMOUNT,
  /** [C.21.1] Cruise missiles, where a ship has a second row. */
  cruise: AMOUNT,
  /** Points a replenishment ship still holds: ammunition, fuel. */
  ammunition: AMOUNT,
  cargoFuel: AMOUNT,
});

/** [C.21.3] Who is aboard which carrier. */
export const BERTH = dataOf({ unit: UNIT, carrier: UNIT });

export type Home = TypeOf<typeof HOME>;
export type Order = TypeOf<typeof ORDER>;
export type Lot = TypeOf<typeof LOT>;
export type Stores = TypeOf<typeof STORES>;
export type Berth = TypeOf<typeof BERTH>;
