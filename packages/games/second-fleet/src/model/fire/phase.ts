import { anyOf, dataOf, definePhase, manyOf, type TypeOf } from '@narrow-seas/core';
import { z, type ZodType } from 'zod';
import { ATTACK, COUNT, FLAG, HEX, HEXES, HOME, HOMES, SIDE, UNIT, UNITS, ZONE } from '../schemas.ts';
import { SEGMENT, SUBMARINE_ACTIVATION, SURFACE_ACTIVATION } from '../sea/phase.ts';
import { AIMED_STRIKE, AIMS, ROLES, STRIKE } from './strike.ts';

/** [4.3] Aircraft of one hex fly, attack, fly home. */
const FLIGHT = definePhase(
  'flight',
  {
    side: SIDE,
    units: UNITS,
    roles: ROLES,
    /** Where each came from, beside `units`. */
    homes: HOMES,
    hex: HEX,
    /** Of the slowest that took off. */
    allowance: COUNT,
    spent: COUNT,
    /** Hexes flown through on the way out, the start first [C.10.2]. */
    path: HEXES,
    attacked: ATTACK.exactOptional(),
    /** [C.21.7] It attacked so far out that it needs a quarter more to come home. */
    stretched: FLAG,
    /** [C.11.6] Forced back: to the start, or to any field in reach. */
    turnedBack: z.enum(['no', 'to-start', 'anywhere']),
    /** [C.11.2] CAP missions, by home, that have had their attack on this stack, and that passed for this hex. */
    engaged: HOMES,
    passed: HOMES,
    resume: SEGMENT.schema,
  },
  { roles: [], spent: 0, path: [], stretched: false, turnedBack: 'no', engaged: [], passed: [] },
);

/** [C.11.2] `side` may stop the flight here with one of its CAP missions. */
const REACTION = definePhase(
  'reaction',
  {
    side: SIDE,
    missions: HOMES,
    /** The path still to be flown when nobody stops it. */
    ahead: HEXES,
    resume: FLIGHT.schema,
  },
  { ahead: [] },
);

/** [C.12.2] Which side attacks in the interception over this zone. */
const INTERCEPTION_ROLL = definePhase('interception', { zone: ZONE });

/** [C.12.2] The round over a zone is fought; who bounces whom is next. */
const INTERCEPTION_OVER = definePhase('interception-over', { zone: ZONE });

/** [C.12.4] */
const BOUNCE = definePhase(
  'bounce',
  {
    side: SIDE,
    zone: ZONE,
    /** INT that have attacked, enemies that were attacked. */
    used: UNITS,
    struck: UNITS,
  },
  { used: [], struck: [] },
);

const BOUNCE_FIGHT = dataOf({ kind: z.literal('bounce'), zone: ZONE, attacker: UNIT, target: UNIT });
const CAP_FIGHT = dataOf({ kind: z.literal('cap'), side: SIDE, home: HOME, distance: COUNT });
const INTERCEPTION_FIGHT = dataOf({ kind: z.literal('interception'), zone: ZONE, attacker: SIDE });

/** The bounce is first: while a text is read its `attacker` tells that the word may name a unit. */
const FIGHT: ZodType<
  TypeOf<typeof BOUNCE_FIGHT> | TypeOf<typeof CAP_FIGHT> | TypeOf<typeof INTERCEPTION_FIGHT>
> = z.union([BOUNCE_FIGHT, CAP_FIGHT, INTERCEPTION_FIGHT]);

/** [C.11.3] [C.12.2] One round of air combat; the die decides. */
const AIR_ROLL = definePhase('air-roll', {
  fight: FIGHT,
  resume: anyOf('name', [REACTION, BOUNCE, INTERCEPTION_OVER]),
});

/** Damage steps that a side must share out among these units. */
const TOLL_FIELDS = { side: SIDE, steps: COUNT, among: UNITS };
const TOLL = dataOf(TOLL_FIELDS);

/** [C.11.6] `side` shares out damage steps among `among`, one on each before a second on any. */
const AIR_LOSSES = definePhase(
  'air-losses',
  {
    ...TOLL_FIELDS,
    /** Units that took a step already in this round. */
    hit: UNITS,
    cause: z.enum(['air-combat', 'flak']),
    /** What the other side still has to take, after this. */
    next: TOLL.exactOptional(),
    resume: anyOf('name', [REACTION, INTERCEPTION_OVER, FLIGHT]),
  },
  { hit: [], cause: 'air-combat' },
);

const ACTIVATION = anyOf('name', [SURFACE_ACTIVATION, SUBMARINE_ACTIVATION, FLIGHT]);

