import {
  emptySet,
  type HexId,
  type HexSet,
  hasHex,
  hexName,
  type Place,
  parseHexName,
  readMap,
  setOf,
} from '@narrow-seas/hex';
import chartFile from '../../data/sixth-fleet.map.json' with { type: 'json' };
import { NATIONS, type Nation, type Side } from './vocabulary.ts';

/** [3.1] The mapsheet: 45.4 nautical miles to the hex [3.6]. */
const MAP = readMap(chartFile);

export const GRID = MAP.grid;

/** The map as a file, for its digest. */
export const MAP_FILE = chartFile as object;

/** What the printed map would say and this one decides for itself. */
export const MAP_FILLS = MAP.fills;

export const nameOfHex = (hex: HexId): string => hexName(GRID, MAP.numbering, hex);

export const hexNamed = (name: string): HexId | undefined => parseHexName(GRID, MAP.numbering, name);

/** A hex that we know to exist. */
export const hexOf = (name: string): HexId => {
  const hex = hexNamed(name);
  if (hex === undefined) throw new RangeError(`There is no hex ${name}`);
  return hex;
};

const region = (id: string): HexSet => MAP.regions.get(id) ?? emptySet(GRID.size);

export const AEGEAN = region('aegean');
export const BLACK_SEA = region('black-sea');
export const EASTERN_MEDITERRANEAN = region('eastern-mediterranean');
export const ISRAEL_COAST = region('israel-coast');
export const WEST_EDGE = region('west-edge');
export const WEST_ENTRY = region('west-entry');
export const NORTH_EDGE = region('north-edge');
/** [10.11] Yugoslavia and Albania, land and coast. */
export const PROHIBITED = region('prohibited');
/** [10.31] */
export const RESTRICTED = region('restricted');
/** [12.3] [14.4] */
export const BOSPHORUS = hexOf('2025');

const kindOf = (hex: HexId): string => MAP.terrainKinds[MAP.terrain[hex] ?? 0] ?? 'off';

/** Sea or coastal: where ships can be. The Red Sea is cut off, so nothing ever gets there. */
export const isWater = (hex: HexId): boolean => kindOf(hex) === 'sea' || kindOf(hex) === 'coastal';

/** All of those hexes. */
export const WATER: HexSet = setOf(
  GRID.size,
  Array.from({ length: GRID.size }, (_, hex) => hex as HexId).filter(isWater),
);

/** [10.12] One for each hexside: 1 where it is all land. */
export const LAND_HEXSIDES: Uint8Array = MAP.hexsides.map(kind =>
  MAP.hexsideKinds[kind] === 'land' ? 1 : 0,
);

/** A number for what lies off the map: one more than there are hexes, so that it can be looked up like them. */
const OFF_MAP = GRID.size;

/** The six hexes beside each; off the map where there is none. */
export const AIR_WAYS: Int16Array = Int16Array.from(GRID.neighbours, hex => (hex < 0 ? OFF_MAP : hex));

/** [10.12] The same for ships: none across an all-land hexside. */
export const SEA_WAYS: Int16Array = AIR_WAYS.map((hex, place) =>
  LAND_HEXSIDES[GRID.hexsides[place] as number] === 1 ? OFF_MAP : hex,
);

/** [10.0] [10.5] [10.14] What a ship pays to enter each hex; 0 where it cannot. */
export const NAVAL_COST: Uint8Array = Uint8Array.from({ length: GRID.size }, (_, index) => {
  const hex = index as HexId;
  if (!isWater(hex) || hasHex(PROHIBITED, hex)) return 0;
  return hasHex(RESTRICTED, hex) ? 2 : 1;
});

/** [9.21] [10.13] What an aircraft pays; it may fly anywhere but over neutral ground. */
export const AIR_COST: Uint8Array = Uint8Array.from({ length: GRID.size }, (_, hex) =>
  hasHex(PROHIBITED, hex as HexId) ? 0 : 1,
);

/** [14.2] The same once neutral air space is violated. */
export const AIR_COST_EVERYWHERE: Uint8Array = new Uint8Array(GRID.size).fill(1);

export interface Airbase {
  readonly hex: HexId;
  readonly name: string;
  readonly nation: Nation;
  readonly country: string;
  /** [14.3] In use only with the Middle East air forces. */
  readonly optional: boolean;
  readonly source: Place['source'];
}

const nationOf = ({ nation, id }: Place): Nation => {
  const known = NATIONS.find(code => code === nation);
  if (known === undefined) throw new RangeError(`${id} has the unknown nation ${nation}`);
  return known;
};

const placesOf = (kind: string): readonly Place[] => MAP.places.filter(place => place.kind === kind);

export const AIRBASES: readonly Airbase[] = placesOf('airbase').map(place => ({
  hex: place.hex,
  name: place.name,
  nation: nationOf(place),
  country: String(place.fields['country']),
  optional: place.fields['optional'] === true,
  source: place.source,
}));

export const AIRBASE_AT: ReadonlyMap<HexId, Airbase> = new Map(AIRBASES.map(base => [base.hex, base]));

/** [10.41] A hex with a defence of its own. */
export interface Fortress {
  readonly hex: HexId;
  readonly name: string;
  readonly side: Side;
  readonly defence: number;
  readonly ecm: number;
  readonly source: Place['source'];
}

/** [10.47] Egypt and Syria count as Soviet, Israel as NATO: the map says so hex by hex. */
export const FORTRESSES: readonly Fortress[] = placesOf('defended').map(place => ({
  hex: place.hex,
  name: place.name,
  side: place.fields['side'] === 'NATO' ? 'nato' : 'soviet',
  defence: Number(place.fields['defence']),
  ecm: Number(place.fields['ecm']),
  source: place.source,
}));

export const FORTRESS_AT: ReadonlyMap<HexId, Fortress> = new Map(
  FORTRESSES.map(fortress => [fortress.hex, fortress]),
);

/** [11.1] Coded set-up hexes of a nation. */
export const SETUP_HEXES: ReadonlyMap<Nation, readonly HexId[]> = new Map(
  NATIONS.map(nation => [
    nation,
    placesOf('setup')
      .filter(place => place.nation === nation)
      .map(({ hex }) => hex),
  ]),
);
