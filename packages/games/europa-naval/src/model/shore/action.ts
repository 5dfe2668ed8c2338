import { defineAction, manyOf, type TypeOf } from '@narrow-seas/core';
import { AIR_UNIT, AIR_UNITS, COUNT, GROUND, HEX, HEXES, MISSION, PORT, SHIP, SHIPS } from '../parts.ts';
import { TARGET, TROOP_REF } from './phase.ts';

const TROOPS = manyOf(TROOP_REF, 200);

/** The actions of aircraft and troops, each declared once. */
export const SHORE_ACTIONS = [
  /** [F.11.4] CAP or patrol. */
  defineAction('cover', { unit: AIR_UNIT, mission: MISSION }, '{unit} ...'),
  /** [F.11.6] to [F.11.9] */
  defineAction('raid', { bombers: AIR_UNITS, escorts: AIR_UNITS, target: TARGET }, '{bombers} ...', {
    escorts: [],
  }),
  /** [F.11.6] */
  defineAction('hit-ship', { ship: SHIP }, '{ship}'),
  /** [F.15.2] `path` begins where the part stands. */
  defineAction('march', { unit: GROUND, re: COUNT, path: HEXES }, '{unit} {re} {path}'),
  defineAction('rail-troops', { unit: GROUND, re: COUNT, from: HEX, to: HEX }, '{unit} {re} {from} {to}'),
  /** [F.9.3] */
  defineAction('demolish', { unit: GROUND, hex: HEX }, '{unit} {hex}'),
  /** [F.15.3] */
  defineAction('attack', { from: TROOPS, hex: HEX, support: SHIPS }, '{hex} ...', { support: [] }),
  /** [F.27.2] With the REs that are bought. */
  defineAction('assault', { port: PORT, bought: COUNT, from: PORT.optional() }, '{port} {bought} ...'),
  defineAction('retreat', { hex: HEX }, '{hex}'),
  defineAction('advance', { units: TROOPS }, '...'),
] as const;

export type ShoreAction = TypeOf<typeof SHORE_ACTIONS>;
