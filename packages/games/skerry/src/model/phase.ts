import { anyOf, dataOf, definePhase, type TypeOf } from '@narrow-seas/core';
import { z } from 'zod';
import { BOAT, SIDE, SIGNAL } from './action.ts';

/** Signals sealed so far; a side that has not sealed one has no key. */
const SEALED = dataOf({ north: SIGNAL.exactOptional(), south: SIGNAL.exactOptional() });

/** A side's turn to sail and fire. */
const SAILING = definePhase('sailing', { side: SIDE, order: z.enum(['first', 'second']) });

/** An interrupt holds the sailing it interrupted. */
const INTERRUPTS = [
  definePhase('struck', { boat: BOAT, resume: SAILING.schema }),
  definePhase('fired', { target: BOAT, resume: SAILING.schema }),
  definePhase('falling-back', { boat: BOAT, resume: SAILING.schema }),
] as const;

/** Every phase, declared once. */
export const PHASES = [
  definePhase('laying', {}),
  definePhase('signals', { sealed: SEALED }),
  definePhase('lots', {}),
  SAILING,
  ...INTERRUPTS,
  definePhase('over', {}),
] as const;

export type Sealed = TypeOf<typeof SEALED>;
export type Sailing = TypeOf<typeof SAILING>;
export type Interrupt = TypeOf<typeof INTERRUPTS>;
export type Phase = TypeOf<typeof PHASES>;

export const PHASE = anyOf('name', PHASES);
