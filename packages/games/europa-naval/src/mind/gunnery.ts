import type { Gunnery } from '@narrow-seas/core';
import type { EuropaNavalTypes } from '../game.ts';
import { groupIn, sideOfShip } from '../model/fleet.ts';
import type { State } from '../model/state.ts';
import { enemyOf } from '../model/vocabulary.ts';

const shotOf = (state: State) => {
  const { common } = state;
  const { phase } = common;
  switch (phase.name) {
    case 'torpedo-roll':
      // Escorts answer with dice of their own.
      return phase.escorts === undefined
        ? { side: enemyOf(sideOfShip(common, phase.target)), what: 'torpedoes' }
        : undefined;
    case 'raid-roll':
      return phase.stage === 'strike' ? { side: phase.raid.side, what: 'bombers' } : undefined;
    case 'mine-roll':
      return { side: enemyOf(groupIn(state, phase.passage.group).side), what: 'mines' };
    default:
      return undefined;
  }
};

/** [F.8.7] [F.11.6] [36.C.1] Torpedoes, bombers and mines. Gunfire is settled for all ships at once, by many dice. */
export const europaNavalGunnery: Gunnery<EuropaNavalTypes> = {
  shot: shotOf,
  isHit: event => {
    if (event.type === 'torpedoed' || event.type === 'struck' || event.type === 'hit') return event.hits > 0;
    return event.type === 'port-hit' || event.type === 'malta-bombed' || event.type === 'sunk';
  },
};
