import type { HexId } from '@narrow-seas/hex';
import { strengthOf } from '../../model/fleet.ts';
import { supportPoints } from '../naval-combat/gunfire.ts';
import type { Common, Fleet } from '../../model/state.ts';
import type { ShipId } from '../../model/vocabulary.ts';

/** [F.23.1] A point is a quarter of an RE. */
const POINTS_PER_RE = 4;

/** Ships of a fleet that could support a fight in one of these hexes. */
export const gunsFor = ({ ships }: Pick<Fleet, 'ships'>, hexes: readonly HexId[]): readonly ShipId[] =>
  ships.flatMap(({ support }, id) =>
    support !== undefined && support.fired !== true && hexes.includes(support.hex) ? [id as ShipId] : [],
  );

/** [F.23.1] REs that their gunfire is worth: a quarter for each point, at most four points for each friendly RE. */
export const gunfireRe = (
  common: Common,
  fleet: Fleet,
  guns: readonly ShipId[],
  friendlyRe: number,
): number => {
  const points = guns.reduce((sum, ship) => {
    const share = fleet.ships[ship]?.support?.share;
    return share === undefined
      ? sum
      : sum + supportPoints(strengthOf(common, fleet, ship), share, Number.POSITIVE_INFINITY);
  }, 0);
  return Math.min(points, friendlyRe * POINTS_PER_RE) / POINTS_PER_RE;
};
