import { memo } from '@narrow-seas/core';
import { distance, type Grid, type HexId, type HexSet, hasHex, hexsideBetween } from '@narrow-seas/hex';
import { type Chart, terrainAt } from '../../model/chart.ts';
import { dangerZones } from '../danger-zones/danger-zone.ts';
import { chartOf, portOf } from '../../model/fleet.ts';
import { fortLevel, hasZone, zoneAround } from '../reaction/combat-zone.ts';
import type { Common, State } from '../../model/state.ts';
import { territory } from '../ground/territory.ts';
import { enemyOf, OWNERS, type PortId, type Side } from '../../model/vocabulary.ts';
import { type Directions, directionsOf } from './directions.ts';
import { hexesFromPort } from './hexes-from-port.ts';

/** [F.16.2] Supply line points. */
export const REACH = 30;

/** [36.H] Hexes of a line that may be traced at night. */
const NIGHT_HEXES = 5;

/** [36.H] 0 free, 1 in a combat zone by day, 2 in one even at night, or no water. */
type Watched = Uint8Array;

const CLOSED = 2;

/** What a supply line of a side may pass. */
export interface Waters {
  readonly common: Common;
  readonly chart: Chart;
  readonly side: Side;
  readonly owners: Uint8Array;
  readonly watched: Watched;
  /** 1 where a line may come ashore: open ports and beaches with friendly troops. */
  readonly gates: Uint8Array;
  /** [36.D.4] */
  readonly danger: HexSet;
  /** [36.G] Hexsides that ferries bridge. */
  readonly ferries: ReadonlySet<number>;
}

const watch = (watched: Watched, common: Common, hex: HexId): void => {
  for (const near of zoneAround(common, hex, false)) watched[near] = Math.max(1, watched[near] ?? 0);
  watched[hex] = CLOSED;
};

/** Land is closed for good: worked out once for a map. */
const unwatched = memo(({ water }: Chart): Watched => water.map(wet => (wet === 1 ? 0 : CLOSED)));

/** [36.H] [F.7.1] Zones of enemy groups at sea and of enemy coast defences. */
const watchedBy = ({ common, fleets }: State, enemy: Side): Watched => {
  const chart = chartOf(common);
  const watched = unwatched(chart).slice();
  for (const group of fleets[enemy].groups)
    if (group.place.at === 'sea' && hasZone(common, group)) watch(watched, common, group.place.hex);
  for (const { id, hex } of chart.ports)
    if (portOf(common, id).owner === enemy && fortLevel(common, id) > 0) watch(watched, common, hex);
  return watched;
};

const gatesOf = (common: Common, chart: Chart, side: Side, units: ReadonlySet<HexId>): Uint8Array => {
  const gates = new Uint8Array(chart.grid.size);
  for (const hex of units) if (!chart.portAt.has(hex) && terrainAt(chart, hex) === 'coastal') gates[hex] = 1;
  for (const { id, hex } of chart.ports) {
    const { owner, blockaded } = portOf(common, id);
    if (owner === side && !blockaded) gates[hex] = 1;
  }
  return gates;
};

export const watersOf = (state: State, side: Side, units: ReadonlySet<HexId>): Waters => {
  const { common, fleets } = state;
  const chart = chartOf(common);
  return {
    common,
    chart,
    side,
    owners: territory(common),
    watched: watchedBy(state, enemyOf(side)),
    gates: gatesOf(common, chart, side, units),
    danger: dangerZones(chart, common.danger)[enemyOf(side)],
    ferries: new Set(fleets[side].ships.flatMap(({ ferry }) => ferry ?? [])),
  };
};

/** Where a line can be: on land, or at sea with some of its night hexes behind it. */
export const LAYERS = NIGHT_HEXES + 2;
export const DAYLIGHT = 1;

