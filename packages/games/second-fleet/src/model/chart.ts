import {
  distance,
  type HexId,
  type HexSet,
  hasHex,
  hexesIn,
  hexName,
  intersection,
  parseHexName,
  range,
  readMap,
  regionOf,
  setOf,
  union,
} from '@narrow-seas/hex';
import chartFile from '../../data/second-fleet.map.json' with { type: 'json' };
import { ZONES, type Zone } from './vocabulary.ts';

/** [A7] The map: 47 columns, 44 rows, even columns half a hex lower. */
const MAP = readMap(chartFile);

export const GRID = MAP.grid;

/** The map as a file, for its digest. */
export const MAP_FILE = chartFile as object;

/** What the printed map would say and this one decides for itself. */
export const MAP_FILLS = MAP.fills;

/** Bases and names on the map. */
export const PLACES = MAP.places;

export const nameOfHex = (hex: HexId): string => hexName(GRID, MAP.numbering, hex);

const kindOf = (hex: HexId): string => MAP.terrainKinds[MAP.terrain[hex] ?? 0] ?? 'off';

/** The grid is a rectangle, the sheet is not. */
export const isOnMap = (hex: HexId): boolean => kindOf(hex) !== 'off';

/** Undefined unless the hex is on the printed sheet. */
export const hexNamed = (name: string): HexId | undefined => {
  const hex = parseHexName(GRID, MAP.numbering, name);
  return hex !== undefined && isOnMap(hex) ? hex : undefined;
};

/** A hex that we know to exist. */
export const hexOf = (name: string): HexId => {
  const hex = hexNamed(name);
  if (hex === undefined) throw new RangeError(`There is no hex ${name}`);
  return hex;
};

/** A region of the map file; one that the map lacks is a slip and throws. */
export const region = (id: string): HexSet => regionOf(MAP, id);

export const EVERY_HEX: readonly HexId[] = Array.from({ length: GRID.size }, (_, hex) => hex as HexId).filter(
  isOnMap,
);

const hexesWhere = (holds: (hex: HexId) => boolean): HexSet => setOf(GRID.size, EVERY_HEX.filter(holds));

/** Sea or coast: where ships can be. */
const WATER: HexSet = hexesWhere(hex => kindOf(hex) === 'sea' || kindOf(hex) === 'coastal');
const COASTAL: HexSet = hexesWhere(hex => kindOf(hex) === 'coastal');
const FJORD: HexSet = intersection(region('fjord'), COASTAL);
/** [19] */
export const SOSUS: HexSet = region('sosus');
/** [22] */
export const MOUNTAIN: HexSet = region('mountain');
/** [C.3.4] Coasts that report what passes, Svalbard and Jan Mayen left out. */
export const COAST_OF_NORWAY: HexSet = region('coast-norway');
export const COAST_OF_BRITAIN: HexSet = region('coast-great-britain');
export const COAST_OF_THE_SOVIETS: HexSet = region('coast-soviet');

export const isWater = (hex: HexId): boolean => hasHex(WATER, hex);
export const isFjord = (hex: HexId): boolean => hasHex(FJORD, hex);
export const isCoastal = (hex: HexId): boolean => hasHex(COASTAL, hex);

/** The nation whose land or coast the hex is, by its letters; empty for the open sea. */
export const nationOfHex = (hex: HexId): string => MAP.nations[MAP.nation[hex] ?? 0]?.id ?? '';

const ZONE_SETS: { readonly [zone in Zone]: HexSet } = {
  LS: region('zone-ls'),
  NA: region('zone-na'),
  BI: region('zone-bi'),
  IC: region('zone-ic'),
  NS: region('zone-ns'),
  GS: region('zone-gs'),
  SV: region('zone-sv'),
  BS: region('zone-bs'),
};

const ZONE_BY_HEX: readonly (Zone | undefined)[] = Array.from({ length: GRID.size }, (_, hex) =>
  ZONES.find(zone => hasHex(ZONE_SETS[zone], hex as HexId)),
);

/** [A6] Every hex of the map lies in a zone. */
export const zoneOf = (hex: HexId): Zone => {
  const zone = ZONE_BY_HEX[hex];
  if (zone === undefined) throw new RangeError(`Hex ${nameOfHex(hex)} lies in no zone`);
  return zone;
};

type ByZone<T> = { readonly [zone in Zone]: T };

