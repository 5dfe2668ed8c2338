import type { Actor } from '@narrow-seas/core';
import type { Side } from '../../model/vocabulary.ts';
import type { ShorePhase } from '../../model/shore/phase.ts';

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