/** The layer of a line that goes on into a sea hex so watched, 0 where it may not. */
const layerInto = (layer: number, guard: number): number => {
  if (guard === CLOSED) return 0;
  const used = layer - DAYLIGHT;
  if (used === NIGHT_HEXES) return guard === 0 ? layer : 0;
  return used > 0 || guard === 1 ? layer + 1 : layer;
};

/** The same, written down: lines ask tens of thousands of times. */
const INTO = Uint8Array.from({ length: (CLOSED + 1) * LAYERS }, (_, at) =>
  layerInto(at % LAYERS, Math.floor(at / LAYERS)),
);

/** The cheapest lines from some hexes: what each costs and one more, 0 where there is none, and where it comes from. */
export interface Net {
  readonly cost: Uint8Array;
  readonly origin: Uint8Array;
}

/** Ashore: a line that only passes by at sea feeds nobody. */
export const isReached = ({ cost }: Net, hex: HexId): boolean => cost[hex] !== 0;

export const originOf = (net: Net, hex: HexId): PortId | undefined =>
  isReached(net, hex) ? (net.origin[hex] as PortId) : undefined;

/** [36.G] Over water only where a ferry serves. */
const ferried = ({ chart, ferries }: Waters, from: HexId, to: HexId): boolean => {
  if (ferries.size === 0) return false;
  const side = hexsideBetween(chart.grid, from, to);
  return side !== undefined && ferries.has(side);
};

/** A hex, the layer above it and the port that a line comes from, packed: tens of thousands of them make a net. */
const HEX_BITS = 14;
const PORT_BITS = 8;
const HEX = (1 << HEX_BITS) - 1;
const PORT = (1 << PORT_BITS) - 1;

/** What a line costs that stands in a hex, on land or on one of the layers at sea; undefined where none does. */
export const costAt = ({ cost }: Net, layer: number, hex: HexId): number | undefined => {
  const known = cost[(layer << HEX_BITS) | hex] ?? 0;
  return known === 0 ? undefined : known - 1;
};

/** All side by side, so that a line looks nothing up twice. */
interface Flood extends Net, Pick<Directions, 'sea' | 'land'> {
  readonly waters: Waters;
  readonly neighbours: Grid['neighbours'];
  readonly watched: Watched;
  readonly gates: Uint8Array;
  readonly owners: Uint8Array;
  readonly own: number;
  readonly queue: readonly number[][];
  /** How much of its night a line had left when a sea hex was passed: who comes later with less gets nowhere further. */
  readonly spare: Uint8Array;
}

const floodOver = (waters: Waters): Flood => {
  const { chart, side, watched, gates, owners } = waters;
  const { grid, ports } = chart;
  const { sea, land } = directionsOf(chart);
  if (grid.size > HEX || ports.length > PORT)
    throw new RangeError('The map is too large for its supply lines');
  return {
    waters,
    sea,
    land,
    neighbours: grid.neighbours,
    watched,
    gates,
    owners,
    own: OWNERS.indexOf(side),
    cost: new Uint8Array(LAYERS << HEX_BITS),
    origin: new Uint8Array(grid.size),
    queue: Array.from({ length: REACH + 1 }, () => []),
    spare: new Uint8Array(grid.size),
  };
};

const offer = ({ cost, queue }: Flood, layer: number, hex: HexId, price: number, from: number): void => {
  const node = (layer << HEX_BITS) | hex;
  const known = cost[node] as number;
  if (price > REACH || (known !== 0 && price + 1 >= known)) return;
  cost[node] = price + 1;
  (queue[price] as number[]).push((node << PORT_BITS) | from);
};

/**
 * [F.16.2] [36.D.4] Lines from these ports: 1 a hex, 2 for a sea hex in an enemy danger zone. Lines longer than those
 * to the hexes that are asked for are not drawn.
 */
