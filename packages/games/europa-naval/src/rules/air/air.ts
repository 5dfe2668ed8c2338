import { memoOfLatestPart } from '@narrow-seas/core';
import { distance, type HexId } from '@narrow-seas/hex';
import { AIR_SPECS, type AirRating, isCarrierBorne } from '../../model/air-kind.ts';
import { areaAt, terrainAt } from '../../model/chart.ts';
import { chartOf, groupOf, hexOfPlace, ownerAt, portSpecOf } from '../../model/fleet.ts';
import { airSpec } from '../../model/roster.ts';
import type { AirUnit, Common, Fleet } from '../../model/state.ts';
import type { AirId, AirKind, BySide, Sea, ShipId, Side } from '../../model/vocabulary.ts';

export const airUnit = ({ air }: Pick<Common, 'air'>, unit: AirId): AirUnit => {
  const found = air[unit];
  if (found === undefined) throw new RangeError(`There is no air unit ${unit}`);
  return found;
};

export const kindOfAir = ({ scenario }: Pick<Common, 'scenario'>, unit: AirId): AirKind =>
  airSpec(scenario, unit).kind;

export const ratingOf = (common: Pick<Common, 'scenario'>, unit: AirId): AirRating =>
  AIR_SPECS[kindOfAir(common, unit)];

export const sideOfAir = ({ scenario }: Pick<Common, 'scenario'>, unit: AirId): Side =>
  airSpec(scenario, unit).side;

/** Where a ship is on the map; undefined in the Atlantic, on a river, or when it is no more. */
export const hexOfShip = (common: Common, fleet: Fleet, ship: ShipId): HexId | undefined => {
  const where = fleet.ships[ship]?.where;
  if (where?.at === 'port') return portSpecOf(common, where.port).hex;
  const group = where?.at === 'group' ? groupOf(fleet, where.group) : undefined;
  return group === undefined ? undefined : hexOfPlace(common, group.place);
};

/** [F.11.1] The hex that a unit flies from: its field, or its carrier's. */
export const baseHex = (common: Common, fleet: Fleet, unit: AirId): HexId | undefined => {
  const { base } = airUnit(common, unit);
  return base.at === 'field' ? chartOf(common).fields[base.field]?.hex : hexOfShip(common, fleet, base.ship);
};

/** [F.13.1] The sea where a hex lies; far inland there is none to speak of. */
export const seaAtHex = (common: Common, hex: HexId): Sea => {
  const area = areaAt(chartOf(common), hex);
  return area === undefined ? 'calm' : (common.seas[area.id] ?? 'calm');
};

/** [F.11.3] [F.13.2] Nobody flies into a storm, and carriers launch in a calm only. */
export const isGrounded = (common: Common, unit: AirId, from: HexId, to: HexId): boolean => {
  const there = seaAtHex(common, to);
  if (there === 'stormy') return true;
  return isCarrierBorne(kindOfAir(common, unit)) && (there !== 'calm' || seaAtHex(common, from) !== 'calm');
};

/** [F.2.4] Land and coast of neutrals, which aircraft do not enter. */
export const isNeutralGround = (common: Common, hex: HexId): boolean =>
  ['land', 'coastal'].includes(terrainAt(chartOf(common), hex)) && ownerAt(common, hex) === 'neutral';

/** [F.11] Within this share of its range. */
export const reaches = (common: Common, unit: AirId, from: HexId, to: HexId, part: number): boolean =>
  distance(chartOf(common).grid, from, to) <= ratingOf(common, unit).range * part;

interface Based {
  readonly unit: AirId;
  readonly from: HexId;
}

/** The list of air units stays the same object while the rest of the state changes. */
export const airOf = ({ air }: Common): Common['air'] => air;

/** Kept while the list of units stays as it is. */
const readyOf = memoOfLatestPart(4, airOf, (common): BySide<readonly AirId[]> => {
  const found: BySide<AirId[]> = { axis: [], allied: [] };
  for (const [id, { status }] of common.air.entries())
    if (status === 'ready') found[sideOfAir(common, id as AirId)].push(id as AirId);
  return found;
});

/** Ready units of a side, each with the hex that it flies from. */
export const readyUnits = (common: Common, fleet: Fleet, side: Side): readonly Based[] => {
  const found: Based[] = [];
  for (const unit of readyOf(common)[side]) {
    const from = baseHex(common, fleet, unit);
    if (from !== undefined) found.push({ unit, from });
  }
  return found;
};