/** [C.7.1] `side`, the defender, sets out the forces of the hex. */
const FORMATION = definePhase('formation', { side: SIDE, strike: STRIKE, resume: ACTIVATION });

/** [7.4.3.1] [C.8.2] The attacker names targets and points, Tac-Coord, and a nuclear weapon. */
const TARGETING = definePhase('targeting', { side: SIDE, strike: STRIKE, resume: ACTIVATION });

/** [C.21.8] Where each salvo really goes. */
const DRIFT_ROLL = definePhase('drift-roll', {
  aimed: AIMED_STRIKE,
  /** How many salvos are settled, and what is left of them. */
  settled: COUNT,
  aims: AIMS,
  resume: ACTIVATION,
});

const DEFENCE_ROLL = definePhase('defence-roll', {
  aimed: AIMED_STRIKE,
  /** Total on the defence column, and what is added to the die. */
  value: COUNT,
  shift: COUNT,
  resume: ACTIVATION,
});

/** One roll for each target, with the same defence result. */
const ATTACK_ROLL = definePhase('attack-roll', {
  aimed: AIMED_STRIKE,
  /** What is rolled for: the targets, and the bystanders of a nuclear weapon [C.19.3]. */
  aims: AIMS,
  defence: COUNT,
  /** Damage points of the targets rolled for so far. */
  points: manyOf(COUNT, 60),
  resume: ACTIVATION,
});

/** [7] Both sides at once, in secret. */
const ASSIGNMENT = definePhase('assignment', { finished: manyOf(SIDE, 2) }, { finished: [] });

/** [C.23] One aircraft after another, in the open. */
const OPEN_ASSIGNMENT = definePhase(
  'open-assignment',
  {
    rolls: COUNT,
    finished: manyOf(SIDE, 2),
    /** Whose turn it is to place one; undefined while the die is due. */
    side: SIDE.exactOptional(),
  },
  { rolls: 0, finished: [] },
);

/** [C.12.5] Soviet, then NATO. */
const MINING = definePhase('mining', { side: SIDE });

/** [C.12.6] Soviet, then NATO. */
const RECON = definePhase('recon', { side: SIDE });

const SEARCH_ROLL = definePhase('search', { unit: UNIT, submarine: UNIT, resume: RECON.schema });

/** [C.11.1] Soviet, then NATO. */
const CAP = definePhase('cap', { side: SIDE });

/** [C.12.7] [C.11.7] Aircraft that come down: those whose field is gone must choose another. */
const LANDING = definePhase('landing', { side: SIDE, units: UNITS, cause: z.enum(['cap', 'mission']) });

/** Phases of fire and flight. */
export const FIRE_PHASES = [
  FLIGHT,
  REACTION,
  AIR_ROLL,
  AIR_LOSSES,
  FORMATION,
  TARGETING,
  DRIFT_ROLL,
  DEFENCE_ROLL,
  ATTACK_ROLL,
  ASSIGNMENT,
  OPEN_ASSIGNMENT,
  INTERCEPTION_ROLL,
  INTERCEPTION_OVER,
  BOUNCE,
  MINING,
  RECON,
  SEARCH_ROLL,
  CAP,
  LANDING,
] as const;

export type { Aim, AimedStrike, Role, Strike, Target } from './strike.ts';
export type Flight = TypeOf<typeof FLIGHT>;
export type Reaction = TypeOf<typeof REACTION>;
export type InterceptionRoll = TypeOf<typeof INTERCEPTION_ROLL>;
export type Bounce = TypeOf<typeof BOUNCE>;
export type AirFight = TypeOf<typeof FIGHT>;
export type AirRoll = TypeOf<typeof AIR_ROLL>;
export type Toll = TypeOf<typeof TOLL>;
export type AirLosses = TypeOf<typeof AIR_LOSSES>;
export type Activation = TypeOf<typeof ACTIVATION>;
export type Formation = TypeOf<typeof FORMATION>;
export type Targeting = TypeOf<typeof TARGETING>;
export type DriftRoll = TypeOf<typeof DRIFT_ROLL>;
export type DefenceRoll = TypeOf<typeof DEFENCE_ROLL>;
export type AttackRoll = TypeOf<typeof ATTACK_ROLL>;
export type Assignment = TypeOf<typeof ASSIGNMENT>;
export type OpenAssignment = TypeOf<typeof OPEN_ASSIGNMENT>;
export type Mining = TypeOf<typeof MINING>;
export type Recon = TypeOf<typeof RECON>;
export type SearchRoll = TypeOf<typeof SEARCH_ROLL>;
export type CapPhase = TypeOf<typeof CAP>;
export type Landing = TypeOf<typeof LANDING>;
export type FirePhase = TypeOf<typeof FIRE_PHASES>;
