import { z } from 'zod';
import {
  AIR_UNIT,
  COUNT,
  FACE,
  FIELD,
  GROUND,
  GROUP,
  HEX,
  OWNER,
  PORT,
  RESULT,
  SHIP,
  SHIPS,
  SIDE,
  type,
} from '../decoders.ts';
import { MISSION } from './decoder.ts';
import type { ShoreEvent } from './event.ts';
import { ATTACK, RAID } from './phase-decoder.ts';

const HOW = z.enum(['aborted', 'eliminated']);

export const BASE = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('field'), field: FIELD }),
  z.strictObject({ at: z.literal('ship'), ship: SHIP }),
]);

export const SHORE_EVENTS = [
  z.strictObject({ ...type('covering'), unit: AIR_UNIT, mission: MISSION }),
  z.strictObject({
    ...type('searched'),
    group: GROUP,
    unit: AIR_UNIT,
    face: FACE,
    found: z.enum(['missed', 'found', 'well']),
  }),
  z.strictObject({ ...type('strike-offered'), group: GROUP }),
  z.strictObject({ ...type('raid-flown'), raid: RAID }),
  z.strictObject({ ...type('air-fought'), unit: AIR_UNIT, other: AIR_UNIT, result: RESULT }),
  z.strictObject({ ...type('flak'), unit: AIR_UNIT, result: RESULT }),
  z.strictObject({ ...type('air-lost'), unit: AIR_UNIT, how: HOW }),
  z.strictObject({ ...type('struck'), raid: RAID, face: FACE, hits: COUNT }),
  z.strictObject({ ...type('port-hit'), port: PORT, hits: COUNT }),
  z.strictObject({ ...type('malta-bombed'), hits: COUNT }),
  z.strictObject({ ...type('based'), unit: AIR_UNIT, base: BASE }),
  z.strictObject(type('air-rested')),
  z.strictObject({ ...type('marched'), unit: GROUND, re: COUNT, from: HEX, to: HEX }),
  z.strictObject({ ...type('troops-lost'), unit: GROUND, re: COUNT, hex: HEX }),
  z.strictObject({ ...type('garrison-lost'), port: PORT, re: COUNT }),
  z.strictObject({ ...type('supported'), ship: SHIP }),
  z.strictObject({ ...type('attacked'), attack: ATTACK, shift: COUNT }),
  z.strictObject({ ...type('attack-ended'), result: RESULT }),
  z.strictObject({ ...type('taken'), hex: HEX, owner: OWNER }),
  z.strictObject({ ...type('port-taken'), port: PORT, owner: OWNER }),
  z.strictObject({ ...type('scuttled'), ship: SHIP, points: COUNT }),
  z.strictObject({ ...type('escaped'), side: SIDE, port: PORT, ships: SHIPS }),
] as const satisfies readonly z.ZodType<ShoreEvent>[];
