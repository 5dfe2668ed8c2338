import { idSchema } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { z } from 'zod';
import { SHARES } from './gunfire.ts';
import type { Cargo, Place } from './state.ts';
import {
  type AirId,
  type AreaId,
  FACES,
  type FieldId,
  type GroundId,
  type GroupId,
  OWNERS,
  type PortId,
  RESULTS,
  SEAS,
  type ShipId,
  SIDES,
} from './vocabulary.ts';

/** Parts of actions, events and phases as they come out of files. */
export const HEX = idSchema<HexId>();
export const SHIP = idSchema<ShipId>('ships');
export const AIR_UNIT = idSchema<AirId>('air');
export const GROUND = idSchema<GroundId>('ground');
export const PORT = idSchema<PortId>('ports');
export const FIELD = idSchema<FieldId>('fields');
export const AREA = idSchema<AreaId>('areas');
export const GROUP = idSchema<GroupId>();
export const HEXES = z.array(HEX).max(400);
export const SHIPS = z.array(SHIP).max(400);
export const AIR_UNITS = z.array(AIR_UNIT).max(400);
export const PORTS = z.array(PORT).max(400);
export const GROUPS = z.array(GROUP).max(400);
export const SIDE = z.enum(SIDES);
export const OWNER = z.enum(OWNERS);
export const SEA = z.enum(SEAS);
export const RESULT = z.enum(RESULTS);
export const SHARE = z.enum(SHARES);
export const FACE = z.literal(FACES);
export const COUNT = z.number().min(-9999).max(9999);
export const WHOLE = z.int().min(-9999).max(9999);
export const FLAG = z.boolean();
export const WORDS = z.string().max(200);

const TROOPS = z.strictObject({ kind: z.literal('troops'), unit: GROUND, re: COUNT, mech: FLAG });
const GOODS = z.strictObject({ kind: z.enum(['sp', 'srp', 'mine']), amount: COUNT });

export const CARGO: z.ZodType<Cargo> = z.union([TROOPS, GOODS.extend({ from: PORT.optional() })]);
/** Nobody who orders it says where it came from. */
export const ORDERED_CARGO: z.ZodType<Cargo> = z.union([TROOPS, GOODS]);

export const PLACE: z.ZodType<Place> = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('sea'), hex: HEX }),
  z.strictObject({ at: z.literal('port'), port: PORT }),
  z.strictObject({ at: z.literal('atlantic') }),
  z.strictObject({ at: z.literal('channel'), channel: WHOLE, along: WHOLE }),
]);

export const type = <T extends string>(name: T) => ({ type: z.literal(name) });
export const name = <T extends string>(word: T) => ({ name: z.literal(word) });
