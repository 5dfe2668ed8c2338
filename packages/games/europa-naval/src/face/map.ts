import { type HexId, type HexMap, hasHex, hexName, type Place, placesOf, readMap } from '@narrow-seas/hex';
import balticFile from '../../data/baltic.map.json' with { type: 'json' };
import mediterraneanFile from '../../data/mediterranean.map.json' with { type: 'json' };
import type { Common } from '../model/state.ts';

/** Which of the two maps a game is played on. */
export type MapName = Common['map'];

/** The maps as their files have them, for those who draw them; read them with `readMap`. */
export const europaNavalMaps: { readonly [name in MapName]: unknown } = {
  mediterranean: mediterraneanFile,
  baltic: balticFile,
};

interface Area {
  readonly name: string;
  readonly holds: (hex: number) => boolean;
}

/** What the face needs of a map, in the order in which the rules number ports, fields and areas. */
export interface Sheet {
  readonly map: HexMap;
  readonly ports: readonly Place[];
  readonly fields: readonly Place[];
  readonly seaNames: readonly Place[];
  readonly areas: readonly Area[];
}

const AREAS: { readonly [name in MapName]: readonly string[] } = {
  mediterranean: ['wm', 'ty', 'cm', 'ad', 'ae', 'em'],
  baltic: ['ns', 'ka', 'wb', 'cb', 'gf', 'gb'],
};

const areaOf = (map: HexMap, code: string): Area => {
  const hexes = map.regions.get(`area-${code}`);
  return {
    name: map.regionNames.get(`area-${code}`) ?? code,
    holds: hex => hexes !== undefined && hasHex(hexes, hex as HexId),
  };
};

const sheetOfFile = (name: MapName): Sheet => {
  const map = readMap(europaNavalMaps[name]);
  return {
    map,
    ports: [...placesOf(map, 'port'), ...placesOf(map, 'inland-port')],
    fields: placesOf(map, 'airfield'),
    seaNames: placesOf(map, 'sea-name'),
    areas: AREAS[name].map(code => areaOf(map, code)),
  };
};

const SHEETS = { mediterranean: sheetOfFile('mediterranean'), baltic: sheetOfFile('baltic') };

/** Anything that says on which map it is. */
export type OnMap = Pick<Common, 'map'>;

export const sheetOf = ({ map }: OnMap): Sheet => SHEETS[map];

export const hexLabel = (on: OnMap, hex: number): string => {
  const { map } = sheetOf(on);
  return hexName(map.grid, map.numbering, hex as HexId);
};

/** Sea, coastal, land, or off the sheet. */
export const terrainOf = (on: OnMap, hex: number): string => {
  const { map } = sheetOf(on);
  return map.terrainKinds[map.terrain[hex] ?? 0] ?? 'off';
};

export const areaIndex = (on: OnMap, hex: number): number =>
  sheetOf(on).areas.findIndex(({ holds }) => holds(hex));

export const areaName = (on: OnMap, area: number): string => sheetOf(on).areas[area]?.name ?? '';

export const portName = (on: OnMap, port: number): string => sheetOf(on).ports[port]?.name ?? '';

export const portHex = (on: OnMap, port: number): number | undefined => sheetOf(on).ports[port]?.hex;

export const fieldName = (on: OnMap, field: number): string => sheetOf(on).fields[field]?.name ?? '';

export const fieldHex = (on: OnMap, field: number): number | undefined => sheetOf(on).fields[field]?.hex;
