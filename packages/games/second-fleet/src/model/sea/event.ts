import { defineEvent, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import { ARM, COUNT, FLAG, FORCES, HEX, HEXES, MARK, SIDE, UNIT, UNITS } from '../schemas.ts';

/** Why a unit was lost. */
export const CAUSES = [
  'torpedo',
  'ssm',
  'bombing',
  'asw',
  'close',
  'air-combat',
  'flak',
  'mine',
  'accident',
  'no-base',
  'with-carrier',
  'with-base',
  'captured',
] as const;
export type Cause = (typeof CAUSES)[number];

export const SEA_EVENTS = [
  defineEvent('initiative-taken', { first: SIDE }),
  /** `pass`: the arm is spent without acting. */
  defineEvent('arm-chosen', { side: SIDE, arm: ARM, pass: FLAG }),
  defineEvent('reorganised', { side: SIDE, hex: HEX, forces: FORCES }),
  defineEvent('activated', { side: SIDE, units: UNITS }),
  defineEvent('sped-up', {}),
  /** The activated ships or submarine went along these hexes; the first is the first entered. */
  defineEvent('sailed', { units: UNITS, path: HEXES, cost: COUNT }),
  defineEvent('activation-ended', {}),
  /** [9] For the whole hex or one submarine. */
  defineEvent('marked', { units: UNITS, mark: MARK }),
  defineEvent('damaged', { unit: UNIT }),
  defineEvent('died', { unit: UNIT, cause: z.enum(CAUSES) }),
  /** Out of play unharmed. */
  defineEvent('left', { unit: UNIT, why: z.enum(['unloaded', 'landed', 'safe']) }),
  defineEvent('dived', { unit: UNIT, deep: FLAG }),
  defineEvent('mined', { hex: HEX, mines: COUNT }),
  /** Until version 6: the submarine that acts has laid one there. */
  defineEvent('mine-laid', { hex: HEX }),
  defineEvent('aerial-sweep', { hex: HEX }),
] as const;

export type SeaEvent = TypeOf<typeof SEA_EVENTS>;
