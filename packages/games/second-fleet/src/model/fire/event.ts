import { defineEvent, manyOf, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import {
  BASE,
  BASE_PART,
  COUNT,
  DIE_FACE,
  FLAG,
  FORCES,
  GRADE,
  HEX,
  HEXES,
  HOME,
  HOMES,
  LOT,
  ORDER,
  SIDE,
  UNIT,
  UNITS,
  ZONE,
} from '../schemas.ts';
import { AIM, AIMED_STRIKE, ROLES, STRIKE } from './strike.ts';

export const FIRE_EVENTS = [
  /** [7] Only the owner sees it. */
  defineEvent('ordered', { side: SIDE, order: ORDER }),
  /** [7] Only the owner sees it. */
  defineEvent('countermanded', { side: SIDE, unit: UNIT }),
  defineEvent('assigned', { side: SIDE }),
  /** [C.12.1] Orders are opened: aircraft are on their missions. */
  defineEvent('revealed', { orders: manyOf(ORDER, 200) }),
  /** [C.1.4] [C.12.5] Only the owner sees it. */
  defineEvent('lot-laid', { side: SIDE, lot: LOT }),
  /** [C.1.4] The mining segment is over: these mines lie on the map. */
  defineEvent('lots-opened', { lots: manyOf(LOT, 200) }),
  /** [C.12.7] Done for the day; `held` is the zone whose sky these interceptors had for themselves. */
  defineEvent('returned', { units: UNITS, held: ZONE.exactOptional() }),
  defineEvent('bounced', { unit: UNIT, target: UNIT }),
  defineEvent('cap-flown', { side: SIDE, home: HOME, units: UNITS }),
  defineEvent('took-off', { units: UNITS, roles: ROLES, homes: HOMES, hex: HEX, allowance: COUNT }),
  defineEvent('flew', { path: HEXES }),
  /** [C.11.2] These missions wait while the flight is in this hex. */
  defineEvent('passed', { homes: HOMES }),
  defineEvent('engaged', { home: HOME }),
  defineEvent('turned-back', { how: z.enum(['to-start', 'anywhere']) }),
  /** The unit takes a step; what that does to it follows. */
  defineEvent('hit', { unit: UNIT }),
  defineEvent('landed', { unit: UNIT, home: HOME }),
  defineEvent('struck-at', { strike: STRIKE }),
  /** [C.7.1] */
  defineEvent('formed', { forces: FORCES }),
  defineEvent('aimed', { aimed: AIMED_STRIKE }),
  /** [C.21.8] What becomes of one salvo; none: it is decoyed. */
  defineEvent('strayed', { aim: AIM.exactOptional() }),
  defineEvent('defended', { value: COUNT, shift: COUNT, face: DIE_FACE, result: COUNT }),
  defineEvent('fired-on', { aim: AIM, face: DIE_FACE, points: COUNT }),
  /** The attack is over; its activation goes on. `stretched`: [C.21.7]. */
  defineEvent('fired', { strike: STRIKE, stretched: FLAG }),
  defineEvent('base-damaged', { base: BASE, part: BASE_PART, grade: GRADE }),
] as const;

export type FireEvent = TypeOf<typeof FIRE_EVENTS>;
