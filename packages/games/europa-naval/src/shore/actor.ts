import type { Actor } from '@narrow-seas/core';
import type { Side } from '../vocabulary.ts';
import type { ShorePhase } from './phase.ts';

/** Who may act: the dice in phases that roll, otherwise the side the phase names. */
export const actorOfShore = (phase: ShorePhase): Actor<Side> => {
  switch (phase.name) {
    case 'search-roll':
    case 'raid-roll':
    case 'overrun':
    case 'ground-roll':
    case 'scuttle-roll':
      return 'chance';
    default:
      return [phase.side];
  }
};
