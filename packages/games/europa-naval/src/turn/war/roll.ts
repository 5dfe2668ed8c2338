import type { Effect } from '../chain.ts';
import type { State } from '../../model/state.ts';
import type { DieFace } from '../../model/vocabulary.ts';
import { afterFront } from '../../rules/turn-events/aftermath.ts';
import { rollFront } from '../../rules/supply/front.ts';
import type { WarPhase } from '../../model/war/phase.ts';
import { rollSeaConditions } from '../../rules/weather/sea-conditions.ts';
import { rollFleetScuttle, rollFleetStrike } from '../../rules/surrender/surrender-fleet.ts';

export const rollWar = (state: State, phase: WarPhase, face: DieFace): Effect => {
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
