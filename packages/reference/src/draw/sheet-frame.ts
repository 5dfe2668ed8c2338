import { centreOf, hexesIn, type HexId, type HexMap, parseHexName, type Point } from '@narrow-seas/hex';

/** Pixels from the centre of a hex to that of the next. */
export const SCALE = 72;
/** Hexes around what the frame must hold. */
const MARGIN = 1.02;

/** The part of a map that a picture shows. */
export interface Frame {
  readonly map: HexMap;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly hexes: readonly HexId[];
}

/** A printed number, or the name of a place. */
export const hexNamed = (map: HexMap, name: string): HexId => {
  const hex =
    parseHexName(map.grid, map.numbering, name) ?? map.places.find(place => place.name === name)?.hex;
  if (hex === undefined) throw new RangeError(`The map has no hex or place called ${name}`);
  return hex;
};

const all = (map: HexMap): readonly HexId[] =>
  Array.from({ length: map.grid.size }, (_, hex) => hex as HexId);

export const frameOf = (map: HexMap, names: readonly string[]): Frame => {
  const points = names.map(name => centreOf(map.grid, hexNamed(map, name)));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [width, height] = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top];
  const isNear = (hex: HexId): boolean => {
    const [x, y] = centreOf(map.grid, hex);
    return x > left - 1 && x < left + width + 1 && y > top - 1 && y < top + height + 1;
  };
  return { map, left, top, width, height, hexes: all(map).filter(isNear) };
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** A point of the map in pixels of the picture. */
export const pixelOf = ({ left, top }: Frame, [x, y]: Point): Point => [
  round((x - left) * SCALE),
  round((y - top) * SCALE),
];

export const spotOf = (frame: Frame, hex: number): Point =>
  pixelOf(frame, centreOf(frame.map.grid, hex as HexId));

/** Whether the middle of a hex lies in the picture. */
export const isShown = (frame: Frame, hex: number): boolean => {
  const [x, y] = spotOf(frame, hex);
  return x > 4 && y > 4 && x < frame.width * SCALE - 4 && y < frame.height * SCALE - 4;
};

export const pathOf = (points: readonly Point[], isClosed: boolean): string =>
  points.length === 0
    ? ''
    : `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${isClosed ? 'Z' : ''}`;

/** Those hexes of a region that the frame holds. */
export const within = (frame: Frame, region: string): readonly HexId[] => {
  const set = frame.map.regions.get(region);
  const here = new Set<number>(frame.hexes);
  return set === undefined ? [] : hexesIn(set).filter(hex => here.has(hex));
};
