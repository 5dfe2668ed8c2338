import type { Event } from '../event.ts';
import { specOf } from '../fleet.ts';
import type { Common, Ship } from '../state.ts';
import { currentStrength, lostForGood } from '../strength.ts';
import { enemyOf, type ShipId, type ShipKind, type Side } from '../vocabulary.ts';
import { SHIPPING_SUNK, WARSHIPS_LOST } from './cause.ts';

type Kinds = { readonly [side in Side]: readonly ShipKind[] };

/** [F.30] [S] Whose losses count, by scenario and by the side that loses. */
const COUNTED: { readonly [scenario in Common['scenario']]: { readonly war: Kinds; readonly trade: Kinds } } =
  {
    malta: {
      war: { axis: ['TF'], allied: ['TF', 'CG'] },
      trade: { axis: ['NT', 'TC', 'LC'], allied: ['NT'] },
    },
    husky: { war: { axis: [], allied: ['TF', 'CG'] }, trade: { axis: [], allied: ['NT', 'LC'] } },
    'baltic-act1': {
      war: { axis: ['TF', 'SUB'], allied: ['TF', 'SUB'] },
      trade: { axis: ['NT', 'TC', 'LB'], allied: ['NT', 'TC', 'LC'] },
    },
    'baltic-act2': {
      war: { axis: ['TF', 'SUB'], allied: ['TF', 'SUB'] },
      trade: { axis: ['NT', 'TC', 'LB'], allied: ['NT', 'TC', 'LC'] },
    },
  };

/** [F.30] Points that a unit can never have again: of transports each hit, of warships what is sunk or flipped. */
const lostBy = (kind: ShipKind, printed: number, ship: Ship, trade: boolean): number => {
  if (trade) return printed - currentStrength(printed, ship);
  if (kind === 'TF') return lostForGood(printed, ship);
  return currentStrength(printed, ship) <= 0 ? printed : 0;
};

/** [F.30] What the enemy books for damage to a ship. */
export const lossOf = (common: Common, id: ShipId, before: Ship, after: Ship): readonly Event[] => {
  const { side, kind, strength } = specOf(common, id);
  const { war, trade } = COUNTED[common.scenario];
  const isTrade = trade[side].includes(kind);
  if (!isTrade && !war[side].includes(kind)) return [];
  const points = lostBy(kind, strength, after, isTrade) - lostBy(kind, strength, before, isTrade);
  if (points <= 0) return [];
  return [
    {
      type: 'scored',
      side: enemyOf(side),
      cause: isTrade ? SHIPPING_SUNK : WARSHIPS_LOST,
      points,
    },
  ];
};
