import type { Event } from '../event.ts';
import { specOf } from '../roster.ts';
import type { State } from '../state.ts';
import { netPoints } from '../victory.ts';

/** Aircraft are told apart from ships, not by their types: there are too many. */
const AIRCRAFT = 'aircraft';

/** What the laboratory writes down of a game. */
export const secondFleetLedger = {
  turn: ({ table }: State): number => table.turn,
  /** [C.22] With what the table is worth as it stands. */
  points: ({ table }: State): number => netPoints(table),
  pointsTitle: 'net points, Soviet less NATO',
  losses: ({ table }: State, event: Event): readonly { side: string; kind: string; cause: string }[] => {
    if (event.type !== 'died') return [];
    const { side, kind, arm } = specOf(table, event.unit);
    return [{ side, kind: arm === 'air' ? AIRCRAFT : kind, cause: event.cause }];
  },
};
