import { dataOf, manyOf, type TypeOf } from '@narrow-seas/core';
import { z, type ZodType } from 'zod';
import { AMOUNT, ARM, FLAG, SIDE, STRATEGY, UNIT, UNITS, WORDS } from '../schemas.ts';
import type { BySide } from '../vocabulary.ts';

const bySide = <T>(one: ZodType<T>): ZodType<BySide<T>> => z.strictObject({ nato: one, soviet: one });

/** Weapons used, by kind of attack. */
const NUCLEAR_USES = dataOf({ bombing: AMOUNT, asw: AMOUNT, ssm: AMOUNT });

/** Hexes that a ship has sailed today and in this turn, and turns of the day at high speed. */
const VOYAGE = dataOf({ unit: UNIT, today: AMOUNT, thisTurn: AMOUNT, fast: AMOUNT });

/** [C.14] to [C.19]: what only the longer games use; at rest elsewhere. */
export const CAMPAIGN = dataOf({
  /** [C.14] Boxes of the armistice track. */
  armistice: z.int().min(0).max(3),
  /** -1 talks collapsed, +1 breakthrough. */
  talks: z.literal([-1, 0, 1]),
  /** [C.15] Not there while it is secret. */
  strategy: STRATEGY.exactOptional(),
  /** [C.16] Boxes reached on the reinforcement tracks. */
  tracks: bySide(AMOUNT),
  /** [C.14] Arms that pass their segment in this turn. */
  silenced: bySide(manyOf(ARM, 99)),
  /** [C.14] A nation that has left the alliance for now. */
  broken: WORDS.exactOptional(),
  /** [C.17] Para battalions and commandos still to be used. */
  paras: bySide(AMOUNT),
  commandos: bySide(AMOUNT),
  /** [C.19] */
  released: FLAG,
  nuclearUses: bySide(NUCLEAR_USES),
  /** Weapons used by both sides in this turn [C.19.5]. */
  nuclearThisTurn: AMOUNT,
  firstNuclear: SIDE.exactOptional(),
  /** [C.14.7] Today's reinforcements: three more on the die, or none. */
  enhanced: SIDE.exactOptional(),
  delayed: SIDE.exactOptional(),
  /** [C.16.6] [C.18] By unit; ships that lay still today are not listed. */
  voyages: manyOf(VOYAGE, 400),
  /** [C.21.6] Ships at high speed in this turn, ascending. */
  hasty: UNITS,
  /** [C.18.5] [C.18.6] Units that took stores in this turn, ascending, and supply ships, once for each taker. */
  served: UNITS,
  takers: UNITS,
  /** Things that happen once, by name: first attack on a Soviet base, cruise missile salvos, hull by hull. */
  once: manyOf(WORDS, 9999),
});

export type Campaign = TypeOf<typeof CAMPAIGN>;
export type NuclearUses = TypeOf<typeof NUCLEAR_USES>;
export type Voyage = TypeOf<typeof VOYAGE>;
