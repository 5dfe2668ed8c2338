import { z } from 'zod';
import {
  AIR_UNIT,
  AIR_UNITS,
  COUNT,
  GROUND,
  GROUP,
  HEX,
  HEXES,
  PORT,
  SHIP,
  SHIPS,
  type,
} from '../decoders.ts';
import type { AirMission } from '../state.ts';
import type { ShoreAction } from './action.ts';
import type { RaidTarget } from './phase.ts';

export const MISSION: z.ZodType<AirMission> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cap'),
    over: z.union([z.strictObject({ hex: HEX }), z.strictObject({ group: GROUP })]),
  }),
  z.strictObject({ kind: z.literal('patrol'), hex: HEX }),
]);

export const TARGET: z.ZodType<RaidTarget> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('group'), group: GROUP }),
  z.strictObject({ kind: z.literal('ships'), port: PORT }),
  z.strictObject({ kind: z.literal('port'), port: PORT }),
  z.strictObject({ kind: z.literal('malta') }),
  z.strictObject({ kind: z.literal('mines'), hex: HEX }),
]);

const PARTS = z.array(z.strictObject({ unit: GROUND, hex: HEX })).max(200);

export const SHORE_ACTIONS = [
  z.strictObject({ ...type('cover'), unit: AIR_UNIT, mission: MISSION }),
  z.strictObject({ ...type('raid'), bombers: AIR_UNITS, escorts: AIR_UNITS, target: TARGET }),
  z.strictObject({ ...type('hit-ship'), ship: SHIP }),
  z.strictObject({ ...type('march'), unit: GROUND, re: COUNT, path: HEXES }),
  z.strictObject({ ...type('rail-troops'), unit: GROUND, re: COUNT, from: HEX, to: HEX }),
  z.strictObject({ ...type('demolish'), unit: GROUND, hex: HEX }),
  z.strictObject({ ...type('attack'), from: PARTS, hex: HEX, support: SHIPS }),
  z.strictObject({ ...type('assault'), port: PORT, bought: COUNT, from: PORT.optional() }),
  z.strictObject({ ...type('retreat'), hex: HEX }),
  z.strictObject({ ...type('advance'), units: PARTS }),
] as const satisfies readonly z.ZodType<ShoreAction>[];
