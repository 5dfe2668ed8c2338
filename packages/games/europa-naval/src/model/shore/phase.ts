import { dataOf, definePhase, manyOf, type TypeOf, variantsOf } from '@narrow-seas/core';
import { z } from 'zod';
import {
  AIR_UNIT,
  AIR_UNITS,
  COUNT,
  FACE,
  FIELD,
  FLAG,
  GROUND,
  GROUP,
  HEX,
  HEXES,
  PORT,
  SHIP,
  SHIPS,
  SIDE,
  WORDS,
} from '../parts.ts';
import { PASSAGE } from '../sea/phase.ts';
import { STEP_NAMES } from '../step-name.ts';

/** [F.11.3] CAP and patrol by the phasing side, then by the other; then bombing, strikes on ports, minelaying. */
const AIR_SEGMENT = definePhase('air-segment', { side: SIDE, part: z.enum(['cover', 'attack']) });
export type AirSegment = TypeOf<typeof AIR_SEGMENT>;

/** [F.11.5] Without its shift: what the group is made of moves the die, and the searcher may not know it [F.29 a]. */
const SEARCH_ROLL = definePhase('search-roll', { unit: AIR_UNIT, near: FLAG, passage: PASSAGE });
export type SearchRoll = TypeOf<typeof SEARCH_ROLL>;

/** [F.11.6] The other side may strike what it has found. */
const STRIKE_CHOICE = definePhase('strike-choice', { side: SIDE, passage: PASSAGE });
export type StrikeChoice = TypeOf<typeof STRIKE_CHOICE>;

/** [F.11.6] to [F.11.9] */
export const TARGET = variantsOf('kind', [
  dataOf({ kind: z.literal('group'), group: GROUP }),
  dataOf({ kind: z.literal('ships'), port: PORT }),
  dataOf({ kind: z.literal('port'), port: PORT }),
  dataOf({ kind: z.literal('malta') }),
  dataOf({ kind: z.literal('mines'), hex: HEX }),
]);
export type RaidTarget = TypeOf<typeof TARGET>;

/** A flight of bombers and escorts against one target. */
export const RAID = dataOf({
  side: SIDE,
  bombers: AIR_UNITS,
  escorts: AIR_UNITS,
  target: TARGET,
  passage: PASSAGE.optional(),
});
export type Raid = TypeOf<typeof RAID>;

/** [F.11.6] Air fights pair by pair, then flak, then the strike itself. */
const RAID_ROLL = definePhase('raid-roll', {
  raid: RAID,
  stage: z.enum(['air', 'flak', 'strike', 'lay']),
  /** Pairs still to fight, or bombers still to face the flak. */
  pairs: manyOf(dataOf({ bomber: AIR_UNIT, defender: AIR_UNIT }), 400),
  waiting: AIR_UNITS,
  rolled: FACE.optional(),
});
export type RaidRoll = TypeOf<typeof RAID_ROLL>;

/** [F.11.6] The striker names the unit that is hit; its owner gives the surplus to another. */
const RAID_AIM = definePhase('raid-aim', {
  side: SIDE,
  raid: RAID,
  hits: COUNT,
  /** Ships that can be named: under attack they are seen, in port too [F.29]. */
  among: SHIPS,
});
export type RaidAim = TypeOf<typeof RAID_AIM>;

/** The part of a unit that stands in a hex. */
export const TROOP_REF = dataOf({ unit: GROUND, hex: HEX });
export type TroopRef = TypeOf<typeof TROOP_REF>;
const TROOPS = manyOf(TROOP_REF, 400);

/** [F.15.3] [F.27.2] `used`: those that have attacked in this phase. */
const GROUND_COMBAT = definePhase(
  'ground-combat',
  { side: SIDE, attacked: HEXES, used: TROOPS },
  { attacked: [], used: [] },
);
export type GroundCombat = TypeOf<typeof GROUND_COMBAT>;

