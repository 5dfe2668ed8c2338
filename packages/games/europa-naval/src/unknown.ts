import { type Refusal, refuseNumbers } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from './action.ts';
import { type FieldKind, kindOfField } from './field-kind.ts';
import { allShips, chartOf } from './fleet.ts';
import { no, noAt } from './refusals.ts';
import { rosterOf } from './roster.ts';
import type { Common } from './state.ts';

type Counts = { readonly [kind in FieldKind]: number };

const countsOf = (common: Common): Counts => {
  const { grid, ports, fields } = chartOf(common);
  const { air, ground } = rosterOf(common.scenario);
  return {
    hexes: grid.size,
    ships: allShips(common).length,
    air: air.length,
    ground: ground.length,
    ports: ports.length,
    fields: fields.length,
  };
};

/** Numbers in an action that name no hex, ship, unit, port or field of this game: chapters need not ask again. */
export const refuseUnknown = (common: Common, action: Action): Refusal | undefined => {
  const counts = countsOf(common);
  return refuseNumbers(action, (key, value) => refuseNumber(counts, action.type, key, value));
};

/** [F.2.1] Hexes are those of the map; [S] units, ports and fields those of the scenario. */
const refuseNumber = (counts: Counts, type: string, key: string, value: number): Refusal | undefined => {
  const kind = kindOfField(type, key);
  if (kind === undefined || value < counts[kind]) return undefined;
  return kind === 'hexes'
    ? noAt('F.2.1', 'off-map', 'There is no such hex on the map.', value as HexId)
    : no('S', 'nobody', 'The scenario has nothing of that number.');
};
