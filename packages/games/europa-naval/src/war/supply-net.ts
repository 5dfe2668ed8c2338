import { type HexId, type HexSet, hasHex, hexsideBetween } from '@narrow-seas/hex';
import { type Chart, crossing, terrainAt } from '../chart.ts';
import { dangerZones } from '../danger-zone.ts';
import { chartOf, portOf } from '../fleet.ts';
import { fortLevel, hasZone, zoneAround } from '../sea/combat-zone.ts';
import type { Common, State } from '../state.ts';
import { territory } from '../territory.ts';
import { enemyOf, OWNERS, type PortId, type Side } from '../vocabulary.ts';

/** [F.16.2] Supply line points. */
const REACH = 30;

/** [36.H] Hexes of a line that may be traced at night. */
const NIGHT_HEXES = 5;

/** [36.H] 0 free, 1 in a combat zone by day, 2 in one even at night. */
type Watched = Uint8Array;

/** What a supply line of a side may pass. */
export interface Waters {
  readonly common: Common;
  readonly chart: Chart;
  readonly side: Side;
  readonly owners: Uint8Array;
  readonly watched: Watched;
  /** Hexes where a line may come ashore: open ports and beaches with friendly troops. */
  readonly gates: ReadonlySet<HexId>;
  /** [36.D.4] */
  readonly danger: HexSet;
  /** [36.G] Hexsides that ferries bridge. */
  readonly ferries: ReadonlySet<number>;
}

const watch = (watched: Watched, common: Common, hex: HexId): void => {
  for (const near of zoneAround(common, hex, false)) watched[near] = Math.max(1, watched[near] ?? 0);
  watched[hex] = 2;
};

/** [36.H] [F.7.1] Zones of enemy groups at sea and of enemy coast defences. */
const watchedBy = ({ common, fleets }: State, enemy: Side): Watched => {
  const chart = chartOf(common);
  const watched = new Uint8Array(chart.grid.size);
  for (const group of fleets[enemy].groups)
    if (group.place.at === 'sea' && hasZone(common, group)) watch(watched, common, group.place.hex);
  for (const { id, hex } of chart.ports)
    if (portOf(common, id).owner === enemy && fortLevel(common, id) > 0) watch(watched, common, hex);
  return watched;
};

