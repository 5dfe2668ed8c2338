import type { Actor } from '@narrow-seas/core';
import type { Side } from '../../model/vocabulary.ts';
import type { SeaPhase } from '../../model/sea/phase.ts';

/** Who may act: the dice in phases that roll, otherwise the side the phase names. */
export const actorOfSea = (phase: SeaPhase): Actor<Side> => {
  switch (phase.name) {
    case 'mine-roll':
    case 'contact-roll':
    case 'contact-damage':
    case 'torpedo-roll':
    case 'shipping-roll':
    case 'fire-roll':
    case 'break-roll':
    case 'zone-sweep-roll':
    case 'bombard-roll':
    case 'carriage-roll':
      return 'chance';
    default:
      return [phase.side];
  }
};
