import { dataOf, type FieldsOf, idSchema, manyOf, type TypeOf, variantsOf } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { z } from 'zod';
import { SHARES } from '../rules/naval-combat/gunfire.ts';
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

/** Parts that actions, events, phases and the state are declared with. The kind of a number says what it stands for. */
export const HEX = idSchema<HexId>('hex');
export const SHIP = idSchema<ShipId>('ship', 'ships');
export const AIR_UNIT = idSchema<AirId>('air', 'air');
export const GROUND = idSchema<GroundId>('ground', 'ground');
export const PORT = idSchema<PortId>('port', 'ports');
/** Positions have always written these ports by their numbers. */
export const NUMBERED_PORT = idSchema<PortId>('numbered-port', 'ports');
export const FIELD = idSchema<FieldId>('field', 'fields');
export const AREA = idSchema<AreaId>('area', 'areas');
export const GROUP = idSchema<GroupId>('group');
/** [36.G] Served by a ferry. */
export const HEXSIDE = idSchema<number>('hexside');
export const HEXES = manyOf(HEX, 400);
export const SHIPS = manyOf(SHIP, 400);
export const AIR_UNITS = manyOf(AIR_UNIT, 400);
export const PORTS = manyOf(PORT, 400);
export const GROUPS = manyOf(GROUP, 400);
export const SIDE = z.enum(SIDES);
export const OWNER = z.enum(OWNERS);
export const SEA = z.enum(SEAS);
export const RESULT = z.enum(RESULTS);
export const SHARE = z.enum(SHARES);
export const FACE = z.literal(FACES);
export const COUNT = z.number().min(-9999).max(9999);
export const WHOLE = z.int().min(-9999).max(9999);
export const FLAG = z.boolean();
/** Set or absent. */
export const YES = z.literal(true).optional();
export const WORDS = z.string().max(200);
/** [36.D.2] How contact calls out ships in ports: of the same sea area, or everywhere. */
export const ALARM = z.enum(['none', 'area', 'everywhere']);

const TROOPS = dataOf({ kind: z.literal('troops'), unit: GROUND, re: COUNT, mech: FLAG });
const GOODS = { kind: z.enum(['sp', 'srp', 'mine']), amount: COUNT };

const cargoFrom = (port: typeof PORT) =>
  variantsOf('kind', [TROOPS, dataOf({ ...GOODS, from: port.optional() })]);

/** [F.10.1] `from`: where supplies came aboard [S.1]; nowhere on the map for what a convoy brings into play. */
export const CARGO = cargoFrom(PORT);
export type Cargo = TypeOf<typeof CARGO>;
export const NUMBERED_CARGO = cargoFrom(NUMBERED_PORT);
/** Nobody who orders it says where it came from. */
export const ORDERED_CARGO = variantsOf('kind', [TROOPS, dataOf(GOODS)]);

/** Where a group or a ship is. */
export const PLACE = variantsOf('at', [
  dataOf({ at: z.literal('sea'), hex: HEX }),
  dataOf({ at: z.literal('port'), port: PORT }),
  /** [F.2.6] */
  dataOf({ at: z.literal('atlantic') }),
  /** [F.5.7] On a river or canal, and how many hexsides along it. */
  dataOf({ at: z.literal('channel'), channel: WHOLE, along: WHOLE }),
]);
export type Place = TypeOf<typeof PLACE>;

/** [F.5.2] Work that is spread over steps: what is done, and the points paid for it. */
export const WORK = dataOf({ task: WORDS, paid: COUNT });
export type Work = TypeOf<typeof WORK>;

/** [F.11.4] */
export const MISSION = variantsOf('kind', [
  dataOf({ kind: z.literal('cap'), over: z.union([dataOf({ hex: HEX }), dataOf({ group: GROUP })]) }),
  dataOf({ kind: z.literal('patrol'), hex: HEX }),
]);
export type AirMission = TypeOf<typeof MISSION>;

/** [F.11.2] */
export const BASE = variantsOf('at', [
  dataOf({ at: z.literal('field'), field: FIELD }),
  dataOf({ at: z.literal('ship'), ship: SHIP }),
]);

/** [36.D] Everything that danger zones depend on. Zones are kept by this object, so a change is a new object. */
export const DANGER_FIELDS = {
  /** One letter a port: `X` or `A` exerts for its owner, `x` or `a` is owned but silent, `n` is nobody's. */
  ports: WORDS,
  /** [36.D.1.a 5] */
  italySurrendered: FLAG,
  /** [36.D.1.a 3] Hango, 1B:0715 or Tallinn has changed hands. */
  lineFell: FLAG,
  /** [36.D.1.c] How far the Soviet safe zone reaches. */
  safe: z.enum(['none', 'kronshtadt', 'x1', 'x2', 'ended']),
};
export type DangerCause = FieldsOf<typeof DANGER_FIELDS>;
