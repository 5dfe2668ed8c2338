import { memoBy } from '@narrow-seas/core';
import { distance, type HexId } from '@narrow-seas/hex';
import { chartOf } from '../model/fleet.ts';
import { type DangerCause, inEnemyZone } from '../rules/danger-zones/danger-zone.ts';
import { fortLevel } from '../rules/reaction/combat-zone.ts';
import { ringAround } from '../rules/movement/waters.ts';
import { holdsMalta } from '../rules/points/income.ts';
import { portIdOf } from '../scenarios/setup.ts';
import type { Common } from '../model/state.ts';
import { isTheirs, markersAtSea, type Scene } from './scene.ts';

/** What sails: transports shun what warships look for, and submarines mind little but mines. */
export type Style = 'cargo' | 'war' | 'submarine';

/** The price of a hex: its points, and the danger in it in hundredths of a strength point. */
const PRICES: {
  readonly [style in Style]: {
    readonly zone: number;
    readonly mines: number;
    readonly fort: number;
    readonly marker: number;
    readonly malta: number;
  };
} = {
  cargo: { zone: 1, mines: 6, fort: 3, marker: 30, malta: 1 },
  war: { zone: 1, mines: 6, fort: 3, marker: 3, malta: 0 },
  submarine: { zone: 1, mines: 30, fort: 0, marker: 0, malta: 0 },
};

const BASE = 1;
const MOST = 250;
/** The first step from a goal pays for two hexes. */
const SPOKES = 2 * MOST + 1;

/** [F.19.2] */
const MALTA_RING = 12;

/** Ways to one place: what it costs to go there from every hex. */
export type Lane = Int32Array;

interface Lanes {
  readonly prices: Uint8Array;
  readonly to: Map<HexId, Lane>;
}

const known = new WeakMap<Common['mines'], WeakMap<DangerCause, Map<string, Lanes>>>();

const lanesOf = (scene: Scene, style: Style): Lanes => {
  const { mines, danger } = scene.common;
  const byDanger = known.get(mines) ?? new WeakMap<DangerCause, Map<string, Lanes>>();
  known.set(mines, byDanger);
  const byName = byDanger.get(danger) ?? new Map<string, Lanes>();
  byDanger.set(danger, byName);
  const markers = style === 'submarine' ? [] : markersAtSea(scene).map(({ hex }) => hex);
  const name = scene.doctrine.shuns
    ? `${scene.side} ${style} ${markers.join(' ')} ${gunsAshore(scene)}`
    : plainName(scene, style);
  const found = byName.get(name) ?? { prices: pricesFor(scene, style), to: new Map<HexId, Lane>() };
  byName.set(name, found);
  return found;
};

/** Who does not shun anything else still leads warships and landing craft round mines and batteries. */
const onlyRounds = ({ doctrine }: Scene, style: Style): boolean => doctrine.roundsDefences && style === 'war';

const plainName = (scene: Scene, style: Style): string =>
  onlyRounds(scene, style) ? `${scene.side} round ${gunsAshore(scene)}` : 'shortest';

/** Batteries that can still fire and whose they are, in one word: ways are worked out again when one falls. */
const gunsAshore = ({ common: { ports, map } }: Scene): string => gunsOn(ports, map);

const gunsOn = memoBy((ports: Common['ports'], map: Common['map']): string =>
  chartOf({ map })
    .ports.filter(({ fort }) => fort > 0)
    .map(({ id }) => `${ports[id]?.owner}${fortLevel({ ports, map }, id)}`)
    .join(' '),
);

const plainPrices = (scene: Scene, style: Style): Uint8Array => {
  const { chart, common, side } = scene;
  const prices = new Uint8Array(chart.grid.size).fill(BASE);
  if (!onlyRounds(scene, style)) return prices;
  const add = (hex: HexId, more: number): void => {
    prices[hex] = Math.min(MOST, (prices[hex] ?? 0) + more);
  };
  for (const { hex, side: by, points } of common.mines)
    if (by !== side) add(hex, PRICES[style].mines * points);
  addForts(scene, PRICES[style].fort, add);
  return prices;
};

