import { dataOf, manyOf, type TypeOf } from '@narrow-seas/core';
import { z, type ZodType } from 'zod';
import { ATTACK, BASE, BASE_PART, COUNT, FLAG, HEX, HEXES, SIDE, UNIT, UNITS } from '../schemas.ts';

/** [10] An attack as declared; its targets are named when the defender has set out his ships. */
export const STRIKE = dataOf({
  type: ATTACK,
  side: SIDE,
  units: UNITS,
  from: HEX,
  hex: HEX,
  /** [C.10.1] Hexes flown over by the missiles or the aircraft, without the first and the last. */
  over: HEXES,
  /** [C.21.1] */
  cruise: FLAG,
  /** [C.21.9] Fire returned by those who were attacked: it is not answered again. */
  answer: FLAG,
});

const UNIT_TARGET = dataOf({ kind: z.literal('unit'), unit: UNIT });
const BASE_TARGET = dataOf({ kind: z.literal('base'), base: BASE, part: BASE_PART });

/** A ship or submarine, or one part of a base. */
const TARGET: ZodType<TypeOf<typeof UNIT_TARGET> | TypeOf<typeof BASE_TARGET>> = z.union([
  UNIT_TARGET,
  BASE_TARGET,
]);

export const AIM_FIELDS = { target: TARGET, points: COUNT };
export const AIM = dataOf(AIM_FIELDS);
export const AIMS = manyOf(AIM, 60);

export const AIMED_STRIKE = dataOf({
  strike: STRIKE,
  aims: AIMS,
  tacCoord: UNITS,
  nuclear: FLAG,
  /** [C.21.5] A tattletale holds a target for these missiles. */
  guided: z.literal(true).exactOptional(),
});

/** [C.9.1] What an INT or ATK unit does on this flight; others have no choice. */
const ROLE = dataOf({ unit: UNIT, role: z.enum(['int', 'atk']) });
export const ROLES = manyOf(ROLE, 8);

export type Strike = TypeOf<typeof STRIKE>;
export type Target = TypeOf<typeof TARGET>;
export type Aim = TypeOf<typeof AIM>;
export type AimedStrike = TypeOf<typeof AIMED_STRIKE>;
export type Role = TypeOf<typeof ROLE>;
