import type { Ledger } from '@narrow-seas/core';
import type { SecondFleetTypes } from '../game.ts';
import { specOf } from '../model/roster.ts';
import { netPoints } from '../rules/victory/victory.ts';
import { secondFleetGunnery } from './gunnery.ts';

/** Aircraft are told apart from ships, not by their types: there are too many. */
const AIRCRAFT = 'aircraft';

/** What the laboratory writes down of a game. */
export const secondFleetLedger: Ledger<SecondFleetTypes> = {
  turn: ({ table }) => table.turn,
  /** [C.22] With what the table is worth now. */
  points: ({ table }) => netPoints(table),
  pointsTitle: 'net points, Soviet minus NATO',
  favours: () => 'soviet',
  gunnery: secondFleetGunnery,
  losses: ({ table }, event) => {
    if (event.type !== 'died') return [];
    const { side, kind, arm } = specOf(table, event.unit);
    return [{ side, kind: arm === 'air' ? AIRCRAFT : kind, cause: event.cause }];
  },
};