const pricesFor = (scene: Scene, style: Style): Uint8Array => {
  const { chart, common, side, doctrine } = scene;
  if (!doctrine.shuns) return plainPrices(scene, style);
  const price = PRICES[style];
  const prices = new Uint16Array(chart.grid.size);
  for (let hex = 0 as HexId; hex < chart.grid.size; hex = (hex + 1) as HexId)
    if (chart.water[hex] === 1)
      prices[hex] = BASE + (inEnemyZone(chart, common.danger, side, hex) ? price.zone : 0);
  const add = (hex: HexId, more: number): void => {
    prices[hex] = (prices[hex] ?? 0) + more;
  };
  for (const { hex, side: by, points } of common.mines) if (by !== side) add(hex, price.mines * points);
  addForts(scene, price.fort, add);
  for (const { hex } of markersAtSea(scene))
    for (const near of ringAround(chart, hex)) add(near, price.marker);
  if (side === 'axis' && price.malta > 0) addMalta(scene, price.malta, add);
  return Uint8Array.from(prices, each => Math.min(MOST, each));
};

const addForts = (scene: Scene, price: number, add: (hex: HexId, more: number) => void): void => {
  if (price === 0) return;
  for (const port of scene.chart.ports) {
    const level = isTheirs(scene, port) ? fortLevel(scene.common, port.id) : 0;
    if (level > 0) for (const near of ringAround(scene.chart, port.hex)) add(near, price * level);
  }
};

/** [F.19.1] The ring round Malta, while it is Allied. */
const addMalta = ({ chart, common }: Scene, price: number, add: (hex: HexId, more: number) => void): void => {
  if (!holdsMalta(common)) return;
  const { hex: rock } = chart.ports[portIdOf(common, 'Valletta')] as { readonly hex: HexId };
  for (let hex = 0 as HexId; hex < chart.grid.size; hex = (hex + 1) as HexId)
    if (chart.water[hex] === 1 && distance(chart.grid, hex, rock) <= MALTA_RING) add(hex, price);
};

export const NO_WAY = 2 ** 30;

/** Cheapest ways by a wheel of buckets: prices are small whole numbers. */
const flow = ({ chart }: Scene, prices: Uint8Array, goal: HexId): Lane => {
  const { neighbours, hexsides, size } = chart.grid;
  const costs = new Int32Array(size).fill(NO_WAY);
  const wheel: HexId[][] = Array.from({ length: SPOKES }, () => []);
  costs[goal] = 0;
  wheel[0]?.push(goal);
  for (let cost = 0, empty = 0; empty < SPOKES; cost += 1) {
    const bucket = wheel[cost % SPOKES] as HexId[];
    empty = bucket.length === 0 ? empty + 1 : 0;
    for (const hex of bucket.splice(0)) {
      if (costs[hex] !== cost) continue;
      for (let at = hex * 6; at < hex * 6 + 6; at += 1) {
        const to = neighbours[at] as HexId;
        if (to < 0 || chart.water[to] !== 1 || chart.closed[hexsides[at] as number] === 1) continue;
        // What a hex costs is paid in it: a ship that follows the falling costs then goes round a dear one.
        const next = (cost === 0 ? (prices[goal] as number) : cost) + (prices[to] as number);
        if (next >= (costs[to] as number)) continue;
        costs[to] = next;
        wheel[next % SPOKES]?.push(to);
      }
    }
  }
  return costs;
};

/** Ways to a hex for what sails so; kept while mines, zones and markers stay as they are. */
export const laneTo = (scene: Scene, style: Style, goal: HexId): Lane => {
  const { prices, to } = lanesOf(scene, style);
  const found = to.get(goal) ?? flow(scene, prices, goal);
  to.set(goal, found);
  return found;
};

export const costFrom = (lane: Lane, hex: HexId): number => lane[hex] ?? NO_WAY;

/** This number of hexes along a lane, or as far as it goes. */
export const wayAlong = ({ chart }: Scene, lane: Lane, from: HexId, points: number): readonly HexId[] => {
  const { neighbours, hexsides } = chart.grid;
  const path: HexId[] = [];
  let at = from;
  while (path.length < points && (lane[at] as number) > 0 && (lane[at] as number) < NO_WAY) {
    let best = at;
    for (let index = at * 6; index < at * 6 + 6; index += 1) {
      const to = neighbours[index] as HexId;
      if (to < 0 || chart.water[to] !== 1 || chart.closed[hexsides[index] as number] === 1) continue;
      if ((lane[to] as number) < (lane[best] as number)) best = to;
    }
    if (best === at) break;
    path.push(best);
    at = best;
  }
  return path;
};
