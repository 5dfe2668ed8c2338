import type { Event } from '../../model/event.ts';
import { specOf } from '../../model/fleet.ts';
import type { Common, Ship } from '../../model/state.ts';
import { currentStrength, lostForGood } from '../naval-combat/strength.ts';
import { enemyOf, type ShipId, type ShipKind } from '../../model/vocabulary.ts';
import { scenarioOf } from '../../scenarios/shelf.ts';
import { scored, SHIPPING_SUNK, WARSHIPS_LOST } from './cause.ts';

/** [F.30] Points that a unit can never have again: of transports each hit, of warships what is sunk or flipped. */
const lostBy = (kind: ShipKind, printed: number, ship: Ship, trade: boolean): number => {
  if (trade) return printed - currentStrength(printed, ship);
  if (kind === 'TF') return lostForGood(printed, ship);
  return currentStrength(printed, ship) <= 0 ? printed : 0;
};

/** [F.30] What the enemy books for damage to a ship. */
export const lossOf = (common: Common, id: ShipId, before: Ship, after: Ship): readonly Event[] => {
  const { side, kind, strength } = specOf(common, id);
  const { war, trade } = scenarioOf(common.scenario).goals.losses;
  const isTrade = trade[side].includes(kind);
  if (!isTrade && !war[side].includes(kind)) return [];
  const points = lostBy(kind, strength, after, isTrade) - lostBy(kind, strength, before, isTrade);
  if (points <= 0) return [];
  return scored(common, enemyOf(side), isTrade ? SHIPPING_SUNK : WARSHIPS_LOST, points);
};
