import {
  type Grid,
  type HexId,
  type HexMap,
  type HexSet,
  hasHex,
  hexByName,
  hexName,
  hexsideBetween,
  type Place as MapPlace,
  placesOf,
  readMap,
  regionOf,
} from '@narrow-seas/hex';
import balticFile from '../../data/baltic.map.json' with { type: 'json' };
import mediterraneanFile from '../../data/mediterranean.map.json' with { type: 'json' };
import { type AreaId, type FieldId, PORT_KINDS, type PortId, type PortKind } from './vocabulary.ts';

/** [F.9.1] [F.14] What the map says of a port for good. */
export interface PortSpec {
  readonly id: PortId;
  readonly name: string;
  readonly hex: HexId;
  readonly kind: PortKind;
  readonly naval: boolean;
  readonly nation: string;
  /** Level of its coast defence. */
  readonly fort: number;
  readonly area: AreaId;
  /** [F.5.7] Reached by river or canal only. */
  readonly inland: boolean;
  readonly tags: readonly string[];
  readonly owners: { readonly [scenario: string]: string };
}

/** [F.11.1] */
export interface FieldSpec {
  readonly id: FieldId;
  readonly name: string;
  readonly hex: HexId;
  readonly capacity: number;
}

/** [F.2.5] */
export interface AreaSpec {
  readonly id: AreaId;
  readonly code: string;
  readonly name: string;
  readonly hexes: HexSet;
  readonly climate: 'mediterranean' | 'atlantic' | 'baltic' | 'northSea';
}

/** [F.2] One of the two seas, read once. */
export interface Chart {
  readonly name: 'mediterranean' | 'baltic';
  readonly map: HexMap;
  readonly grid: Grid;
  readonly ports: readonly PortSpec[];
  readonly portAt: ReadonlyMap<HexId, PortSpec>;
  readonly fields: readonly FieldSpec[];
  readonly areas: readonly AreaSpec[];
  /** [F.2.5] The area of each hex, 255 where there is none. */
  readonly areaOf: Uint8Array;
  /** [F.2.2] 1 where ships can be, 0 elsewhere. */
  readonly water: Uint8Array;
  /** [F.2.2] 1 for hexsides that no ship crosses. */
  readonly closed: Uint8Array;
}

const AREAS: { readonly [map in Chart['name']]: readonly string[] } = {
  mediterranean: ['WM', 'TY', 'CM', 'AD', 'AE', 'EM'],
  baltic: ['NS', 'KA', 'WB', 'CB', 'GF', 'GB'],
};

/** [T.6] The waters before the Baltic have the climate of the North Sea. */
const NORTH_SEA: readonly string[] = ['NS', 'KA'];

const climateOf = (map: Chart['name'], code: string): AreaSpec['climate'] => {
  if (map === 'mediterranean') return 'mediterranean';
  return NORTH_SEA.includes(code) ? 'northSea' : 'baltic';
};

const areasOf = (name: Chart['name'], map: HexMap): readonly AreaSpec[] =>
  AREAS[name].map((code, id) => ({
    id: id as AreaId,
    code,
    name: map.regionNames.get(`area-${code.toLowerCase()}`) ?? code,
    hexes: regionOf(map, `area-${code.toLowerCase()}`),
    climate: climateOf(name, code),
  }));

const kindOf = ({ id, fields }: MapPlace): PortKind => {
  const kind = PORT_KINDS.find(known => known === fields['type']);
  if (kind === undefined) throw new RangeError(`Port ${id} has no known type`);
  return kind;
};

const portOf = (place: MapPlace, index: number, areas: readonly AreaSpec[]): PortSpec => ({
  id: index as PortId,
  name: place.name,
  hex: place.hex,
  kind: kindOf(place),
  naval: place.fields['navalBase'] === true,
  nation: place.nation,
  fort: Number(place.fields['coastDefence']),
  area: areas.findIndex(({ code }) => code === place.fields['seaArea']) as AreaId,
  inland: place.kind === 'inland-port',
  tags: place.fields['tags'] as readonly string[],
  owners: place.fields['owners'] as { readonly [scenario: string]: string },
});

