import type { Event } from '../event.ts';
import type { State } from '../state.ts';
import type { Face } from '../vocabulary.ts';
import { afterFront } from './aftermath.ts';
import { rollFront } from './front.ts';
import type { WarPhase } from './phase.ts';
import { rollSeaConditions } from './sea-conditions.ts';
import { rollFleetScuttle, rollFleetStrike } from './surrender-fleet.ts';

export const rollWar = (state: State, phase: WarPhase, face: Face): readonly Event[] => {
  switch (phase.name) {
    case 'sea-roll':
      return rollSeaConditions(state, phase, face);
    case 'front-roll':
      return afterFront(state, rollFront(state, phase, face), phase.front);
    case 'surrender-scuttle':
      return rollFleetScuttle(state, phase, face);
    case 'surrender-roll':
      return rollFleetStrike(state, phase, face);
    default:
      throw new Error(`${face} was rolled in phase ${phase.name}`);
  }
};
