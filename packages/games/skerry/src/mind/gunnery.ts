import type { Gunnery } from '@narrow-seas/core';
import type { SkerryTypes } from '../game.ts';
import { boatOf, type State } from '../model/state.ts';
import type { BoatId, Side } from '../model/vocabulary.ts';

const enemyOf = (state: State, boat: BoatId): Side =>
  boatOf(state, boat)?.side === 'north' ? 'south' : 'north';

/** [4.5] [5.2] Mines, and shots: they sink a boat or make it fall back. */
export const skerryGunnery: Gunnery<SkerryTypes> = {
  shot: state => {
    const { phase } = state;
    if (phase.name === 'struck') return { side: enemyOf(state, phase.boat), what: 'mines' };
    return phase.name === 'fired' ? { side: enemyOf(state, phase.target), what: 'fire' } : undefined;
  },
  isHit: event => event.type === 'sank' || (event.type === 'began' && event.phase.name === 'falling-back'),
};
