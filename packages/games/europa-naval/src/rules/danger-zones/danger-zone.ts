import { memo } from '@narrow-seas/core';
import {
  addHex,
  difference,
  emptySet,
  type HexId,
  type HexSet,
  hasHex,
  hexesIn,
  range,
  removeHex,
  rowOf,
  union,
} from '@narrow-seas/hex';
import { adriaticOf } from './adriatic.ts';
import { areaAt, type Chart, hexNamed, type PortSpec, portOfName } from '../../model/chart.ts';
import type { DangerCause } from '../../model/parts.ts';
import type { BySide, Side } from '../../model/vocabulary.ts';

export type { DangerCause } from '../../model/parts.ts';
export type SafeZone = DangerCause['safe'];

/** The hexes that are dangerous to the other side, by the side that exerts them. */
export type DangerZones = BySide<HexSet>;

const owns = (cause: DangerCause, { id }: PortSpec, side: Side): boolean =>
  cause.ports[id]?.toLowerCase() === (side === 'axis' ? 'x' : 'a');

/** [36.D 1-4] Owned, and nothing silences it. */
const exerts = (cause: DangerCause, { id }: PortSpec, side: Side): boolean =>
  cause.ports[id] === (side === 'axis' ? 'X' : 'A');

const addWater = (chart: Chart, set: HexSet, hexes: Iterable<HexId>): void => {
  for (const hex of hexes) if (chart.water[hex] === 1) addHex(set, hex);
};

const discs = new WeakMap<PortSpec, Map<number, readonly HexId[]>>();

/** The water within a radius of a port, worked out once: ports and the sea stay where they are. */
const discOf = (chart: Chart, port: PortSpec, radius: number): readonly HexId[] => {
  const known = discs.get(port) ?? new Map<number, readonly HexId[]>();
  discs.set(port, known);
  const disc = known.get(radius) ?? range(chart.grid, port.hex, radius).filter(hex => chart.water[hex] === 1);
  known.set(radius, disc);
  return disc;
};

const addAround = (chart: Chart, set: HexSet, ports: readonly PortSpec[], radius: number): void => {
  for (const port of ports) for (const hex of discOf(chart, port, radius)) addHex(set, hex);
};

/** [36.D] One hex round each naval base, whatever its state. */
const aroundNavalBases = (chart: Chart, cause: DangerCause, side: Side): HexSet => {
  const set = emptySet(chart.grid.size);
  const bases = chart.ports.filter(port => port.naval && exerts(cause, port, side));
  addAround(chart, set, bases, 1);
  return set;
};

const tagged = (chart: Chart, cause: DangerCause, tags: readonly string[]): readonly PortSpec[] =>
  chart.ports.filter(port => port.tags.some(tag => tags.includes(tag)) && exerts(cause, port, 'axis'));

/** [36.D.1.a 6] [F.20.2] Gone near ports of the Allies, exerting or not. */
const removeNearAllies = (chart: Chart, cause: DangerCause, set: HexSet): void => {
  const radius = cause.italySurrendered ? 9 : 5;
  for (const port of chart.ports)
    if (owns(cause, port, 'allied')) for (const hex of discOf(chart, port, radius)) removeHex(set, hex);
};

/** [36.D.1.a 2 4 5 6] */
const axisInMediterranean = (chart: Chart, cause: DangerCause): HexSet => {
  const set = emptySet(chart.grid.size);
  addAround(chart, set, tagged(chart, cause, ['M20']), cause.italySurrendered ? 3 : 5);
  if (!cause.italySurrendered) addWater(chart, set, hexesIn(adriaticOf(chart)));
  removeNearAllies(chart, cause, set);
  return set;
};

/** All water of a map, as a set. */
const seaOf = memo((chart: Chart): HexSet => {
  const sea = emptySet(chart.grid.size);
  for (const { hexes } of chart.areas) addWater(chart, sea, hexesIn(hexes));
  return sea;
});

/** [36.D.1.b] All that the Axis leaves. */
const alliedInMediterranean = (chart: Chart, axis: HexSet): HexSet => difference(seaOf(chart), axis);

