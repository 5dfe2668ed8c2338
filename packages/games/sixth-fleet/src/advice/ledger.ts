import type { Event } from '../event.ts';
import { specOf } from '../roster.ts';
import type { State } from '../state.ts';
import { netPoints } from '../victory.ts';

/** [9] Aircraft are told apart from ships, not by their types: there are too many. */
const AIRCRAFT = 'aircraft';

/** What the laboratory writes down of a game. */
export const sixthFleetLedger = {
  turn: ({ turn }: State): number => turn,
  /** [13.0] With the bonuses as they stand. */
  points: netPoints,
  pointsTitle: 'net points, Soviet less NATO',
  losses: (state: State, event: Event): readonly { side: string; kind: string; cause: string }[] => {
    if (event.type !== 'died') return [];
    const { side, kind, domain } = specOf(state, event.unit);
    return [{ side, kind: domain === 'air' ? AIRCRAFT : kind, cause: event.cause }];
  },
};
