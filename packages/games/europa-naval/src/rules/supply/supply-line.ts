import { memo } from '@narrow-seas/core';
import { type HexId, hasHex } from '@narrow-seas/hex';
import type { Chart } from '../../model/chart.ts';
import { type BySide, OWNERS, type PortId } from '../../model/vocabulary.ts';
import { directionsOf } from './directions.ts';
import {
  costAt,
  DAYLIGHT,
  isReached,
  LAYERS,
  layerOver,
  type Net,
  netFrom,
  REACH,
  type Waters,
} from './supply-net.ts';

/** Hex after hex from a port on, each on land or afloat; ship and shore of a hex follow each other. */
type Line = readonly Stage[];

interface Stage {
  readonly hex: HexId;
  readonly afloat: boolean;
}

/** Where a line stands, and what it has behind it. */
interface Head {
  hex: HexId;
  layer: number;
  price: number;
}

const goAfloat = ({ watched, gates, danger }: Waters, head: Head, { hex }: Stage): boolean => {
  const boards = head.layer === 0;
  if (boards && gates[hex] !== 1) return false;
  head.layer = layerOver(watched, boards ? DAYLIGHT : head.layer, hex);
  if (!boards) head.price += hasHex(danger, hex) ? 2 : 1;
  return head.layer > 0;
};

const goAshore = ({ gates, owners, side }: Waters, head: Head, { hex }: Stage): boolean => {
  if (head.layer > 0) {
    head.layer = 0;
    return gates[hex] === 1;
  }
  head.price += 1;
  return owners[hex] === OWNERS.indexOf(side);
};

/** Whether a line that was drawn once may be traced in these waters too. */
const holds = (waters: Waters, starts: readonly HexId[], line: Line): boolean => {
  const [start] = line;
  if (start === undefined || !starts.includes(start.hex)) return false;
  const head: Head = { hex: start.hex, layer: 0, price: 0 };
  for (let at = 1; at < line.length; at += 1) {
    const stage = line[at] as Stage;
    if (!(stage.afloat ? goAfloat : goAshore)(waters, head, stage)) return false;
  }
  return head.price <= REACH;
};

/** On land over an open hexside, or out of a ship; hexsides that a ferry bridges are not looked for. */
const beforeOnLand = (net: Net, { chart }: Waters, { hex, price }: Head): Head | undefined => {
  const { grid } = chart;
  const open = directionsOf(chart).land[hex] as number;
  for (let direction = 0; direction < 6; direction += 1) {
    const next = grid.neighbours[hex * 6 + direction] as HexId;
    if ((open & (1 << direction)) !== 0 && costAt(net, 0, next) === price - 1)
      return { hex: next, layer: 0, price: price - 1 };
  }
  for (let layer = DAYLIGHT; layer < LAYERS; layer += 1)
    if (costAt(net, layer, hex) === price) return { hex, layer, price };
  return undefined;
};

const beforeAtSea = (net: Net, waters: Waters, head: Head): Head | undefined => {
  const { chart, danger, watched } = waters;
  const { hex, layer } = head;
  const open = directionsOf(chart).sea[hex] as number;
  const price = head.price - (hasHex(danger, hex) ? 2 : 1);
  for (let direction = 0; direction < 6; direction += 1) {
    const next = chart.grid.neighbours[hex * 6 + direction] as HexId;
    if ((open & (1 << direction)) === 0) continue;
    for (const from of [layer, layer - 1])
      if (from >= DAYLIGHT && layerOver(watched, from, hex) === layer && costAt(net, from, next) === price)
        return { hex: next, layer: from, price };
  }
  return { hex, layer: 0, price: head.price };
};

/** A move costs a point or more, and between two moves a line goes aboard or ashore at most once. */
const LONGEST = 2 * REACH + 2;

/** Back from a hex that was reached. Where a ferry brought it, no way leads on but between ship and shore, for ever. */
const lineTo = (net: Net, waters: Waters, end: HexId): Line | undefined => {
  const line: Stage[] = [];
  let head: Head | undefined = { hex: end, layer: 0, price: costAt(net, 0, end) ?? 0 };
  while (head !== undefined && line.length < LONGEST) {
    line.unshift({ hex: head.hex, afloat: head.layer > 0 });
    if (head.price === 0 && head.layer === 0) return line;
    head = (head.layer === 0 ? beforeOnLand : beforeAtSea)(net, waters, head);
  }
  return undefined;
};

type Lines = Map<HexId, Line>;
const linesOn = memo<Chart, BySide<Lines>>(() => ({ axis: new Map(), allied: new Map() }));

/**
 * [F.16.2] Those of the hexes that a line from these ports reaches. The line that reached a hex the last time is tried
 * first: mostly it still holds, and a net is cast only for the others.
 */
export const reachedFrom = (
  waters: Waters,
  ports: readonly PortId[],
  asked: readonly HexId[],
): ReadonlySet<HexId> => {
  const lines = linesOn(waters.chart)[waters.side];
  const starts = ports.map(port => waters.chart.ports[port]?.hex ?? (0 as HexId));
  const reached = new Set(asked.filter(hex => holds(waters, starts, lines.get(hex) ?? [])));
  const left = asked.filter(hex => !reached.has(hex));
  const net = netFrom(waters, ports, left);
  for (const hex of left) {
    if (!isReached(net, hex)) continue;
    reached.add(hex);
    const line = lineTo(net, waters, hex);
    if (line !== undefined) lines.set(hex, line);
  }
  return reached;
};
