import type { ChoiceArea } from '@narrow-seas/core';
import { columnOf, distance, type HexId, rowOf } from '@narrow-seas/hex';
import { middleOf, zoneRegion } from '../face/map.ts';
import { EVERY_HEX, GRID, isWater, zoneOf } from '../model/chart.ts';
import { type Mission, type Zone, ZONES } from '../model/vocabulary.ts';
import { DESK_WORDS } from './words.ts';

/** How many rows and columns lie between two hexes that may bear a label. */
const SPREAD = 2;

const isSpread = (hex: HexId): boolean =>
  rowOf(GRID, hex) % SPREAD === 0 && columnOf(GRID, hex) % SPREAD === 0;

const labelHexes = (zone: Zone): readonly number[] => {
  const middle = middleOf(zone) as HexId | undefined;
  if (middle === undefined) return [];
  const sea = EVERY_HEX.filter(hex => isSpread(hex) && isWater(hex) && zoneOf(hex) === zone);
  return [
    middle,
    ...sea.toSorted((one, other) => distance(GRID, one, middle) - distance(GRID, other, middle)),
  ];
};

const LABEL_HEXES = new Map(ZONES.map(zone => [zone, labelHexes(zone)]));

/** [7] A mission is flown over a whole zone, so the zone itself can be clicked. */
export const areaOf = (mission: Mission, zone: Zone): { readonly area: ChoiceArea } => ({
  area: {
    region: zoneRegion(zone),
    hexes: LABEL_HEXES.get(zone) ?? [],
    label: DESK_WORDS.choice.area(mission, zone),
  },
});
