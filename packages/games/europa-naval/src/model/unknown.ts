import { lookForNumbers, type Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { no, noAt } from '../turn/refusals.ts';
import { ACTIONS, type Action } from './action.ts';
import { allShips, chartOf } from './fleet.ts';
import { rosterOf } from './roster.ts';
import type { Common } from './state.ts';

/** How many things of this kind there are; undefined for groups, which come and go and are asked about by chapters. */
const countOf = (common: Common, kind: string): number | undefined => {
  switch (kind) {
    case 'hex':
      return chartOf(common).grid.size;
    case 'ship':
      return allShips(common).length;
    case 'air':
      return rosterOf(common.scenario).air.length;
    case 'ground':
      return rosterOf(common.scenario).ground.length;
    case 'port':
      return chartOf(common).ports.length;
    case 'field':
      return chartOf(common).fields.length;
    default:
      return undefined;
  }
};

const firstNumber = lookForNumbers(ACTIONS);

/** Numbers in an action that name no hex, ship, unit, port or field of this game: chapters need not ask again. */
export const refuseUnknown = (common: Common, action: Action): Refusal | undefined =>
  firstNumber(action, (kind, id) => refuseNumber(common, kind, id));

/** [F.2.1] Hexes are those of the map; [S] units, ports and fields those of the scenario. */
const refuseNumber = (common: Common, kind: string, id: number): Refusal | undefined => {
  const count = countOf(common, kind);
  if (count === undefined || id < count) return undefined;
  return kind === 'hex'
    ? noAt('F.2.1', 'off-map', 'There is no such hex on the map.', id as HexId)
    : no('S', 'nobody', 'This scenario has no piece with that number.');
};
