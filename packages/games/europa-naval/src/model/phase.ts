import { anyOf, familiesOf, isOneOf, type TypeOf } from '@narrow-seas/core';
import { SEA_PHASES } from './sea/phase.ts';
import { SHORE_PHASES } from './shore/phase.ts';
import { WAR_PHASES } from './war/phase.ts';

/** Every phase, by families of chapters. */
export const PHASES = [...SEA_PHASES, ...SHORE_PHASES, ...WAR_PHASES] as const;

export type Phase = TypeOf<typeof PHASES>;

export const PHASE = anyOf('name', PHASES);

/** A question is answered by the family of chapters that the phase belongs to. */
export const { byPhase, inPhase } = familiesOf({ sea: SEA_PHASES, shore: SHORE_PHASES, war: WAR_PHASES });

export const isSeaPhase = isOneOf('name', SEA_PHASES);
