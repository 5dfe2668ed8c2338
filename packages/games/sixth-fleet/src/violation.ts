import type { Refusal } from '@narrow-seas/core';
import { no } from './refusals.ts';
import type { Movement, State } from './state.ts';

/** [14.2] Announced by the Soviets at the start of a Movement Phase, once. */
export const refuseViolation = (state: State, phase: Movement): Refusal | undefined => {
  if (!state.options.neutralAirSpace || phase.side !== 'soviet')
    return no('14.2', 'not-agreed', 'Only the Soviets violate neutral air space, and only by agreement.');
  if (state.violated) return no('14.2', 'violated', 'Neutral air space is violated already.');
  return phase.moved.length === 0
    ? undefined
    : no('14.2', 'too-late', 'It is announced at the start of a Movement Phase.');
};
