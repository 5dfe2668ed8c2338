import {
  type HexId,
  type HexSet,
  hasHex,
  hexName,
  parseHexName,
  type Place,
  placesOf,
  readMap,
  regionOf,
} from '@narrow-seas/hex';
import mapFile from '../../data/sixth-fleet.map.json' with { type: 'json' };

/** The map as its file has it, for the page that draws it; read it with `readMap`. */
export const sixthFleetMap: unknown = mapFile;

export const MAP = readMap(mapFile);

export const hexOfLabel = (label: string): number => parseHexName(MAP.grid, MAP.numbering, label) ?? -1;

export const hexLabel = (hex: number): string => hexName(MAP.grid, MAP.numbering, hex as HexId);

export const isIn = (region: HexSet, hex: number): boolean => hasHex(region, hex as HexId);

export const RESTRICTED = regionOf(MAP, 'restricted');
export const PROHIBITED = regionOf(MAP, 'prohibited');

/** The waters that a person should hear named. */
export const NAMED_WATERS: readonly { readonly name: string; readonly hexes: HexSet }[] = [
  'aegean',
  'black-sea',
  'eastern-mediterranean',
].map(id => ({ name: MAP.regionNames.get(id) ?? id, hexes: regionOf(MAP, id) }));

export const BASES = placesOf(MAP, 'airbase');
export const FORTRESSES = placesOf(MAP, 'defended');
export const CODED_HEXES = placesOf(MAP, 'setup');
export const SEA_NAMES = placesOf(MAP, 'sea-name');

export const sideOfFortress = ({ fields }: Place): 'nato' | 'soviet' =>
  fields['side'] === 'NATO' ? 'nato' : 'soviet';

export const isOptional = ({ fields }: Place): boolean => fields['optional'] === true;
