import { dataOf, defineEvent, manyOf, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import {
  AIR_UNIT,
  AIR_UNITS,
  AREA,
  COUNT,
  DANGER_FIELDS,
  FIELD,
  FLAG,
  GROUND,
  HEX,
  HEXSIDE,
  OWNER,
  PORT,
  PORTS,
  SEA,
  SHIP,
  SIDE,
  WORDS,
} from '../parts.ts';

/** [F.17] The pools that are one number. */
export const POOLS = [
  'nrp',
  'sweepingDebt',
  'mines',
  'maltaRepair',
  'sp',
  'srp',
  'intrinsic',
  'rail',
  'replaced',
] as const;
export type PoolName = (typeof POOLS)[number];

/** What happens to supplies, fronts, repairs and the war as a whole, each event declared once. */
export const WAR_EVENTS = [
  defineEvent('sea-set', { area: AREA, sea: SEA }),
  /** [F.24] In a port, or in the Atlantic. */
  defineEvent('arrived', { ship: SHIP, port: PORT.optional() }),
  /** On a field, or on its carrier. */
  defineEvent('air-arrived', { unit: AIR_UNIT, field: FIELD.optional() }),
  defineEvent('troops-arrived', { unit: GROUND, hex: HEX, re: COUNT }),
  defineEvent('withdrew', { ship: SHIP }),
  defineEvent('air-withdrew', { unit: AIR_UNIT }),
  /** [F.18.1] The ports that are blockaded in this player-turn; no others are. */
  defineEvent('blockaded', { ports: PORTS }),
  /** [36.D] A new cause of the danger zones. */
  defineEvent('zones-drawn', { danger: dataOf(DANGER_FIELDS) }),
  defineEvent('pool', { side: SIDE, what: z.enum(POOLS), change: COUNT }),
  defineEvent('arp', { side: SIDE, organisation: WORDS, change: COUNT }),
  /** A change of what lies at a port. */
  defineEvent('stocked', { side: SIDE, port: PORT, sp: COUNT, srp: COUNT }),
  defineEvent('mended', { ship: SHIP, hits: COUNT }),
  /** [F.17] A sunk transport is afloat again, with one point. */
  defineEvent('refloated', { ship: SHIP, port: PORT }),
  defineEvent('air-mended', { unit: AIR_UNIT }),
  defineEvent('port-mended', { port: PORT, hits: COUNT, fort: COUNT }),
  /** [36.A.4.b] The engineers at work there march no more in this player-turn. */
  defineEvent('engineered', { unit: GROUND, hex: HEX }),
  /** [S] A port changes hands without a fight. */
  defineEvent('port-given', { port: PORT, owner: OWNER, quiet: FLAG }),
  /** Where troops went aboard, for those who count them ashore. */
  defineEvent('embarked', { unit: GROUND, hex: HEX }),
  /** [S.2] [S.3] REs more, or fewer, that count as brought home. */
  defineEvent('brought', { unit: GROUND, re: z.number() }),
  /** [F.3.2] A side's initial phase begins: what lasted until then is over. */
  defineEvent('turn-opened', { side: SIDE }),
  /** [F.18.3] [F.14.1] At its end: markers go, coast defences in supply fire again. */
  defineEvent('markers-cleared', { side: SIDE }),
  defineEvent('malta-set', { status: COUNT, unfed: COUNT, starved: FLAG }),
  defineEvent('ferrying', { ship: SHIP, hexside: HEXSIDE.optional() }),
  defineEvent('refitting', { ship: SHIP, refit: FLAG }),
  /** [F.16] */
  defineEvent('supply-judged', { side: SIDE, unsupplied: manyOf(dataOf({ hex: HEX, turns: COUNT }), 2000) }),
  defineEvent('front-moved', { front: WORDS, box: COUNT }),
  defineEvent('front-paid', { front: WORDS, sp: COUNT }),
  defineEvent('assault-failed', { port: PORT }),
  defineEvent('assault-won', { port: PORT }),
  defineEvent('morale', { points: COUNT }),
  defineEvent('surrendered', {}),
  /** [F.28.4] Aircraft go for a ship on its way to Malta. */
  defineEvent('fleet-struck', { ship: SHIP, bombers: AIR_UNITS }),
  /** [S] Something that happens once: an event of the scenario. */
  defineEvent('happened', { what: WORDS }),
  /** [S.3] The second act is set up. */
  defineEvent('act-two', {}),
  /** [F.3.1] The game turn is over: aircraft may bomb again, a new year brings new gunfire. */
  defineEvent('turn-closed', {}),
  defineEvent('scored', { side: SIDE, cause: WORDS, points: COUNT }),
] as const;

export type WarEvent = TypeOf<typeof WAR_EVENTS>;
