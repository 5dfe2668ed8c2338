import { defineEvent, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import {
  AIR_UNIT,
  BASE,
  COUNT,
  FACE,
  GROUND,
  GROUP,
  HEX,
  MISSION,
  OWNER,
  PORT,
  RESULT,
  SHIP,
  SHIPS,
  SIDE,
} from '../parts.ts';
import { ATTACK, RAID } from './phase.ts';

/** What happens to aircraft, troops and land, each event declared once. */
export const SHORE_EVENTS = [
  defineEvent('covering', { unit: AIR_UNIT, mission: MISSION }),
  defineEvent('searched', {
    group: GROUP,
    unit: AIR_UNIT,
    face: FACE,
    found: z.enum(['missed', 'found', 'well']),
  }),
  /** [F.11.6] Strikes on the group were offered in this step. */
  defineEvent('strike-offered', { group: GROUP }),
  defineEvent('raid-flown', { raid: RAID }),
  defineEvent('air-fought', { unit: AIR_UNIT, other: AIR_UNIT, result: RESULT }),
  defineEvent('flak', { unit: AIR_UNIT, result: RESULT }),
  defineEvent('air-lost', { unit: AIR_UNIT, how: z.enum(['aborted', 'eliminated']) }),
  defineEvent('struck', { raid: RAID, face: FACE, hits: COUNT }),
  defineEvent('port-hit', { port: PORT, hits: COUNT }),
  defineEvent('malta-bombed', { hits: COUNT }),
  defineEvent('based', { unit: AIR_UNIT, base: BASE }),
  defineEvent('air-rested', {}),
  defineEvent('marched', { unit: GROUND, re: COUNT, from: HEX, to: HEX }),
  defineEvent('troops-lost', { unit: GROUND, re: COUNT, hex: HEX }),
  defineEvent('garrison-lost', { port: PORT, re: COUNT }),
  /** [F.23] Gunfire that was prepared has been fired. */
  defineEvent('supported', { ship: SHIP }),
  defineEvent('attacked', { attack: ATTACK, shift: COUNT }),
  defineEvent('attack-ended', { result: RESULT }),
  defineEvent('taken', { hex: HEX, owner: OWNER }),
  defineEvent('port-taken', { port: PORT, owner: OWNER }),
  defineEvent('scuttled', { ship: SHIP, points: COUNT }),
  defineEvent('escaped', { side: SIDE, port: PORT, ships: SHIPS }),
] as const;

export type ShoreEvent = TypeOf<typeof SHORE_EVENTS>;
