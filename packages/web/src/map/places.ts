import { memo } from '@narrow-seas/core';
import { type Chart, type HexMap, hexAtPoint, type Point } from '@narrow-seas/hex';

export type MapPlaceKind = 'base' | 'town' | 'island' | 'sea' | 'strait' | 'country' | 'cape';

/** Something with a name on the map, for those who look for it. */
export interface MapPlace {
  readonly name: string;
  readonly kind: MapPlaceKind;
  /** In map units. */
  readonly at: Point;
  /** The hex there. */
  readonly hex: number;
}

const KINDS: { readonly [kind in Chart['names'][number]['kind']]: MapPlaceKind | undefined } = {
  ocean: 'sea',
  sea: 'sea',
  gulf: 'sea',
  bank: 'sea',
  strait: 'strait',
  country: 'country',
  region: 'country',
  island: 'island',
  islet: 'island',
  cape: 'cape',
  rose: undefined,
};

const middleOf = (line: Float32Array): Point => {
  const at = Math.floor((line.length / 2 - 1) / 2) * 2;
  const next = Math.min(line.length - 2, Math.ceil((line.length / 2 - 1) / 2) * 2);
  return [
    ((line[at] as number) + (line[next] as number)) / 2,
    ((line[at + 1] as number) + (line[next + 1] as number)) / 2,
  ];
};

const placeAt = (map: HexMap, name: string, kind: MapPlaceKind, at: Point): readonly MapPlace[] => {
  const hex = hexAtPoint(map.grid, ...at);
  return hex === undefined ? [] : [{ name, kind, at, hex }];
};

/** Towns, islands, seas, straits, countries and capes that the chart of this map names, inside its grid. */
const placesOn = (map: HexMap) =>
  memo((chart: Chart): readonly MapPlace[] => [
    ...chart.towns.flatMap(({ name, at }) => placeAt(map, name, 'town', [at[0] as number, at[1] as number])),
    ...chart.names.flatMap(({ name, kind, line }) => {
      const found = KINDS[kind];
      return found === undefined ? [] : placeAt(map, name, found, middleOf(line));
    }),
  ]);

const placesByMap = memo(placesOn);

/** All names on the chart as far as it has come; bases and ports are places of the map itself. */
export const placesOf = (map: HexMap, chart: Chart | undefined): readonly MapPlace[] =>
  chart === undefined ? [] : placesByMap(map)(chart);
