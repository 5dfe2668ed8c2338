import { z } from 'zod';
import {
  ARM,
  BASE,
  COUNT,
  FACE,
  FLAG,
  GRADE,
  HEX,
  SIDE,
  STRATEGY,
  UNIT,
  UNITS,
  WEATHER,
  WORDS,
} from '../decoders.ts';
import { NATIONS } from '../vocabulary.ts';
import type { CampaignAction } from './action.ts';
import type { CampaignEvent } from './event.ts';
import {
  type Assault,
  type AssaultRoll,
  type CampaignPhase,
  type Invasion,
  type Landing,
  POLITICAL_EVENTS,
} from './phase.ts';

const type = <T extends string>(name: T) => ({ type: z.literal(name) });
const name = <T extends string>(word: T) => ({ name: z.literal(word) });

const LANDING_FIELDS = { base: BASE, amphibious: UNITS, paras: COUNT, commandos: UNITS, raid: FLAG };
const LANDING: z.ZodType<Landing> = z.strictObject(LANDING_FIELDS);
const ASSAULT: z.ZodType<Assault> = z.strictObject({ ...LANDING_FIELDS, side: SIDE });
const POLITICAL = z.enum(POLITICAL_EVENTS);
const SKIES = z.strictObject({
  LS: WEATHER,
  NA: WEATHER,
  BI: WEATHER,
  IC: WEATHER,
  NS: WEATHER,
  GS: WEATHER,
  SV: WEATHER,
  BS: WEATHER,
});
const STORES = z.strictObject({
  unit: UNIT,
  fuel: COUNT,
  ssm: COUNT,
  asw: COUNT,
  antiAir: COUNT,
  torpedo: COUNT,
  bombs: COUNT,
  airSsm: COUNT,
  airSsmShort: COUNT,
  cruise: COUNT,
  ammunition: COUNT,
  cargoFuel: COUNT,
});

export const CAMPAIGN_ACTIONS = [
  z.strictObject({ ...type('place'), units: UNITS, hex: HEX }),
  z.strictObject({ ...type('station'), unit: UNIT, base: BASE }),
  z.strictObject(type('place-rest')),
  z.strictObject({ ...type('set-strategy'), strategy: STRATEGY }),
  z.strictObject(type('raise-strategy')),
  z.strictObject(type('release')),
  z.strictObject({ ...type('swap-wings'), unit: UNIT, other: UNIT }),
  z.strictObject({ ...type('shadow'), unit: UNIT, hex: HEX }),
  z.strictObject({ ...type('assault'), landing: LANDING }),
  z.strictObject({ ...type('replenish'), unit: UNIT }),
  z.strictObject({ ...type('supply'), giver: UNIT, taker: UNIT, fuel: COUNT, ammunition: COUNT }),
] as const satisfies readonly z.ZodType<CampaignAction>[];

const BASE_PART = { base: BASE, part: z.enum(['airfield', 'port']), grade: GRADE };

export const CAMPAIGN_EVENTS = [
  z.strictObject({ ...type('placed'), units: UNITS, hex: HEX }),
  z.strictObject({ ...type('stationed'), unit: UNIT, base: BASE }),
  z.strictObject({ ...type('embarked'), units: UNITS, carrier: UNIT }),
  z.strictObject({ ...type('strategy-set'), strategy: STRATEGY }),
  z.strictObject({ ...type('strategy-known'), strategy: STRATEGY }),
  z.strictObject({ ...type('wings-folded'), units: UNITS }),
  z.strictObject({ ...type('wing-set'), unit: UNIT, carrier: UNIT }),
  z.strictObject({ ...type('wing-known'), unit: UNIT, carrier: UNIT }),
  z.strictObject({ ...type('happened'), event: POLITICAL, side: SIDE.exactOptional() }),
  z.strictObject({ ...type('armistice-moved'), box: COUNT }),
  z.strictObject({ ...type('talks-turned'), talks: z.literal([-1, 0, 1]) }),
  z.strictObject({ ...type('silenced'), side: SIDE, arm: ARM }),
  z.strictObject({ ...type('alliance-broken'), nation: z.enum(NATIONS) }),
  z.strictObject(type('alliance-mended')),
  z.strictObject({ ...type('weather-set'), weather: SKIES }),
  z.strictObject({ ...type('track-moved'), side: SIDE, box: COUNT }),
  z.strictObject({ ...type('assaulted'), assault: ASSAULT }),
  z.strictObject({ ...type('shot-down'), battalions: COUNT }),
  z.strictObject({
    ...type('assault-ended'),
    base: BASE,
    result: z.enum(['failed', 'lodgement', 'captured', 'raid-failed', 'raided']),
    landed: COUNT,
    lost: COUNT,
  }),
  z.strictObject({ ...type('base-taken'), base: BASE, side: SIDE }),
  z.strictObject({
    ...type('base-changed'),
    base: BASE,
    defence: COUNT,
    garrison: COUNT,
    lodgement: COUNT,
    parachuted: COUNT.exactOptional(),
  }),
  z.strictObject({ ...type('base-repaired'), ...BASE_PART }),
  z.strictObject({ ...type('driven-out'), units: UNITS, hex: HEX }),
  z.strictObject({ ...type('reloaded'), unit: UNIT }),
  z.strictObject({ ...type('served'), units: UNITS, giver: UNIT.exactOptional() }),
  z.strictObject({ ...type('stores-changed'), side: SIDE, stores: STORES }),
  z.strictObject(type('released')),
  z.strictObject({ ...type('nuclear-used'), side: SIDE, attack: z.enum(['bombing', 'asw', 'ssm']) }),
  z.strictObject({ ...type('once'), what: WORDS }),
  z.strictObject({ ...type('scored'), side: SIDE, cause: WORDS, points: COUNT }),
] as const satisfies readonly z.ZodType<CampaignEvent>[];

const INVASION: z.ZodType<Invasion> = z.strictObject({
  ...name('invasion'),
  side: SIDE,
  assaulted: z.array(BASE).max(40),
  paras: COUNT,
});

const ASSAULT_ROLL: z.ZodType<AssaultRoll> = z.strictObject({
  ...name('assault-roll'),
  assault: ASSAULT,
  die: z.enum(['flak', 'assault', 'raid']),
  parasLost: COUNT,
  resume: INVASION,
});

/** Phases of the campaign, by name. */
export const CAMPAIGN_PHASES: { readonly [phase in CampaignPhase['name']]: z.ZodType<CampaignPhase> } = {
  'set-up': z.strictObject({ ...name('set-up'), side: SIDE }),
  politics: z.strictObject({
    ...name('politics'),
    die: z.enum(['mending', 'armistice', 'random', 'special', 'side', 'arm', 'nation', 'victim']),
    event: POLITICAL.exactOptional(),
    side: SIDE.exactOptional(),
    digits: z.array(FACE).max(3).exactOptional(),
  }),
  weather: z.strictObject({
    ...name('weather'),
    die: z.enum(['weather', 'zones']),
    found: z.enum(['squall', 'storm']).exactOptional(),
  }),
  'reinforcement-roll': z.strictObject({ ...name('reinforcement-roll'), side: SIDE }),
  arrival: z.strictObject({ ...name('arrival'), side: SIDE }),
  invasion: INVASION,
  'assault-roll': ASSAULT_ROLL,
  replenishment: z.strictObject({ ...name('replenishment'), side: SIDE }),
  declarations: z.strictObject({ ...name('declarations'), side: SIDE, raised: FLAG }),
  'general-war': z.strictObject({ ...name('general-war'), uses: COUNT }),
  over: z.strictObject(name('over')),
};
