import {
  type Landmark,
  parseHexName,
  regionOf,
  sayPlace,
  sayWhere,
  type Whereabouts,
  whereabouts,
} from '@narrow-seas/hex';
import { BASES, FORTRESSES, isIn, MAP, SEA_NAMES, CODED_HEXES } from './map.ts';

/** What a map file calls otherwise than people do. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['Sicily (Sigonella)', 'Sigonella'],
  ['Bosphorus, Istanbul', 'the Bosphorus'],
  ['Kithira anchorage (west)', 'Kithira'],
  ['Tel Nof-Hatzor', 'Tel Nof'],
  ['Ramat David-Haifa', 'Haifa'],
  ['Balchik-Tolbukhin', 'Balchik'],
  ['Marmara (Golcuk)', 'the Sea of Marmara'],
]);

const hexOf = (name: string): number => {
  const hex = parseHexName(MAP.grid, MAP.numbering, name);
  if (hex === undefined) throw new RangeError(`There is no hex ${name}`);
  return hex;
};

const isWater = (hex: number): boolean => {
  const kind = MAP.terrainKinds[MAP.terrain[hex] ?? 0];
  return kind === 'sea' || kind === 'coastal';
};

/** Islands that every chart names and no rule needs, hex by hex: what lies west of any of them is west of the island. */
const ISLANDS: readonly Landmark[] = [
  ['Sardinia', '1504', '1604', '1704'],
  ['Corsica', '1904', '2004'],
].flatMap(([name = '', ...hexes]) => hexes.map(hex => ({ name, hex: hexOf(hex) })));

const nameOf = (name: string): string => RENAMED.get(name) ?? name.replace(/ \(.*\)$/, '');

/** Set-up hexes that are called after what lies near them ("W of Corsica") are no places of their own. */
const isPlace = (name: string): boolean =>
  !/^[NESW]{1,2} of |^E Crete|patrol$|^Ionian|^off |\bGulf\b/.test(name);

const LANDMARKS: readonly Landmark[] = [
  ...ISLANDS,
  ...[...BASES, ...FORTRESSES, ...CODED_HEXES]
    .filter(({ name }) => isPlace(name))
    .map(({ name, hex }) => ({ name: nameOf(name), hex })),
];

/** Farther from every landmark than this, one is simply at sea. */
const FAR = 6;

const SEAS: readonly Landmark[] = SEA_NAMES.map(({ name, hex }) => ({ name: `the ${name}`, hex }));

const CLOSED_SEAS = ['aegean', 'black-sea'].map(id => ({
  name: `the ${MAP.regionNames.get(id) ?? id}`,
  hexes: regionOf(MAP, id),
}));

/** The sea that a hex is in, as far as seas have borders. */
const seaOf = (hex: number): string | undefined =>
  CLOSED_SEAS.find(({ hexes }) => isIn(hexes, hex))?.name ?? whereabouts(MAP.grid, SEAS, hex)?.name;

const whereaboutsOf = (hex: number): Whereabouts =>
  whereabouts(MAP.grid, LANDMARKS, hex) ?? { name: '', hexes: 0, point: undefined };

const isFar = ({ hexes }: Whereabouts, hex: number): boolean => hexes > FAR && isWater(hex);

/** Where something happens: "at Souda", "west of Sardinia", "in the Ionian Sea". */
export const where = (hex: number): string => {
  const found = whereaboutsOf(hex);
  const sea = isFar(found, hex) ? seaOf(hex) : undefined;
  return sea === undefined ? sayWhere(found) : `in ${sea}`;
};

/** Where a way begins or ends: "Souda", "the sea west of Sardinia", "the Ionian Sea". */
export const placeOf = (hex: number): string => {
  const found = whereaboutsOf(hex);
  const sea = isFar(found, hex) ? seaOf(hex) : undefined;
  if (sea !== undefined) return sea;
  if (isWater(hex)) return sayPlace(found);
  return found.point === undefined ? found.name : `the land ${sayWhere(found).replace(/^off/, 'near')}`;
};