export const netFrom = (waters: Waters, ports: readonly PortId[], asked: readonly HexId[]): Net => {
  const flood = floodOver(waters);
  for (const port of ports) offer(flood, 0, waters.chart.ports[port]?.hex ?? (0 as HexId), 0, port);
  let left = withinReach(waters.chart, ports, asked);
  for (let price = 0; price <= REACH && left.length > 0; price += 1) {
    for (const entry of flood.queue[price] as number[])
      if (left.length > FEW || mayHelp(waters.chart, left, entry, REACH - price)) spread(flood, entry, price);
    // Only now is the cheapest line to a hex of this price known, and where it comes from.
    left = left.filter(({ hex }) => !isReached(flood, hex) || (flood.cost[hex] as number) > price + 1);
  }
  return flood;
};

/** A hex that a line is wanted to, and, for a port, how far it is from everywhere. */
interface Goal {
  readonly hex: HexId;
  readonly hexes?: Uint8Array;
}

const goalAt = (chart: Chart, hex: HexId): Goal => {
  const port = chart.portAt.get(hex);
  return port === undefined ? { hex } : { hex, hexes: hexesFromPort(chart, port) };
};

/** A hex that no line is long enough for would have all lines drawn to their ends. */
const withinReach = (chart: Chart, ports: readonly PortId[], asked: readonly HexId[]): readonly Goal[] => {
  const starts = ports.flatMap(port => chart.ports[port] ?? []).map(port => hexesFromPort(chart, port));
  return asked
    .filter(hex => starts.some(hexes => (hexes[hex] as number) <= REACH))
    .map(hex => goalAt(chart, hex));
};

/** With only this many hexes left to reach it pays to ask of each line whether it could still help. */
const FEW = 6;

const mayHelp = ({ grid }: Chart, left: readonly Goal[], entry: number, points: number): boolean => {
  const from = ((entry >> PORT_BITS) & HEX) as HexId;
  for (const { hex, hexes } of left)
    if ((hexes === undefined ? distance(grid, from, hex) : (hexes[from] as number)) <= points) return true;
  return false;
};

const spread = (flood: Flood, entry: number, price: number): void => {
  const node = entry >> PORT_BITS;
  if (flood.cost[node] !== price + 1) return;
  const layer = node >> HEX_BITS;
  const hex = (node & HEX) as HexId;
  if (layer === 0) spreadOnLand(flood, hex, price, entry & PORT);
  else spreadAtSea(flood, layer, hex, price, entry & PORT);
};

/** The layer of a line that goes on over a sea hex, 0 where it may not. */
export const layerOver = (watched: Watched, layer: number, hex: HexId): number =>
  INTO[(watched[hex] as number) * LAYERS + layer] as number;

const spreadOnLand = (flood: Flood, hex: HexId, price: number, from: number): void => {
  const { waters, neighbours, land, watched, owners, own } = flood;
  flood.origin[hex] = from;
  const afloat = flood.gates[hex] === 1 ? layerOver(watched, DAYLIGHT, hex) : 0;
  if (afloat > 0) offer(flood, afloat, hex, price, from);
  const open = land[hex] as number;
  for (let direction = 0; direction < 6; direction += 1) {
    const next = neighbours[hex * 6 + direction] as HexId;
    if (next < 0 || owners[next] !== own) continue;
    if ((open & (1 << direction)) !== 0 || ferried(waters, hex, next)) offer(flood, 0, next, price + 1, from);
  }
};

const spreadAtSea = (flood: Flood, layer: number, hex: HexId, price: number, from: number): void => {
  const { neighbours, sea, watched, spare } = flood;
  const { danger } = flood.waters;
  if (LAYERS - layer <= (spare[hex] as number)) return;
  spare[hex] = LAYERS - layer;
  if (flood.gates[hex] === 1) offer(flood, 0, hex, price, from);
  const open = sea[hex] as number;
  for (let direction = 0; direction < 6; direction += 1) {
    if ((open & (1 << direction)) === 0) continue;
    const next = neighbours[hex * 6 + direction] as HexId;
    const into = layerOver(watched, layer, next);
    if (into === 0 || LAYERS - into <= (spare[next] as number)) continue;
    offer(flood, into, next, price + (hasHex(danger, next) ? 2 : 1), from);
  }
};
