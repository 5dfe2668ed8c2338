import { z } from 'zod';
import { ARM, ATTACK, COUNT, FLAG, FORCES, HEX, HEXES, HOME, MARK, SIDE, UNIT, UNITS } from '../decoders.ts';
import type { SeaAction } from './action.ts';
import { CAUSES, type SeaEvent } from './event.ts';
import type {
  ArmChoice,
  MineLosses,
  MineRoll,
  SeaPhase,
  Segment,
  SosusRoll,
  SubmarineActivation,
  SurfaceActivation,
} from './phase.ts';

const type = <T extends string>(name: T) => ({ type: z.literal(name) });
const name = <T extends string>(word: T) => ({ name: z.literal(word) });

export const SEA_ACTIONS = [
  z.strictObject({ ...type('choose-arm'), arm: ARM, pass: FLAG }),
  z.strictObject({ ...type('reorganise'), hex: HEX, forces: FORCES }),
  z.strictObject({ ...type('activate'), units: UNITS, fast: FLAG }),
  z.strictObject({ ...type('sail'), path: HEXES }),
  z.strictObject({ ...type('dive'), unit: UNIT, deep: FLAG }),
  z.strictObject({ ...type('sweep-from-air'), hex: HEX }),
  z.strictObject({ ...type('lay-mine'), hex: HEX }),
  z.strictObject({ ...type('take-mine'), unit: UNIT }),
] as const satisfies readonly z.ZodType<SeaAction>[];

export const SEA_EVENTS = [
  z.strictObject({ ...type('initiative-taken'), first: SIDE }),
  z.strictObject({ ...type('arm-chosen'), side: SIDE, arm: ARM, pass: FLAG }),
  z.strictObject({ ...type('reorganised'), side: SIDE, hex: HEX, forces: FORCES }),
  z.strictObject({ ...type('activated'), side: SIDE, units: UNITS }),
  z.strictObject(type('sped-up')),
  z.strictObject({ ...type('sailed'), units: UNITS, path: HEXES, cost: COUNT }),
  z.strictObject(type('activation-ended')),
  z.strictObject({ ...type('marked'), units: UNITS, mark: MARK }),
  z.strictObject({ ...type('damaged'), unit: UNIT }),
  z.strictObject({ ...type('died'), unit: UNIT, cause: z.enum(CAUSES) }),
  z.strictObject({ ...type('left'), unit: UNIT, why: z.enum(['unloaded', 'landed', 'safe']) }),
  z.strictObject({ ...type('dived'), unit: UNIT, deep: FLAG }),
  z.strictObject({ ...type('mined'), hex: HEX, mines: COUNT }),
  z.strictObject({ ...type('mine-laid'), hex: HEX }),
  z.strictObject({ ...type('aerial-sweep'), hex: HEX }),
] as const satisfies readonly z.ZodType<SeaEvent>[];

const ARMS_CHOSEN = z.array(ARM).max(3);

const ACTION_PHASE = {
  segment: z.literal([1, 2, 3]),
  first: SIDE,
  chosen: z.strictObject({ nato: ARMS_CHOSEN, soviet: ARMS_CHOSEN }),
};

const ARM_CHOICE: z.ZodType<ArmChoice> = z.strictObject({ ...name('arm'), ...ACTION_PHASE, side: SIDE });

export const SEGMENT: z.ZodType<Segment> = z.strictObject({
  ...name('segment'),
  ...ACTION_PHASE,
  side: SIDE,
  arm: ARM,
  acted: UNITS,
  hunted: UNITS,
  launched: z.array(z.strictObject({ unit: UNIT, home: HOME })).max(200),
  guests: UNITS,
});

const COMMON = {
  side: SIDE,
  start: HEX,
  hex: HEX,
  spent: COUNT,
  attacks: z.array(ATTACK).max(5),
  fired: UNITS,
  resume: SEGMENT,
};

export const SURFACE_ACTIVATION: z.ZodType<SurfaceActivation> = z.strictObject({
  ...name('surface-activation'),
  ...COMMON,
  units: UNITS,
  moved: z.enum(['not', 'under-way', 'over']),
  highSpeed: FLAG,
  dared: HEXES,
});

export const SUBMARINE_ACTIVATION: z.ZodType<SubmarineActivation> = z.strictObject({
  ...name('submarine-activation'),
  ...COMMON,
  units: z.tuple([UNIT]),
  fullSpeed: FLAG,
});

const SOSUS_ROLL: z.ZodType<SosusRoll> = z.strictObject({
  ...name('sosus'),
  unit: UNIT,
  ahead: HEXES,
  resume: SUBMARINE_ACTIVATION,
});

const MINE_ROLL: z.ZodType<MineRoll> = z.strictObject({
  ...name('mine-roll'),
  hex: HEX,
  mines: COUNT,
  hits: COUNT,
  forces: FORCES,
  ahead: HEXES,
  resume: SURFACE_ACTIVATION,
});

const MINE_LOSSES: z.ZodType<MineLosses> = z.strictObject({
  ...name('mine-losses'),
  side: SIDE,
  hits: COUNT,
  among: UNITS,
  resume: MINE_ROLL,
});

/** Phases of the sea, by name. */
export const SEA_PHASES: { readonly [phase in SeaPhase['name']]: z.ZodType<SeaPhase> } = {
  initiative: z.strictObject(name('initiative')),
  arm: ARM_CHOICE,
  segment: SEGMENT,
  'surface-activation': SURFACE_ACTIVATION,
  'submarine-activation': SUBMARINE_ACTIVATION,
  sosus: SOSUS_ROLL,
  'mine-roll': MINE_ROLL,
  'mine-losses': MINE_LOSSES,
  'submarine-mode': z.strictObject({ ...name('submarine-mode'), side: SIDE, changed: UNITS }),
  'sweep-choice': z.strictObject({ ...name('sweep-choice'), side: SIDE, aerial: HEXES }),
  sweep: z.strictObject({ ...name('sweep'), hexes: HEXES, aerial: HEXES }),
};