const regionWater = (chart: Chart, region: string): HexSet => {
  const set = emptySet(chart.grid.size);
  addWater(chart, set, hexesIn(chart.map.regions.get(region) ?? set));
  return set;
};

/** [36.D.1.c 2] [F.20.4] All of the Baltic Sea on or north of hexrow 1B:1900, the belts of Denmark among it. */
const northernBaltic = (chart: Chart): readonly HexId[] => {
  const row = rowOf(chart.grid, hexNamed(chart, '1B:1900') as HexId);
  return hexesIn(regionWater(chart, 'baltic-sea')).filter(hex => rowOf(chart.grid, hex) <= row);
};

/** [36.D.1.c] [F.20.4] The hexes round Kronshtadt, and what the Soviets won back. */
export const safeZoneHexes = (chart: Chart, safe: SafeZone): HexSet => {
  const set = emptySet(chart.grid.size);
  if (safe === 'none' || safe === 'ended') return set;
  addAround(chart, set, [portOfName(chart, 'Kronshtadt')], 2);
  if (safe !== 'kronshtadt') addWater(chart, set, hexesIn(regionWater(chart, 'expansion-1')));
  if (safe === 'x2') addWater(chart, set, northernBaltic(chart));
  return set;
};

/** [36.D.1.a 1] Germany and Denmark; in the Baltic Sea clause 3 speaks for all hexes [F.20.1]. */
const germanCoast = (chart: Chart, cause: DangerCause): HexSet => {
  const set = emptySet(chart.grid.size);
  addAround(chart, set, tagged(chart, cause, ['GG', 'DK']), 5);
  for (const hex of hexesIn(regionWater(chart, 'baltic-sea'))) removeHex(set, hex);
  return set;
};

/** [36.D.1.a 3] [36.D.1.c] West of the line, or all of the Baltic but the safe zone. */
const balticSides = (chart: Chart, cause: DangerCause): DangerZones => {
  if (!cause.lineFell)
    return { axis: regionWater(chart, 'baltic-west'), allied: regionWater(chart, 'baltic-east') };
  const axis = regionWater(chart, 'baltic-sea');
  const safe = cause.safe === 'none' ? 'kronshtadt' : cause.safe;
  for (const hex of hexesIn(safeZoneHexes(chart, safe))) removeHex(axis, hex);
  return { axis, allied: safeZoneHexes(chart, cause.safe) };
};

const nationalZones = (chart: Chart, cause: DangerCause): DangerZones => {
  if (chart.name === 'mediterranean') {
    const axis = axisInMediterranean(chart, cause);
    return {
      axis,
      allied: alliedInMediterranean(chart, union(axis, aroundNavalBases(chart, cause, 'axis'))),
    };
  }
  const baltic = balticSides(chart, cause);
  return { axis: union(baltic.axis, germanCoast(chart, cause)), allied: baltic.allied };
};

/** [36.D] National zones and the rings of naval bases. */
export const drawDangerZones = (chart: Chart, cause: DangerCause): DangerZones => {
  const national = nationalZones(chart, cause);
  return {
    axis: union(national.axis, aroundNavalBases(chart, cause, 'axis')),
    allied: union(national.allied, aroundNavalBases(chart, cause, 'allied')),
  };
};

const drawn = new WeakMap<DangerCause, DangerZones>();

/** The same, kept for as long as their cause lives. */
export const dangerZones = (chart: Chart, cause: DangerCause): DangerZones => {
  const known = drawn.get(cause);
  if (known !== undefined) return known;
  const zones = drawDangerZones(chart, cause);
  drawn.set(cause, zones);
  return zones;
};

/** Whether the hex lies in a zone exerted against the side. */
export const inEnemyZone = (chart: Chart, cause: DangerCause, side: Side, hex: HexId): boolean =>
  hasHex(dangerZones(chart, cause)[side === 'axis' ? 'allied' : 'axis'], hex) &&
  areaAt(chart, hex) !== undefined;
