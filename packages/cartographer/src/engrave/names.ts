import type { ChartNameKind } from '@narrow-seas/hex';
import type { Frame } from '../frame.ts';
import { inPolygon, type Point, type Polygon } from '../geometry.ts';
import type { GazetteerName } from './gazetteer.ts';

/** A name on the plane of the map. */
export interface ChartName {
  readonly kind: ChartNameKind;
  readonly name: string;
  readonly line: readonly Point[];
}

const WET: readonly ChartNameKind[] = ['ocean', 'sea', 'gulf', 'strait', 'bank'];
const DRY: readonly ChartNameKind[] = ['country', 'region', 'island', 'islet'];
/** Hexes by which a name may miss the land or the water that it belongs to. */
const NEAR = 0.6;

const isLand = (land: readonly Polygon[], point: Point): boolean =>
  land.some(polygon => polygon.reduce((inside, ring) => inside !== inPolygon(ring, point), false));

/** Points of a small disc, the middle first. */
const around = ([x, y]: Point): readonly Point[] => [
  [x, y],
  ...[0.12, 0.24, 0.36, 0.48, NEAR].flatMap(far =>
    Array.from({ length: 16 }, (_, part): Point => {
      const angle = (part * Math.PI) / 8;
      return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
    }),
  ),
];

const middleOf = (line: readonly Point[]): Point => {
  const [[ax, ay], [bx, by]] = [
    line[Math.floor((line.length - 1) / 2)] as Point,
    line[line.length >> 1] as Point,
  ];
  return [(ax + bx) / 2, (ay + by) / 2];
};

/** A sea must be written on water and a country on land: a slip in the list is refused. */
const check = ({ kind, name }: GazetteerName, line: readonly Point[], land: readonly Polygon[]): void => {
  const wanted = WET.includes(kind) ? false : DRY.includes(kind) ? true : undefined;
  if (wanted === undefined) return;
  if (!around(middleOf(line)).some(point => isLand(land, point) === wanted))
    throw new RangeError(`gazetteer.txt: ${kind} ${name} is written on ${wanted ? 'water' : 'land'}.`);
};

/** Read from left to right, or downwards where that says nothing. */
const readable = (line: readonly Point[]): readonly Point[] => {
  const [[fromX, fromY], [toX, toY]] = [line[0] as Point, line.at(-1) as Point];
  const isBack = Math.abs(toX - fromX) > 0.35 * Math.abs(toY - fromY) ? toX < fromX : toY < fromY;
  return isBack ? line.toReversed() : line;
};

/** The names that stand on this map, on its plane. */
export const chartNames = (
  frame: Frame,
  names: readonly GazetteerName[],
  land: readonly Polygon[],
): readonly ChartName[] =>
  names.flatMap(entry => {
    if (entry.map !== undefined && entry.map !== frame.calibration.id) return [];
    const { west, north, east, south } = frame.sheet;
    const line = entry.line.map(frame.locate);
    const isOn = line.every(([x, y]) => x >= west && x <= east && y >= north && y <= south);
    if (!isOn) return [];
    check(entry, line, land);
    return [{ kind: entry.kind, name: plainLetters(entry.name), line: readable(line) }];
  });

/** The fonts have western letters only; the others lose their marks. */
export const plainLetters = (name: string): string =>
  [...name.normalize('NFC')]
    .map(letter => (letter <= 'ÿ' ? letter : (OTHERS.get(letter) ?? letter.normalize('NFD').charAt(0))))
    .join('');

const OTHERS = new Map([
  ['ı', 'i'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['–', '–'],
  ['’', '’'],
]);
