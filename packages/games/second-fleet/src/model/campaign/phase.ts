import { dataOf, definePhase, manyOf, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import { BASE, COUNT, DIE_FACE, FLAG, SIDE, UNITS } from '../schemas.ts';

/** [A10] What can happen, by name. */
export const POLITICAL_EVENT = z.enum([
  'un-collapse',
  'un-breakthrough',
  'command-failure',
  'norwegian-base-falls',
  'nato-break-up',
  'nato-mended',
  'escalation',
  'accident',
  'submarine-accident',
  'reinforcements-enhanced',
  'reinforcements-delayed',
]);

/** Ours to place and to choose: forces that a scenario puts into a zone, the strategy, wings, tattletales. */
const SET_UP = definePhase('set-up', { side: SIDE });

/** [C.14] Which die is due. */
const POLITICS = definePhase('politics', {
  die: z.enum(['mending', 'armistice', 'random', 'special', 'side', 'arm', 'nation', 'victim']),
  /** The event that is being worked out, and the side it falls to. */
  event: POLITICAL_EVENT.exactOptional(),
  side: SIDE.exactOptional(),
  /** [C.14.6] Digits of the number that picks the victim of an accident, so far. */
  digits: manyOf(DIE_FACE, 3).exactOptional(),
});

/** [17] The weather, then its zones. */
const WEATHER_ROLL = definePhase('weather', {
  die: z.enum(['weather', 'zones']),
  found: z.enum(['squall', 'storm']).exactOptional(),
});

/** [C.16.1] Soviet, then NATO. */
const REINFORCEMENT_ROLL = definePhase('reinforcement-roll', { side: SIDE });

/** [C.16.3] The side places what has come. */
const ARRIVAL = definePhase('arrival', { side: SIDE });

/** [C.17] Soviet, then NATO: assaults are declared and fought one by one. */
const INVASION = definePhase(
  'invasion',
  {
    side: SIDE,
    /** [C.17.1] Bases assaulted today. */
    assaulted: manyOf(BASE, 40),
    /** [C.17.4] Battalions dropped today. */
    paras: COUNT,
  },
  { assaulted: [], paras: 0 },
);

/** What goes ashore on one base. */
const LANDING_FIELDS = {
  base: BASE,
  amphibious: UNITS,
  paras: COUNT,
  /** Ships and submarines that put one commando party ashore each. */
  commandos: UNITS,
  /** [C.17.5] */
  raid: FLAG,
};
export const LANDING = dataOf(LANDING_FIELDS);
export const ASSAULT = dataOf({ ...LANDING_FIELDS, side: SIDE });

/** [C.17.4] Flak among the parachutes, or the assault itself, or a raid. */
const ASSAULT_ROLL = definePhase('assault-roll', {
  assault: ASSAULT,
  die: z.enum(['flak', 'assault', 'raid']),
  /** Battalions lost to fighters and flak. */
  parasLost: COUNT,
  resume: INVASION.schema,
});

/** [C.18.5] [C.18.6] Soviet, then NATO. */
const REPLENISHMENT = definePhase('replenishment', { side: SIDE });

/** [C.15] [C.19.1] At the start of an AM: raise the strategy, release nuclear weapons. */
const DECLARATIONS = definePhase('declarations', { side: SIDE, raised: FLAG });

/** [C.19.5] General war? */
const GENERAL_WAR_ROLL = definePhase('general-war', { uses: COUNT });

/** Phases of the longer games. */
export const CAMPAIGN_PHASES = [
  SET_UP,
  POLITICS,
  WEATHER_ROLL,
  REINFORCEMENT_ROLL,
  ARRIVAL,
  INVASION,
  ASSAULT_ROLL,
  REPLENISHMENT,
  DECLARATIONS,
  GENERAL_WAR_ROLL,
  definePhase('over', {}),
] as const;

export type PoliticalEvent = TypeOf<typeof POLITICAL_EVENT>;
export type SetUp = TypeOf<typeof SET_UP>;
export type Politics = TypeOf<typeof POLITICS>;
export type WeatherRoll = TypeOf<typeof WEATHER_ROLL>;
export type ReinforcementRoll = TypeOf<typeof REINFORCEMENT_ROLL>;
export type Arrival = TypeOf<typeof ARRIVAL>;
export type Invasion = TypeOf<typeof INVASION>;
export type Landing = TypeOf<typeof LANDING>;
export type Assault = TypeOf<typeof ASSAULT>;
export type AssaultRoll = TypeOf<typeof ASSAULT_ROLL>;
export type Replenishment = TypeOf<typeof REPLENISHMENT>;
export type Declarations = TypeOf<typeof DECLARATIONS>;
export type GeneralWarRoll = TypeOf<typeof GENERAL_WAR_ROLL>;
export type CampaignPhase = TypeOf<typeof CAMPAIGN_PHASES>;
