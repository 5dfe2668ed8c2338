import { dataOf, definePhase, manyOf, type TypeOf } from '@narrow-seas/core';
import { z, type ZodType } from 'zod';
import { ARM, ATTACK, COUNT, FLAG, FORCES, HEX, HEXES, HOME, SIDE, UNIT, UNITS } from '../schemas.ts';
import type { UnitId } from '../vocabulary.ts';

const ARMS_NAMED = manyOf(ARM, 3);

/** [4] The action phase of a turn: what both sides have chosen so far. */
const ACTION_PHASE = {
  segment: z.literal([1, 2, 3]),
  /** [C.20.5] Who goes first in all three segments. */
  first: SIDE,
  /** Arms named, in order; an arm that was passed is spent too. */
  chosen: dataOf({ nato: ARMS_NAMED, soviet: ARMS_NAMED }),
};
const FIRST_SEGMENT = { segment: 1, first: 'nato', chosen: { nato: [], soviet: [] } } as const;

/** A side names the arm that acts, or passes. */
const ARM_CHOICE = definePhase('arm', { ...ACTION_PHASE, side: SIDE }, FIRST_SEGMENT);

/** One arm of one side acts, activation by activation. */
export const SEGMENT = definePhase(
  'segment',
  {
    ...ACTION_PHASE,
    side: SIDE,
    arm: ARM,
    /** Units that have been activated. */
    acted: UNITS,
    /** [10] Submarines that this segment has attacked already [C.8.7]. */
    hunted: UNITS,
    /** [C.2.4] Aircraft that took off in this segment, and from where: they may land elsewhere. */
    launched: manyOf(dataOf({ unit: UNIT, home: HOME }), 200),
    /** [C.8.8] Foreign aircraft that attacked from Norwegian airfields. */
    guests: UNITS,
  },
  { ...FIRST_SEGMENT, acted: [], hunted: [], guests: [], launched: [] },
);

const ACTING = {
  side: SIDE,
  /** Where they were activated, and where they are now. */
  start: HEX,
  hex: HEX,
  spent: COUNT,
  /** Types of attack made, at most two, each of another kind. */
  attacks: manyOf(ATTACK, 5),
  /** [C.8.5] Ships that have fired in the attack type under way. */
  fired: UNITS,
  resume: SEGMENT.schema,
};

/** [4] Ships of one hex act together. */
export const SURFACE_ACTIVATION = definePhase(
  'surface-activation',
  {
    ...ACTING,
    units: UNITS,
    /** One move: it is over once something was fired after it began. */
    moved: z.enum(['not', 'under-way', 'over']),
    /** [C.21.6] */
    highSpeed: FLAG,
    /** [C.20.2] Mined hexes that have had their roll against these ships. */
    dared: HEXES,
  },
  { spent: 0, moved: 'not', highSpeed: false, attacks: [], fired: [], dared: [] },
);

const ONE_UNIT: ZodType<readonly [UnitId]> = z.tuple([UNIT]);

/** [4] One submarine moves, then attacks. */
export const SUBMARINE_ACTIVATION = definePhase(
  'submarine-activation',
  {
    ...ACTING,
    units: ONE_UNIT,
    /** [5] One point more, at the price of a strategic mark. */
    fullSpeed: FLAG,
  },
  { spent: 0, fullSpeed: false, attacks: [], fired: [] },
);

/** [19] The die decides whether the submarine is heard. */
const SOSUS_ROLL = definePhase('sosus', {
  unit: UNIT,
  /** Hexes still to be sailed, where it cannot stay. */
  ahead: HEXES,
  resume: SUBMARINE_ACTIVATION.schema,
});

/** [23] Ships leave a mined hex. */
const MINE_ROLL = definePhase('mine-roll', {
  hex: HEX,
  mines: COUNT,
  /** [23.3.4] Ships of the first force that are hit, once that is known: the die then tells who chooses. */
  hits: COUNT,
  /** [C.20.2] Forces still to be rolled for, the first of them now. */
  forces: FORCES,
  /** The rest of the way, which the survivors go on. */
  ahead: HEXES,
  resume: SURFACE_ACTIVATION.schema,
});

/** [23] This number of ships of the force is hit; `side` says which. */
const MINE_LOSSES = definePhase('mine-losses', {
  side: SIDE,
  hits: COUNT,
  among: UNITS,
  resume: MINE_ROLL.schema,
});

/** Phases of the sea. */
export const SEA_PHASES = [
  /** [C.20.5] */
  definePhase('initiative', {}),
  ARM_CHOICE,
  SEGMENT,
  SURFACE_ACTIVATION,
  SUBMARINE_ACTIVATION,
  SOSUS_ROLL,
  MINE_ROLL,
  MINE_LOSSES,
  /** [22] Soviet first. */
  definePhase('submarine-mode', { side: SIDE, changed: UNITS }, { changed: [] }),
  /** [23] A side may use its aerial sweepers for one hex, then the hexes are swept one by one. */
  definePhase('sweep-choice', { side: SIDE, aerial: HEXES }, { aerial: [] }),
  definePhase('sweep', { hexes: HEXES, aerial: HEXES }),
] as const;

export type ArmChoice = TypeOf<typeof ARM_CHOICE>;
export type Segment = TypeOf<typeof SEGMENT>;
export type SurfaceActivation = TypeOf<typeof SURFACE_ACTIVATION>;
export type SubmarineActivation = TypeOf<typeof SUBMARINE_ACTIVATION>;
export type SosusRoll = TypeOf<typeof SOSUS_ROLL>;
export type MineRoll = TypeOf<typeof MINE_ROLL>;
export type MineLosses = TypeOf<typeof MINE_LOSSES>;
export type ActionPhase = Pick<ArmChoice, 'segment' | 'first' | 'chosen'>;
export type SeaPhase = TypeOf<typeof SEA_PHASES>;
