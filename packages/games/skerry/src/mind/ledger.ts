import type { Event } from '../event.ts';
import { boatOf, type State } from '../state.ts';
import { SIDES } from '../vocabulary.ts';

/** What the laboratory writes down of a game. */
export const skerryLedger = {
  turn: ({ turn }: State): number => turn,
  /** Boats afloat, north less south. */
  points: ({ boats }: State): number =>
    boats.reduce((sum, { side, where }) => sum + (where.at === 'sunk' ? 0 : side === SIDES[0] ? 1 : -1), 0),
  pointsTitle: 'boats afloat, north less south',
  /** [4.5] [5.2] By mine or by fire. */
  losses: (state: State, event: Event): readonly { side: string; kind: string; cause: string }[] => {
    if (event.type !== 'sank') return [];
    const side = boatOf(state, event.boat)?.side ?? '';
    return [{ side, kind: 'boat', cause: state.phase.name === 'struck' ? 'mine' : 'fire' }];
  },
};
