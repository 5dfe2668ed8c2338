import type { Refusal } from '@narrow-seas/core';
import { DIRECTIONS, type HexId, hexsideOf } from '@narrow-seas/hex';
import type { Event } from '../../model/event.ts';
import { chartOf, groupOf, hexOfPlace, portSpecOf, shipOf, specOf } from '../../model/fleet.ts';
import { noShip } from '../../turn/refusals.ts';
import type { Common, Fleet } from '../../model/state.ts';
import type { ShipId } from '../../model/vocabulary.ts';
import type { WarAction } from '../../model/war/action.ts';

type Ferry = Extract<WarAction, { readonly type: 'ferry' }>;

/** [36.G] Sea and great river; over others there is nothing to ferry. */
const FERRIED: readonly string[] = ['full-sea', 'partial-sea', 'narrow-straits', 'great-river'];

const hexOfShip = (common: Common, fleet: Fleet, ship: ShipId): HexId | undefined => {
  const { where } = shipOf(fleet, ship);
  if (where.at === 'port') return portSpecOf(common, where.port).hex;
  const group = where.at === 'group' ? groupOf(fleet, where.group) : undefined;
  return group === undefined ? undefined : hexOfPlace(common, group.place);
};

/** Hexsides of the craft's hex that it could serve. */
export const ferryHexsides = (common: Common, fleet: Fleet, ship: ShipId): readonly number[] => {
  const { grid, map } = chartOf(common);
  const hex = hexOfShip(common, fleet, ship);
  if (hex === undefined) return [];
  return DIRECTIONS.map(direction => hexsideOf(grid, hex, direction)).filter(side =>
    FERRIED.includes(map.hexsideKinds[map.hexsides[side] ?? 0] ?? ''),
  );
};

/** [36.G] [F.26] Undamaged landing craft or barges, loaded or not, next to the hexside at the start of the phase. */
export const refuseFerry = (common: Common, fleet: Fleet, { ship, hexside }: Ferry): Refusal | undefined => {
  const { kind } = specOf(common, ship);
  const { hits, ferry } = shipOf(fleet, ship);
  if (kind !== 'LC' && kind !== 'LB')
    return noShip('36.G', 'no-ferry', 'Only landing craft and barges can serve as ferries.', ship);
  if (hits > 0) return noShip('36.G', 'damaged', 'A damaged craft cannot serve as a ferry.', ship);
  if (ferry === hexside) return noShip('36.G', 'serves', 'This craft already serves as a ferry there.', ship);
  return ferryHexsides(common, fleet, ship).includes(hexside)
    ? undefined
    : noShip('36.G', 'not-at-hexside', 'This craft is not next to that water.', ship);
};

export const resolveFerry = ({ ship, hexside }: Ferry): readonly Event[] => [
  { type: 'ferrying', ship, hexside },
];
