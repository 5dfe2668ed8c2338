import type { Event } from '../event.ts';
import { specOf } from '../fleet.ts';
import type { State } from '../state.ts';
import { balance } from '../war/victory.ts';

/** What the laboratory writes down of a game. */
export const europaNavalLedger = {
  turn: ({ common }: State): number => common.date,
  /** [F.30] As booked so far; holdings come at the end. */
  points: ({ common }: State): number => balance(common),
  pointsTitle: 'victory points, as the scenario counts them',
  losses: ({ common }: State, event: Event): readonly { side: string; kind: string; cause: string }[] => {
    if (event.type !== 'sunk') return [];
    const { side, kind } = specOf(common, event.ship);
    return [{ side, kind, cause: common.phase.name }];
  },
};
