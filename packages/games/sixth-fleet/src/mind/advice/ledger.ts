import type { Ledger } from '@narrow-seas/core';
import type { SixthFleetTypes } from '../../game.ts';
import { specOf } from '../../model/roster.ts';
import { netPoints } from '../../rules/victory/victory.ts';
import { sixthFleetGunnery } from './gunnery.ts';

/** [9] Aircraft are told apart from ships, not by their types: there are too many. */
const AIRCRAFT = 'aircraft';

/** What the laboratory writes down of a game. */
export const sixthFleetLedger: Ledger<SixthFleetTypes> = {
  turn: ({ turn }) => turn,
  /** [13.0] With the bonuses as they stand. */
  points: netPoints,
  pointsTitle: 'net points, Soviet minus NATO',
  favours: () => 'soviet',
  gunnery: sixthFleetGunnery,
  losses: (state, event) => {
    if (event.type !== 'died') return [];
    const { side, kind, domain } = specOf(state, event.unit);
    return [{ side, kind: domain === 'air' ? AIRCRAFT : kind, cause: event.cause }];
  },
};
