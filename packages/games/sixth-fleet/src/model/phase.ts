import { anyOf, dataOf, definePhase, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import { ATTACK_FIELDS, HEX, HEXES, SIDE, UNIT, UNITS } from './action.ts';

/** [8.7] Dictated by the combat results table, or by an attack owed that could not be made. */
export const RETREAT_CAUSE = z.enum(['combat', 'obligation']);
export const NEED = z.int().min(0).max(6);

const ATTACK = dataOf(ATTACK_FIELDS);
/** [11.0] A side that has not answered has no key. */
const ANSWERS = dataOf({ nato: z.boolean().exactOptional(), soviet: z.boolean().exactOptional() });

/** Nobody has attacked yet. */
export const NO_COMBAT_YET = { attacked: [], targets: [], struck: [], fulfilled: [], exempt: [] } as const;

const COMBAT = definePhase(
  'combat',
  {
    side: SIDE,
    /** [8.13] Units that have attacked, and beside them the hex that each attacked. */
    attacked: UNITS,
    targets: HEXES,
    /** [7.44] Enemy units that have been attacked. */
    struck: UNITS,
    /** [8.21] Hexes from which an attack was made. */
    fulfilled: HEXES,
    /** [8.5] [8.74] [8.75] Units that advanced or withdrew: they attack no more and owe nothing. */
    exempt: UNITS,
  },
  NO_COMBAT_YET,
);

const SET_UP = definePhase('set-up', { side: SIDE, branch: z.enum(['naval', 'air']) });

/** [8.9] The die decides: `need` or less forces the defenders back. */
const ATTACK_ROLL = definePhase('attack', { attack: ATTACK, need: NEED, resume: COMBAT.schema });

/** Units that must leave a hex; `side` is their owner. Holds the combat phase it interrupts. */
const RETREAT = definePhase('retreat', {
  side: SIDE,
  from: HEX,
  pending: UNITS,
  cause: RETREAT_CAUSE,
  resume: COMBAT.schema,
});

/** [8.71] Harmless enemies make room for a retreating unit; `side` is their owner. */
const DISPLACEMENT = definePhase('displacement', {
  side: SIDE,
  hex: HEX,
  units: UNITS,
  unit: UNIT,
  resume: RETREAT.schema,
});

/** [8.5] An emptied hex may be taken. */
const ADVANCE = definePhase('advance', { side: SIDE, hex: HEX, candidates: UNITS, resume: COMBAT.schema });

const MOVEMENT = definePhase(
  'movement',
  {
    side: SIDE,
    moved: UNITS,
    /** [9.22] Aircraft that began the phase away from a base. */
    mustLand: UNITS,
  },
  { moved: [] },
);

/** Every phase, declared once. */
export const PHASES = [
  definePhase('middle-east', {}),
  SET_UP,
  definePhase('first-strike', {}),
  definePhase('sacrifice', { among: UNITS }),
  COMBAT,
  ATTACK_ROLL,
  RETREAT,
  DISPLACEMENT,
  ADVANCE,
  MOVEMENT,
  /** [7.0] Too many in a hex: `side`, the opponent, chooses who is lost. */
  definePhase('excess', { side: SIDE, mover: SIDE }),
  definePhase('reinforcement', { side: SIDE }),
  definePhase('delay', {}),
  definePhase('extension', { answers: ANSWERS }, { answers: {} }),
  definePhase('over', {}),
] as const;

export type Attack = TypeOf<typeof ATTACK>;
export type SetUp = TypeOf<typeof SET_UP>;
export type Combat = TypeOf<typeof COMBAT>;
export type AttackRoll = TypeOf<typeof ATTACK_ROLL>;
export type Retreat = TypeOf<typeof RETREAT>;
export type Displacement = TypeOf<typeof DISPLACEMENT>;
export type Advance = TypeOf<typeof ADVANCE>;
export type Movement = TypeOf<typeof MOVEMENT>;
export type Phase = TypeOf<typeof PHASES>;

export const PHASE = anyOf('name', PHASES);
