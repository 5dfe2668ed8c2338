import type { Actor } from '@narrow-seas/core';
import type { Side } from '../../model/vocabulary.ts';
import type { WarPhase } from '../../model/war/phase.ts';

export const actorOfWar = (phase: WarPhase): Actor<Side> => {
  switch (phase.name) {
    case 'sea-roll':
    case 'front-roll':
    case 'surrender-scuttle':
    case 'surrender-roll':
      return 'chance';
    case 'initial':
    case 'waiting':
      return [phase.side];
    case 'front-payment':
    case 'surrender':
      return ['axis'];
    default:
      return [];
  }
};
