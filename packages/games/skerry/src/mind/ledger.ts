import type { Ledger } from '@narrow-seas/core';
import type { SkerryTypes } from '../game.ts';
import { boatOf } from '../model/state.ts';
import { SIDES } from '../model/vocabulary.ts';
import { skerryGunnery } from './gunnery.ts';

/** What the laboratory writes down of a game. */
export const skerryLedger: Ledger<SkerryTypes> = {
  turn: ({ turn }) => turn,
  /** Boats afloat, north less south. */
  points: ({ boats }) =>
    boats.reduce((sum, { side, where }) => sum + (where.at === 'sunk' ? 0 : side === SIDES[0] ? 1 : -1), 0),
  pointsTitle: 'boats afloat, north minus south',
  favours: () => SIDES[0],
  gunnery: skerryGunnery,
  /** [4.5] [5.2] By mine or by fire. */
  losses: (state, event) => {
    if (event.type !== 'sank') return [];
    const side = boatOf(state, event.boat)?.side ?? '';
    return [{ side, kind: 'boat', cause: state.phase.name === 'struck' ? 'mine' : 'fire' }];
  },
};