const gatesOf = (common: Common, chart: Chart, side: Side, units: ReadonlySet<HexId>): ReadonlySet<HexId> => {
  const ports = chart.ports.filter(({ id }) => {
    const { owner, blockaded } = portOf(common, id);
    return owner === side && !blockaded;
  });
  const closed = new Set(chart.ports.map(({ hex }) => hex));
  const beaches = [...units].filter(hex => !closed.has(hex) && terrainAt(chart, hex) === 'coastal');
  return new Set([...ports.map(({ hex }) => hex), ...beaches]);
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

/** Where a line can be: on land, or at sea with so many of its night hexes behind it. */
const LAYERS = NIGHT_HEXES + 2;
const DAYLIGHT = 1;

/** The layer of a line that goes on into a sea hex; undefined where it may not. */
const layerInto = ({ watched, chart }: Waters, layer: number, hex: HexId): number | undefined => {
  const guard = watched[hex] ?? 0;
  if (chart.water[hex] !== 1 || guard === 2) return undefined;
  const used = layer - DAYLIGHT;
  if (used === NIGHT_HEXES) return guard === 0 ? layer : undefined;
  return used > 0 || guard === 1 ? layer + 1 : layer;
};

/** The cheapest lines from some hexes: the cost to each, and where it comes from. */
export interface Net {
  readonly cost: Uint8Array;
  readonly origin: Int16Array;
}

const UNREACHED = 255;

/** Ashore: a line that only passes by at sea feeds nobody. */
export const isReached = ({ cost }: Net, hex: HexId): boolean => (cost[hex] ?? UNREACHED) <= REACH;

export const originOf = (net: Net, hex: HexId): PortId | undefined =>
  isReached(net, hex) ? (net.origin[hex] as PortId) : undefined;

const LANDLOCKED: readonly string[] = ['full-sea', 'narrow-straits'];

/** For each hex six bits: the directions in which a line can go on by sea, and over land. */
interface Ways {
  readonly sea: Uint8Array;
  readonly land: Uint8Array;
}

const known = new WeakMap<Chart, Ways>();

const waysOf = (chart: Chart): Ways => {
  const found = known.get(chart);
  if (found !== undefined) return found;
  const { grid, water, closed } = chart;
  const ways: Ways = { sea: new Uint8Array(grid.size), land: new Uint8Array(grid.size) };
  for (let at = 0; at < grid.size * 6; at += 1) {
    const next = grid.neighbours[at] as HexId;
    const hex = Math.floor(at / 6) as HexId;
    const edge = next < 0 ? undefined : hexsideBetween(grid, hex, next);
    if (edge === undefined) continue;
    const bit = 1 << (at % 6);
    if (water[next] === 1 && closed[edge] === 0) ways.sea[hex] = (ways.sea[hex] ?? 0) | bit;
    if (!LANDLOCKED.includes(crossing(chart, hex, next) ?? 'full-sea'))
      ways.land[hex] = (ways.land[hex] ?? 0) | bit;
  }
  known.set(chart, ways);
  return ways;
};

/** [36.G] Over water only where a ferry serves. */
const ferried = ({ chart, ferries }: Waters, from: HexId, to: HexId): boolean => {
  if (ferries.size === 0) return false;
  const side = hexsideBetween(chart.grid, from, to);
  return side !== undefined && ferries.has(side);
};

interface Flood extends Net {
  readonly queue: number[][];
}

const offer = ({ cost, origin, queue }: Flood, node: number, price: number, from: number): void => {
  if (price > REACH || price >= (cost[node] ?? 0)) return;
  cost[node] = price;
  origin[node] = from;
  queue[price]?.push(node);
};

/** [F.16.2] [36.D.4] Lines from these ports: 1 a hex, 2 for a sea hex in an enemy danger zone. */
export const netFrom = (waters: Waters, ports: readonly PortId[]): Net => {
  const { chart } = waters;
  const nodes = LAYERS * chart.grid.size;
  const net: Flood = {
    cost: new Uint8Array(nodes).fill(UNREACHED),
    origin: new Int16Array(nodes).fill(-1),
    queue: Array.from({ length: REACH + 1 }, () => []),
  };
  for (const port of ports) offer(net, chart.ports[port]?.hex ?? 0, 0, port);
  for (let price = 0; price <= REACH; price += 1)
    for (const node of net.queue[price] ?? []) if (net.cost[node] === price) spread(waters, net, node, price);
  return net;
};

const spread = (waters: Waters, net: Flood, node: number, price: number): void => {
  const { size } = waters.chart.grid;
  const hex = (node % size) as HexId;
  if (node < size) spreadOnLand(waters, net, hex, price);
  else {
    if (waters.gates.has(hex)) offer(net, hex, price, net.origin[node] ?? -1);
    spreadAtSea(waters, net, Math.floor(node / size), hex, price);
  }
};

const spreadOnLand = (waters: Waters, net: Flood, hex: HexId, price: number): void => {
  const { chart, side, owners, gates } = waters;
  const { neighbours, size } = chart.grid;
  const from = net.origin[hex] ?? -1;
  const afloat = gates.has(hex) ? layerInto(waters, DAYLIGHT, hex) : undefined;
  if (afloat !== undefined) offer(net, afloat * size + hex, price, from);
  const open = waysOf(chart).land[hex] ?? 0;
  const own = OWNERS.indexOf(side);
  for (let direction = 0; direction < 6; direction += 1) {
    const next = neighbours[hex * 6 + direction] as HexId;
    if (next < 0 || owners[next] !== own) continue;
    if ((open & (1 << direction)) !== 0 || ferried(waters, hex, next)) offer(net, next, price + 1, from);
  }
};

const spreadAtSea = (waters: Waters, net: Flood, layer: number, hex: HexId, price: number): void => {
  const { chart, danger } = waters;
  const { neighbours, size } = chart.grid;
  const from = net.origin[layer * size + hex] ?? -1;
  const open = waysOf(chart).sea[hex] ?? 0;
  for (let direction = 0; direction < 6; direction += 1) {
    if ((open & (1 << direction)) === 0) continue;
    const next = neighbours[hex * 6 + direction] as HexId;
    const into = layerInto(waters, layer, next);
    if (into !== undefined) offer(net, into * size + next, price + (hasHex(danger, next) ? 2 : 1), from);
  }
};
