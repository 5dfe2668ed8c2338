import { type HexId, type HexsideId, hexesOf, hexsideBetween, neighboursOf } from '@narrow-seas/hex';
import { type Chart, terrainAt } from '../../model/chart.ts';
import { chartOf } from '../../model/fleet.ts';
import { memoByHex } from '../../model/memo-by-hex.ts';
import type { Common, Fleet } from '../../model/state.ts';
import type { ShipId } from '../../model/vocabulary.ts';
import { hexOfShip } from '../air/air.ts';

/** Hexsides that ground units cross only by ferry [F.15.2] [36.G]. */
const WATER: readonly string[] = ['full-sea', 'narrow-straits', 'great-river'];

/** [F.15.2] A hex, and what a major river or a ferry adds. */
const HEX = 1;
const RIVER = 2;

const isFerry = (common: Common, fleet: Fleet, ship: ShipId, side: HexsideId): boolean => {
  const hex = hexOfShip(common, fleet, ship);
  return hex !== undefined && hexesOf(chartOf(common).grid, side).includes(hex);
};

/** [36.G] [F.26] Hexsides that undamaged craft of ours serve from where they lie. */
export const ferriesOf = (common: Common, fleet: Fleet): ReadonlySet<number> => {
  if (!fleet.ships.some(({ ferry }) => ferry !== undefined)) return NO_FERRIES;
  const found = new Set<number>();
  for (const [id, { ferry, hits }] of fleet.ships.entries())
    if (ferry !== undefined && hits === 0 && isFerry(common, fleet, id as ShipId, ferry as HexsideId))
      found.add(ferry);
  return found;
};

const isDry = (chart: Chart, hex: HexId): boolean => ['land', 'coastal'].includes(terrainAt(chart, hex));

/** [F.15.2] Movement points from a hex to the next; undefined where there is no way. */
export const wayCost = (
  chart: Chart,
  from: HexId,
  to: HexId,
  ferries: ReadonlySet<number>,
): number | undefined => {
  const { grid, map } = chart;
  const side = hexsideBetween(grid, from, to);
  if (side === undefined || !isDry(chart, to)) return undefined;
  if (ferries.has(side)) return HEX + RIVER;
  const kind = map.hexsideKinds[map.hexsides[side] ?? 0] ?? '';
  if (WATER.includes(kind)) return undefined;
  return kind === 'canal' ? HEX + RIVER : HEX;
};

const NO_FERRIES: ReadonlySet<number> = new Set();

/** Hexes that troops can go to from here on foot. */
export const waysOnFoot = memoByHex((chart, from) =>
  neighboursOf(chart.grid, from).filter(to => wayCost(chart, from, to, NO_FERRIES) !== undefined),
);

/** The same with ferries. */
export const waysFrom = (chart: Chart, from: HexId, ferries: ReadonlySet<number>): readonly HexId[] =>
  ferries.size === 0
    ? waysOnFoot(chart, from)
    : neighboursOf(chart.grid, from).filter(to => wayCost(chart, from, to, ferries) !== undefined);