const byZone = <T>(make: (zone: Zone) => T): ByZone<T> =>
  Object.fromEntries(ZONES.map(zone => [zone, make(zone)])) as ByZone<T>;

const WATERS = byZone(zone => hexesIn(intersection(ZONE_SETS[zone], WATER)));

/** The water of a zone, in the order of its hexes. */
export const watersOf = (zone: Zone): readonly HexId[] => WATERS[zone];

const DISTANCES = MAP.matrices.get('zone-distance');

/** [A6] */
export const zoneDistance = (a: Zone, b: Zone): number => {
  const far = DISTANCES?.rows[DISTANCES.labels.indexOf(a)]?.[DISTANCES.labels.indexOf(b)];
  if (far === undefined) throw new RangeError(`The map does not say how far ${a} is from ${b}`);
  return far;
};

/** The ways that lead south or west: directions SW, S and SE of a flat grid. */
const isOnEdge = (hex: HexId): boolean =>
  [3, 4, 5].some(direction => {
    const next = GRID.neighbours[hex * 6 + direction] as number;
    return next === -1 || !isOnMap(next as HexId);
  });

const EDGES = byZone(zone => WATERS[zone].filter(hex => kindOf(hex) === 'sea' && isOnEdge(hex)));

/** [C.16.3] Open sea of a zone on the south or west edge of the sheet. */
export const edgeOf = (zone: Zone): readonly HexId[] => EDGES[zone];

export const distanceBetween = (a: HexId, b: HexId): number => distance(GRID, a, b);

/** [C.1.3] One for each hexside: 1 where it is all land. */
const LAND_HEXSIDES: Uint8Array = MAP.hexsides.map(kind => (MAP.hexsideKinds[kind] === 'land' ? 1 : 0));

const NO_WAY = -1;

/** The six hexes beside each; -1 off the sheet. */
export const AIR_WAYS: Int16Array = Int16Array.from(GRID.neighbours, hex =>
  hex >= 0 && isOnMap(hex as HexId) ? hex : NO_WAY,
);

/** [C.1.3] The same for whatever is not in the air: -1 across an all-land hexside too. */
export const OPEN_WAYS: Int16Array = AIR_WAYS.map((hex, place) =>
  LAND_HEXSIDES[GRID.hexsides[place] as number] === 1 ? NO_WAY : hex,
);

/** The same for ships: -1 too where there is no water. */
export const SEA_WAYS: Int16Array = OPEN_WAYS.map(hex => (hex >= 0 && isWater(hex as HexId) ? hex : NO_WAY));

const waysFrom = (ways: Int16Array, hex: HexId): readonly HexId[] =>
  Array.from(ways.subarray(hex * 6, hex * 6 + 6)).filter(next => next >= 0) as HexId[];

const listed = (ways: Int16Array): readonly (readonly HexId[])[] =>
  Array.from({ length: GRID.size }, (_, hex) => waysFrom(ways, hex as HexId));

const AIR_NEIGHBOURS = listed(AIR_WAYS);
const OPEN_NEIGHBOURS = listed(OPEN_WAYS);
const SEA_NEIGHBOURS = listed(SEA_WAYS);

/** The hexes beside it on the sheet. */
export const besideInAir = (hex: HexId): readonly HexId[] => AIR_NEIGHBOURS[hex] ?? [];
/** [C.1.3] Those not across an all-land hexside. */
export const besideOpen = (hex: HexId): readonly HexId[] => OPEN_NEIGHBOURS[hex] ?? [];
/** Those of them that ships can enter. */
export const besideAtSea = (hex: HexId): readonly HexId[] => SEA_NEIGHBOURS[hex] ?? [];

/** [C.1.3] Adjacent for ships and submarines. */
export const isBeside = (a: HexId, b: HexId): boolean => besideOpen(a).includes(b);

/** [C.20.7] How far each hex is from the mainland coast of Norway. */
const FROM_NORWAY: Uint8Array = Uint8Array.from({ length: GRID.size }, (_, hex) =>
  Math.min(...hexesIn(COAST_OF_NORWAY).map(coast => distanceBetween(hex as HexId, coast))),
);

export const distanceFromNorway = (hex: HexId): number => FROM_NORWAY[hex] as number;

/** [19] Within three hexes of a SOSUS hex. */
export const NEAR_SOSUS: HexSet = hexesIn(SOSUS)
  .map(hex => setOf(GRID.size, range(GRID, hex, 3)))
  .reduce(union);
