import { dataOf, defineEvent, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import {
  ARM,
  BASE,
  BASE_PART,
  COUNT,
  GRADE,
  HEX,
  SIDE,
  STORES,
  STRATEGY,
  UNIT,
  UNITS,
  WEATHER,
  WORDS,
} from '../schemas.ts';
import { NATIONS } from '../vocabulary.ts';
import { ASSAULT, POLITICAL_EVENT } from './phase.ts';

const SKIES = dataOf({
  LS: WEATHER,
  NA: WEATHER,
  BI: WEATHER,
  IC: WEATHER,
  NS: WEATHER,
  GS: WEATHER,
  SV: WEATHER,
  BS: WEATHER,
});

export const CAMPAIGN_EVENTS = [
  defineEvent('placed', { units: UNITS, hex: HEX }),
  defineEvent('stationed', { unit: UNIT, base: BASE }),
  /** [C.16.3] Aircraft come aboard, with their carrier. */
  defineEvent('embarked', { units: UNITS, carrier: UNIT }),
  /** Only the owner sees it. */
  defineEvent('strategy-set', { strategy: STRATEGY }),
  defineEvent('strategy-known', { strategy: STRATEGY }),
  /** [C.21.3] These carrier aircraft are out of sight until they fly. */
  defineEvent('wings-folded', { units: UNITS }),
  /** [C.21.3] Only the owner sees it. */
  defineEvent('wing-set', { unit: UNIT, carrier: UNIT }),
  defineEvent('wing-known', { unit: UNIT, carrier: UNIT }),
  defineEvent('happened', { event: POLITICAL_EVENT, side: SIDE.exactOptional() }),
  defineEvent('armistice-moved', { box: COUNT }),
  defineEvent('talks-turned', { talks: z.literal([-1, 0, 1]) }),
  defineEvent('silenced', { side: SIDE, arm: ARM }),
  defineEvent('alliance-broken', { nation: z.enum(NATIONS) }),
  defineEvent('alliance-mended', {}),
  defineEvent('weather-set', { weather: SKIES }),
  defineEvent('track-moved', { side: SIDE, box: COUNT }),
  defineEvent('assaulted', { assault: ASSAULT }),
  /** [C.17.4] Battalions that fighters or flak destroyed. */
  defineEvent('shot-down', { battalions: COUNT }),
  defineEvent('assault-ended', {
    base: BASE,
    result: z.enum(['failed', 'lodgement', 'captured', 'raid-failed', 'raided']),
    landed: COUNT,
    lost: COUNT,
  }),
  /** [C.17.9] */
  defineEvent('base-taken', { base: BASE, side: SIDE }),
  defineEvent('base-changed', {
    base: BASE,
    defence: COUNT,
    garrison: COUNT,
    lodgement: COUNT,
    /** [C.17.10] Points of the lodgement that came by parachute; none before version 7. */
    parachuted: COUNT.exactOptional(),
  }),
  /** [C.20.3] */
  defineEvent('base-repaired', { base: BASE, part: BASE_PART, grade: GRADE }),
  /** [C.17.9] A ship or submarine driven out of a base. */
  defineEvent('driven-out', { units: UNITS, hex: HEX }),
  /** [C.17.3] An amphibious ship that has her marines aboard again. */
  defineEvent('reloaded', { unit: UNIT }),
  /** [C.18.5] [C.18.6] In port, or by a supply ship. */
  defineEvent('served', { units: UNITS, giver: UNIT.exactOptional() }),
  /** Only the owner sees it. */
  defineEvent('stores-changed', { side: SIDE, stores: STORES }),
  defineEvent('released', {}),
  defineEvent('nuclear-used', { side: SIDE, attack: z.enum(['bombing', 'asw', 'ssm']) }),
  defineEvent('once', { what: WORDS }),
  defineEvent('scored', { side: SIDE, cause: WORDS, points: COUNT }),
] as const;

export type CampaignEvent = TypeOf<typeof CAMPAIGN_EVENTS>;