const AFTER_CAPTURE_FIELDS = {
  after: z.enum(['ground', 'front', 'event', 'surrender']),
  /** The front whose move took the port: `turn-events/aftermath.ts` continues it. */
  front: WORDS.optional(),
  /** The combat phase that is continued; without it, the step that is being settled. */
  resume: GROUND_COMBAT.schema.optional(),
  step: z.enum(STEP_NAMES).optional(),
};
const AFTER_CAPTURE = dataOf(AFTER_CAPTURE_FIELDS);
/** What is continued when the dice of a capture are cast. */
export type AfterCapture = TypeOf<typeof AFTER_CAPTURE>;

/** [F.11.2] Aircraft of a field that was overrun, one die each. */
const OVERRUN = definePhase('overrun', { field: FIELD, units: AIR_UNITS, ...AFTER_CAPTURE_FIELDS });
export type Overrun = TypeOf<typeof OVERRUN>;

/** [F.15.2] */
const GROUND_MOVEMENT = definePhase(
  'ground-movement',
  {
    side: SIDE,
    exploitation: FLAG,
    /** [F.15.2] REs moved by rail in this player-turn. */
    railed: COUNT,
    /** [F.3.2] Mech units that have moved in the exploitation phase, where they now stand. */
    exploited: TROOPS,
  },
  { exploitation: false, railed: 0, exploited: [] },
);
export type GroundMovement = TypeOf<typeof GROUND_MOVEMENT>;

/** [F.15.3] */
export const ATTACK = dataOf({
  side: SIDE,
  from: TROOPS,
  hex: HEX,
  /** [F.23] Gunfire support counted. */
  support: SHIPS,
  /** [F.27.2] A scheduled assault on this port, with REs bought. */
  assault: dataOf({ port: PORT, bought: COUNT }).optional(),
});
export type GroundAttack = TypeOf<typeof ATTACK>;

const GROUND_ROLL = definePhase('ground-roll', {
  attack: ATTACK,
  shift: COUNT,
  resume: GROUND_COMBAT.schema,
});
export type GroundRoll = TypeOf<typeof GROUND_ROLL>;

const GROUND_RETREAT = definePhase('ground-retreat', {
  side: SIDE,
  hex: HEX,
  attack: ATTACK,
  resume: GROUND_COMBAT.schema,
});
export type GroundRetreat = TypeOf<typeof GROUND_RETREAT>;

const GROUND_ADVANCE = definePhase('ground-advance', {
  side: SIDE,
  attack: ATTACK,
  resume: GROUND_COMBAT.schema,
});
export type GroundAdvance = TypeOf<typeof GROUND_ADVANCE>;

/** [F.25] A fair draw with the one die: its digits are gathered until they tell enough points apart. */
export const LOT = dataOf({
  left: manyOf(dataOf({ ship: SHIP, points: COUNT }), 400),
  wanted: COUNT,
  value: z.number(),
  span: z.number(),
});
export type Lot = TypeOf<typeof LOT>;

/** [36.B] Strength points that try to get away, one die each. */
const SCUTTLE_ROLL = definePhase('scuttle-roll', {
  port: PORT,
  /** Whose ships they are. */
  side: SIDE,
  /** [F.25] Points that are still drawn by lot, before anybody tries. */
  lot: LOT,
  /** One entry for each point that has to try. */
  ships: SHIPS,
  ...AFTER_CAPTURE_FIELDS,
});
export type ScuttleRoll = TypeOf<typeof SCUTTLE_ROLL>;

/** Every phase of aircraft and troops. */
export const SHORE_PHASES = [
  AIR_SEGMENT,
  SEARCH_ROLL,
  STRIKE_CHOICE,
  RAID_ROLL,
  RAID_AIM,
  OVERRUN,
  GROUND_MOVEMENT,
  GROUND_COMBAT,
  GROUND_ROLL,
  GROUND_RETREAT,
  GROUND_ADVANCE,
  SCUTTLE_ROLL,
] as const;

export type ShorePhase = TypeOf<typeof SHORE_PHASES>;