/** [F.2.1] Hexside kinds that ships cross. */
const OPEN_HEXSIDES: readonly string[] = ['full-sea', 'partial-sea', 'narrow-straits'];

/** [F.2.7] The strait of Messina is two hexsides long; the coastline leaves a sliver of land in the second. */
const STRAITS: readonly (readonly [string, string])[] = [['043077', '043078']];

/** The map with its straits closed to those who walk. */
const withStraits = (map: HexMap): HexMap => {
  const hexsides = map.hexsides.slice();
  const straits = map.hexsideKinds.indexOf('narrow-straits');
  for (const [a, b] of STRAITS) {
    const [from, to] = [hexByName(map, a), hexByName(map, b)];
    const side = from === undefined || to === undefined ? undefined : hexsideBetween(map.grid, from, to);
    if (side !== undefined) hexsides[side] = straits;
  }
  return { ...map, hexsides };
};

const readChart = (name: Chart['name'], file: unknown): Chart => {
  const map = name === 'mediterranean' ? withStraits(readMap(file)) : readMap(file);
  const areas = areasOf(name, map);
  const ports = [...placesOf(map, 'port'), ...placesOf(map, 'inland-port')].map((place, index) =>
    portOf(place, index, areas),
  );
  return {
    name,
    map,
    grid: map.grid,
    ports,
    portAt: new Map(ports.map(port => [port.hex, port])),
    fields: placesOf(map, 'airfield').map((place, id) => ({
      id: id as FieldId,
      name: place.name,
      hex: place.hex,
      capacity: Number(place.fields['capacity']),
    })),
    areas,
    areaOf: map.terrain.map((_kind, hex) => areas.findIndex(({ hexes }) => hasHex(hexes, hex as HexId))),
    water: map.terrain.map((kind, hex) =>
      ['sea', 'coastal'].includes(map.terrainKinds[kind] as string) &&
      areas.some(({ hexes }) => hasHex(hexes, hex as HexId))
        ? 1
        : 0,
    ),
    closed: map.hexsides.map(kind => (OPEN_HEXSIDES.includes(map.hexsideKinds[kind] as string) ? 0 : 1)),
  };
};

export const CHARTS: { readonly [name in Chart['name']]: Chart } = {
  mediterranean: readChart('mediterranean', mediterraneanFile),
  baltic: readChart('baltic', balticFile),
};

/** The maps as files, for their digests. */
export const MAP_FILES: { readonly [name in Chart['name']]: object } = {
  mediterranean: mediterraneanFile as object,
  baltic: balticFile as object,
};

export const terrainAt = ({ map }: Chart, hex: HexId): string =>
  map.terrainKinds[map.terrain[hex] ?? 0] as string;

/** [F.2.1] What lies between two neighbouring hexes: full sea, partial sea, narrow straits, canal, river or land. */
export const crossing = ({ map, grid }: Chart, from: HexId, to: HexId): string | undefined => {
  const side = hexsideBetween(grid, from, to);
  return side === undefined ? undefined : map.hexsideKinds[map.hexsides[side] ?? 0];
};

export const areaAt = ({ areas, areaOf }: Chart, hex: HexId): AreaSpec | undefined =>
  areas[areaOf[hex] ?? areas.length];

export const nameOfHex = ({ map, grid }: Chart, hex: HexId): string => hexName(grid, map.numbering, hex);

export const hexNamed = ({ map }: Chart, name: string): HexId | undefined => hexByName(map, name);

export const portNamed = ({ ports }: Chart, name: string): PortSpec | undefined =>
  ports.find(port => port.name === name);

/** A port that we know to exist. */
export const portOfName = (chart: Chart, name: string): PortSpec => {
  const port = portNamed(chart, name);
  if (port === undefined) throw new RangeError(`The ${chart.name} map has no port ${name}`);
  return port;
};
