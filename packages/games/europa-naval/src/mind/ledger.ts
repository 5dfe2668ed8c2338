import type { Ledger } from '@narrow-seas/core';
import type { EuropaNavalTypes } from '../game.ts';
import { specOf } from '../model/fleet.ts';
import { balance } from '../rules/victory/victory.ts';
import { scenarioOf } from '../scenarios/shelf.ts';
import { europaNavalGunnery } from './gunnery.ts';

/** What the laboratory writes down of a game. */
export const europaNavalLedger: Ledger<EuropaNavalTypes> = {
  turn: ({ common }) => common.date,
  /** [F.30] As booked so far; holdings come at the end. */
  points: ({ common }) => balance(common),
  pointsTitle: 'victory points, as the scenario counts them',
  favours: ({ common }) => scenarioOf(common.scenario).goals.counts,
  gunnery: europaNavalGunnery,
  losses: ({ common }, event) => {
    if (event.type !== 'sunk') return [];
    const { side, kind } = specOf(common, event.ship);
    return [{ side, kind, cause: common.phase.name }];
  },
};
