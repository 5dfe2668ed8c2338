import { hasHex, type HexId } from '@narrow-seas/hex';
import { type Chart, crossing, type PortSpec, terrainAt } from '../model/chart.ts';
import type { Common } from '../model/state.ts';
import type { Owner } from '../model/vocabulary.ts';

/** Hexes once more, from rows and columns alone: the second reading of the rules shares no distances with the first. */

export const rowOf = ({ grid }: Chart, hex: HexId): number => Math.floor(hex / grid.columns);

/** Even rows are shoved half a hex to the east on both maps: the columns of a slanted grid. */
const slanted = (row: number, column: number): number => column - (row + (row % 2)) / 2;

export const hexesBetween = ({ grid: { columns } }: Chart, a: HexId, b: HexId): number => {
  const [r1, r2] = [Math.floor(a / columns), Math.floor(b / columns)];
  const east = slanted(r1, a % columns) - slanted(r2, b % columns);
  const south = r1 - r2;
  return Math.max(Math.abs(east), Math.abs(south), Math.abs(east + south));
};

/** Where the middle of a hex lies, in hexes to the east and to the south. */
const middleOf = ({ grid: { columns } }: Chart, hex: HexId): readonly [east: number, south: number] => {
  const row = Math.floor(hex / columns);
  return [(hex % columns) + (row % 2 === 0 ? 0.5 : 0), row * Math.sqrt(0.75)];
};

/** The hexes that a ruler from middle to middle lies over. */
export const hexesAlong = (chart: Chart, a: HexId, b: HexId): ReadonlySet<HexId> => {
  const [from, to] = [middleOf(chart, a), middleOf(chart, b)];
  const rows = [rowOf(chart, a), rowOf(chart, b)];
  const near = allHexes(chart).filter(
    hex => rowOf(chart, hex) >= Math.min(...rows) && rowOf(chart, hex) <= Math.max(...rows),
  );
  const nearest = (east: number, south: number): HexId => {
    const away = (hex: HexId): number => {
      const [x, y] = middleOf(chart, hex);
      return Math.hypot(x - east, y - south);
    };
    return near.reduce((best, hex) => (away(hex) < away(best) ? hex : best));
  };
  const marks = Array.from({ length: 100 }, (_, mark) => mark / 99);
  return new Set(
    marks.map(part => nearest(from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1]))),
  );
};

export const allHexes = ({ grid }: Chart): readonly HexId[] =>
  Array.from({ length: grid.size }, (_, hex) => hex as HexId);

export const isSea = ({ water }: Chart, hex: HexId): boolean => water[hex] === 1;

export const isLand = (chart: Chart, hex: HexId): boolean =>
  ['land', 'coastal'].includes(terrainAt(chart, hex));

export const isIn = ({ map }: Chart, region: string, hex: HexId): boolean => {
  const hexes = map.regions.get(region);
  return hexes !== undefined && hasHex(hexes, hex);
};

/** Worked out once for a map. */
export const kept = <T>(make: (chart: Chart) => T): ((chart: Chart) => T) => {
  const known = new WeakMap<Chart, T>();
  return chart => {
    const found = known.get(chart) ?? make(chart);
    known.set(chart, found);
    return found;
  };
};

/** All hexes where ships can be. */
export const seaOf = kept(chart => allHexes(chart).filter(hex => isSea(chart, hex)));

/** The hexes one hex away from each. */
export const besides = kept((chart): readonly (readonly HexId[])[] =>
  allHexes(chart).map(hex => {
    const { columns, size } = chart.grid;
    const near = [-1, 1, -columns - 1, -columns, -columns + 1, columns - 1, columns, columns + 1];
    return near
      .map(step => (hex + step) as HexId)
      .filter(other => other >= 0 && other < size && hexesBetween(chart, hex, other) === 1);
  }),
);

/** How far each hex is from each port, as the map is read once. */
export const portDistances = kept((chart): readonly Uint8Array[] =>
  chart.ports.map(port => Uint8Array.from(allHexes(chart), hex => hexesBetween(chart, port.hex, hex))),
);

const portsByHex = kept((chart): readonly (readonly PortSpec[])[] =>
  allHexes(chart).map(hex => chart.ports.filter(port => (portDistances(chart)[port.id]?.[hex] ?? 99) <= 9)),
);

/** The ports within nine hexes, the farthest that any danger zone asks for. */
export const portsNear = (chart: Chart, hex: HexId): readonly PortSpec[] => portsByHex(chart)[hex] ?? [];

/** [F.2.1] [F.2.2] Ships cross full sea, partial sea and narrow straits. */
const isOpenToShips = (chart: Chart, from: HexId, to: HexId): boolean =>
  isSea(chart, from) &&
  isSea(chart, to) &&
  ['full-sea', 'partial-sea', 'narrow-straits'].includes(crossing(chart, from, to) ?? '');

/** Where a ship comes to from each hex with one point. */
export const besidesAtSea = kept((chart): readonly (readonly HexId[])[] =>
  besides(chart).map((near, hex) => near.filter(other => isOpenToShips(chart, hex as HexId, other))),
);

const nationAt = ({ map }: Chart, hex: HexId): string | undefined => map.nations[map.nation[hex] ?? 0]?.id;

/** [F.2.3] Land that nobody fought over goes with the nearest port of its nation, as the scenario began. */
const startingOwner = (chart: Chart, scenario: string, hex: HexId): Owner => {
  const nation = nationAt(chart, hex);
  const ports = chart.ports.filter(port => port.nation === nation);
  const far = (port: PortSpec): number => portDistances(chart)[port.id]?.[hex] ?? 0;
  const nearest = Math.min(...ports.map(far));
  const owner = ports.find(port => far(port) === nearest)?.owners[scenario];
  if (owner === 'axis') return 'axis';
  return owner === 'allied' || owner === 'soviet' ? 'allied' : 'neutral';
};

const startingOwners = kept(() => new Map<string, readonly Owner[]>());

const ownersNow = new WeakMap<Common, readonly Owner[]>();

/** [F.2.3] Whose each hex is; the sea is nobody's. */
export const plainOwners = (chart: Chart, common: Common): readonly Owner[] => {
  const owners = ownersNow.get(common) ?? listOwners(chart, common);
  ownersNow.set(common, owners);
  return owners;
};

const listOwners = (chart: Chart, common: Common): readonly Owner[] => {
  const known = startingOwners(chart);
  const start =
    known.get(common.scenario) ??
    allHexes(chart).map(hex => (isLand(chart, hex) ? startingOwner(chart, common.scenario, hex) : 'neutral'));
  known.set(common.scenario, start);
  const owners = [...start];
  for (const { hex, owner } of common.taken) owners[hex] = owner;
  for (const { id, hex } of chart.ports) owners[hex] = common.ports[id]?.owner ?? 'neutral';
  return owners;
};
