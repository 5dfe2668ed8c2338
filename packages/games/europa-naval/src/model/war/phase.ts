import { dataOf, definePhase, manyOf, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import { AIR_UNITS, AREA, COUNT, GROUND, PORT, SHIP, SHIPS, SIDE, WORDS } from '../parts.ts';
import { LOT } from '../shore/phase.ts';

/** [F.13] One die for each sea area. */
const SEA_ROLL = definePhase('sea-roll', { area: AREA });
export type SeaRoll = TypeOf<typeof SEA_ROLL>;

/** [T.9] [36.A.4.b] */
const ENGINEER_JOBS = ['port', 'fort', 'malta'] as const;
export type EngineerJob = (typeof ENGINEER_JOBS)[number];

/** [F.3.2] Repair, conversion, Malta, ferries, rebasing: what the owner spends and declares. */
const INITIAL = definePhase(
  'initial',
  {
    side: SIDE,
    /** [F.9.2] Ships repaired so far, each once, where, and for how many hits. */
    mended: manyOf(dataOf({ ship: SHIP, port: PORT, hits: COUNT }), 400),
    /** [F.11.2] Air units that have changed base. */
    rebased: AIR_UNITS,
    /** [T.9] What engineers have done, job by job. */
    engineers: manyOf(dataOf({ unit: GROUND, what: z.enum(ENGINEER_JOBS) }), 400),
  },
  { mended: [], rebased: [], engineers: [] },
);
export type Initial = TypeOf<typeof INITIAL>;

/** [F.27.1] What the Axis pays for a front, then its die. */
const FRONT_PAYMENT = definePhase(
  'front-payment',
  {
    front: WORDS,
    /** Ports it has paid from so far, and how much. */
    paid: manyOf(dataOf({ port: PORT, sp: COUNT }), 100),
  },
  { paid: [] },
);
export type FrontPayment = TypeOf<typeof FRONT_PAYMENT>;

const FRONT_ROLL = definePhase('front-roll', { front: WORDS, shift: COUNT });
export type FrontRoll = TypeOf<typeof FRONT_ROLL>;

/** [F.28.4] [36.B] Italian ships beside Germans try to get out, one die a point. */
const SURRENDER_SCUTTLE = definePhase('surrender-scuttle', { port: PORT, lot: LOT, ships: SHIPS });
export type SurrenderScuttle = TypeOf<typeof SURRENDER_SCUTTLE>;

/** [F.28.4] The Italian fleet sails for Valletta: the Axis may strike each ship once. Those not struck at yet. */
const SURRENDER = definePhase('surrender', { ships: SHIPS });
export type Surrender = TypeOf<typeof SURRENDER>;

/** [F.28.4] [F.11.6] Flak for each bomber, then the strike. */
const SURRENDER_ROLL = definePhase('surrender-roll', {
  ship: SHIP,
  bombers: AIR_UNITS,
  waiting: AIR_UNITS,
  ships: SHIPS,
});
export type SurrenderRoll = TypeOf<typeof SURRENDER_ROLL>;

/** Every phase of supplies, fronts and the surrender. */
export const WAR_PHASES = [
  SEA_ROLL,
  INITIAL,
  FRONT_PAYMENT,
  FRONT_ROLL,
  SURRENDER_SCUTTLE,
  SURRENDER,
  SURRENDER_ROLL,
  /** The other side considers something that must stay hidden; only views hold this [F.29]. */
  definePhase('waiting', { side: SIDE }),
  definePhase('over', {}),
] as const;

export type WarPhase = TypeOf<typeof WAR_PHASES>;
