import type { Refusal } from '@narrow-seas/core';
import { no } from '../../turn/refusals.ts';
import type { Movement, State } from '../../model/state.ts';

/** [14.2] Announced by the Soviets at the start of a Movement Phase, once. */
export const refuseViolation = (state: State, phase: Movement): Refusal | undefined => {
  if (!state.options.neutralAirSpace || phase.side !== 'soviet')
    return no(
      '14.2',
      'not-agreed',
      'Only the Soviet side may violate neutral air space, and only when the players agreed on this option.',
    );
  if (state.violated)
    return no('14.2', 'violated', 'The Soviet side has already violated neutral air space.');
  return phase.moved.length === 0
    ? undefined
    : no('14.2', 'too-late', 'You can announce this only at the start of a Movement Phase.');
};
