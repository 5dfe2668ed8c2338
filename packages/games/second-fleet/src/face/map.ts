import {
  type HexId,
  type HexSet,
  hasHex,
  hexName,
  type Place,
  placesOf,
  readMap,
  regionOf,
} from '@narrow-seas/hex';
import mapFile from '../../data/second-fleet.map.json' with { type: 'json' };
import type { Zone } from '../model/vocabulary.ts';

/** The map as its file has it, for the part that draws it; read it with `readMap`. */
export const secondFleetMap: unknown = mapFile;

export const MAP = readMap(mapFile);

export const { grid: GRID } = MAP;

export const hexLabel = (hex: number): string => hexName(MAP.grid, MAP.numbering, hex as HexId);

/** Sea, coastal, land, or off the sheet. */
export const terrainOf = (hex: number): string => MAP.terrainKinds[MAP.terrain[hex] ?? 0] ?? 'off';

const isIn = (region: HexSet, hex: number): boolean => hasHex(region, hex as HexId);

const ZONE_IDS: { readonly [zone in Zone]: string } = {
  LS: 'zone-ls',
  NA: 'zone-na',
  BI: 'zone-bi',
  IC: 'zone-ic',
  NS: 'zone-ns',
  GS: 'zone-gs',
  SV: 'zone-sv',
  BS: 'zone-bs',
};

/** "Norwegian Sea". */
export const zoneName = (zone: Zone): string => MAP.regionNames.get(ZONE_IDS[zone]) ?? zone;

/** "the Norwegian Sea", but "Iceland". */
export const theZone = (zone: Zone): string =>
  zone === 'IC' || zone === 'SV' ? zoneName(zone) : `the ${zoneName(zone)}`;

/** The region of the map file that is this zone. */
export const zoneRegion = (zone: Zone): string => ZONE_IDS[zone];

const ZONES = (Object.keys(ZONE_IDS) as Zone[]).map(zone => ({
  zone,
  hexes: regionOf(MAP, ZONE_IDS[zone]),
}));

export const zoneAt = (hex: number): Zone | undefined => ZONES.find(({ hexes }) => isIn(hexes, hex))?.zone;

const FJORD = regionOf(MAP, 'fjord');
const SOSUS = regionOf(MAP, 'sosus');
const MOUNTAIN = regionOf(MAP, 'mountain');

export const isFjord = (hex: number): boolean => isIn(FJORD, hex) && terrainOf(hex) === 'coastal';
export const isSosus = (hex: number): boolean => isIn(SOSUS, hex);
export const isMountain = (hex: number): boolean => isIn(MOUNTAIN, hex);

type Season = { readonly level: string; readonly period: number };

const PACK_ALL_YEAR = regionOf(MAP, 'pack-ice');
const PACK = [1, 2, 3, 4].map(period => regionOf(MAP, `pack-ice-${period}`));
const DRIFT = [1, 2, 3, 4].map(period => regionOf(MAP, `drift-ice-${period}`));

const isInAny = (region: HexSet | undefined, hex: number): boolean =>
  region !== undefined && isIn(region, hex);

/** As the rules have it; a test holds the two together. */
export const iceAt = ({ level, period }: Season, hex: number): 'pack' | 'drift' | undefined => {
  const advanced = level === 'advanced';
  if (isInAny(advanced ? PACK[period - 1] : PACK_ALL_YEAR, hex)) return 'pack';
  return advanced && isInAny(DRIFT[period - 1], hex) ? 'drift' : undefined;
};

const BASE_KINDS = ['airfield', 'port', 'airfield+port', 'strip'];

/** A base is its place in this list, as in the rules. */
export const BASES: readonly Place[] = MAP.places.filter(({ kind }) => BASE_KINDS.includes(kind));

export const SEA_NAMES = placesOf(MAP, 'sea-name');

export const baseName = (base: number): string => BASES[base]?.name ?? '';

export const baseHex = (base: number): number | undefined => BASES[base]?.hex;

/** Where the name of a zone is written, for what happens in all of it. */
export const middleOf = (zone: Zone): number | undefined => {
  const name = zoneName(zone);
  const written =
    SEA_NAMES.find(place => place.name === name)?.hex ??
    SEA_NAMES.find(place => zoneAt(place.hex) === zone)?.hex;
  return written ?? BASES.find(base => zoneAt(base.hex) === zone)?.hex;
};
