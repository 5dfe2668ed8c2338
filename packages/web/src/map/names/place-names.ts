import { centreOf, type HexId, type Point } from '@narrow-seas/hex';
import { counterSize } from '../pieces.ts';
import type { Plate } from '../chart/paint.ts';
import type { Marker } from '@narrow-seas/core';
import { type BaseName, baseNames } from './base-names.ts';
import { curveThrough, lengthOf, type Letter, lettersAlong, stretchIn } from './curve.ts';
import { type Box, boxAround, type Ground, makeGround } from './ground.ts';
import { fontOf, isWritten, LETTERING, type NameClass, nearness, sizesOf } from './lettering.ts';

/** Where pixels are counted from the origin of the map: a name stands still while the map is moved. */
export interface Placed {
  readonly name: NameClass;
  readonly size: number;
  readonly letters: readonly Letter[];
  /** Whole words are drawn at once; only great names letter by letter. */
  readonly isWhole: boolean;
  readonly dot?: Point;
  readonly base?: BaseName & { readonly at: Point };
}

export type Measure = (text: string, font: string) => number;

/** What is known when names are placed. */
export interface Situation {
  readonly plate: Plate;
  readonly scale: number;
  /** What is seen, in pixels from the origin of the map. */
  readonly view: Box;
  /** Hexes with counters. */
  readonly counters: readonly number[];
  readonly markers: readonly Marker[];
  readonly measure: Measure;
}

const heightOf = (size: number): number => size * 0.86;

const pixels = ({ scale }: Situation, line: Float32Array): readonly Point[] =>
  Array.from(
    { length: line.length / 2 },
    (_, at): Point => [(line[at * 2] as number) * scale, (line[at * 2 + 1] as number) * scale],
  );

const hexCentre = ({ plate, scale }: Situation, hex: number): Point => {
  const [x, y] = centreOf(plate.map.grid, hex as HexId);
  return [x * scale, y * scale];
};

/** Along the curve as far as it is seen, wherever the fewest letters are hidden. */
const placeGreat = (
  situation: Situation,
  ground: Ground,
  name: NameClass,
  given: string,
  line: Float32Array,
): Placed | undefined => {
  const { measure, view, scale, plate } = situation;
  const lettering = LETTERING[name];
  const whole = curveThrough(pixels(situation, line));
  const stretch = stretchIn(whole, point => isInside(view, point));
  const length = lengthOf(stretch);
  const text = lettering.capitals ? given.toUpperCase() : given;
  const [least, most] = sizesOf(name, nearness(scale, plate.map.nmPerHex));
  const size = Math.min(most, Math.max(least, (lengthOf(whole) / text.length) * 0.62));
  const font = fontOf(lettering, size);
  const widths = [...text].map(letter => measure(letter, font));
  const wide = widths.reduce((sum, width) => sum + width, 0);
  if (text.length < 2 || wide > length * (name === 'zone' ? STRICT : ROOMY)) return undefined;
  const gap = Math.max(0, Math.min(lettering.spread * size, (length * FULL - wide) / (text.length - 1)));
  const free = length - wide - gap * (text.length - 1);
  const tries = Array.from({ length: OFFSETS }, (_, place) =>
    lettersAlong(text, widths, gap, stretch, (free * place) / (OFFSETS - 1)),
  );
  const hidden = (letters: readonly Letter[]): number =>
    letters.filter(({ at }) => !ground.isFree(boxAround(at, size * 0.7, size * 0.8))).length;
  // The middle first: of equals it is the best.
  const ordered = tries
    .map((letters, place) => ({ letters, cost: hidden(letters) + Math.abs(place - OFFSETS / 2) * 0.01 }))
    .toSorted((one, other) => one.cost - other.cost);
  const best = ordered[0];
  if (best === undefined || best.cost > best.letters.length * HIDDEN) return undefined;
  for (const { at } of best.letters) ground.take(boxAround(at, size * 0.75, heightOf(size)));
  return { name, size, letters: best.letters, isWhole: false };
};

/** A name may be a little longer than its line; letters fill this much of it; this share may be hidden. */
const ROOMY = 1.15;
const STRICT = 0.62;
const FULL = 0.9;
const HIDDEN = 0.34;
const OFFSETS = 13;

const isInside = ({ left, top, right, bottom }: Box, [x, y]: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

/** One word, its middle here. */
const wordAt = (name: NameClass, size: number, text: string, at: Point): Placed => ({
  name,
  size,
  letters: [{ text, at, angle: 0 }],
  isWhole: true,
});

/** Beside a point: right, left, then the corners, then above and below. */
const besides = ([x, y]: Point, width: number, height: number, gap: number): readonly Point[] => {
  const [right, left] = [x + gap + width / 2, x - gap - width / 2];
  return [
    [right, y],
    [left, y],
    [right, y - height * 0.7],
    [right, y + height * 0.7],
    [left, y - height * 0.7],
    [left, y + height * 0.7],
    [x, y - height * 0.95],
    [x, y + height * 0.95],
  ];
};

const placeBeside = (
  situation: Situation,
  ground: Ground,
  name: NameClass,
  text: string,
  at: Point,
  hasDot: boolean,
): Placed | undefined => {
  const [size] = sizesOf(name, nearness(situation.scale, situation.plate.map.nmPerHex));
  const [width, height] = [situation.measure(text, fontOf(LETTERING[name], size)) + 2, heightOf(size)];
  const dot = boxAround(at, 5, 5);
  if (hasDot && !ground.isFree(dot)) return undefined;
  const spots = hasDot ? besides(at, width, height, 5) : [at, ...besides(at, width, height, 7)];
  const spot = spots.find(point => ground.isFree(boxAround(point, width, height)));
  if (spot === undefined) return undefined;
  ground.take(boxAround(spot, width, height));
  if (hasDot) ground.take(dot);
  return { ...wordAt(name, size, text, spot), ...(hasDot ? { dot: at } : {}) };
};

/** Pixels that a symbol and the figures of its guns take. */
export const SYMBOL = 11;
export const gunsWidth = (guns: string): number => (guns === '' ? 0 : guns.length * 4.6 + 9);

/** Below a counter's place lies a lane between the rows; on a map seen whole names stand beside it. */
const captionSpots = ({ scale, plate }: Situation, [x, y]: Point, width: number): readonly Point[] => {
  const { orientation } = plate.map.grid;
  const lane = orientation === 'pointy' ? scale * 0.433 : scale * 0.5;
  const half = counterSize(scale, orientation) / 2;
  if (scale < LANE_FROM) {
    const beside = half + width / 2 + 3;
    return [
      [x + beside, y],
      [x - beside, y],
      [x, y + half + 7],
      [x, y - half - 7],
      [x + beside, y + half],
      [x - beside, y + half],
    ];
  }
  return [0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45].flatMap((shift): Point[] => [
    [x + shift * scale, y + lane],
  ]);
};

const LANE_FROM = 40;
/** From this nearness on the strength of guns is written. */
const GUNS_FROM = 44;

interface Caption {
  readonly guns: string;
  readonly width: number;
  readonly spot: Point;
}

/** The first place that is free, with the figures of the guns if there is room for them. */
const captionOf = (
  situation: Situation,
  ground: Ground,
  base: BaseName,
  bare: number,
  high: number,
  near: number,
): Caption | undefined => {
  const centre = hexCentre(situation, base.hex);
  const forms = near < GUNS_FROM || base.guns === '' ? [''] : [base.guns, ''];
  const captions = forms.flatMap(guns => {
    const width = bare + gunsWidth(guns);
    return captionSpots(situation, centre, width).map(spot => ({ guns, width, spot }));
  });
  const free = captions.find(({ spot, width }) => ground.isFree(boxAround(spot, width + 2, high)));
  return free ?? (near >= 40 ? captions.find(({ guns }) => guns === '') : undefined);
};

const placeBase = (situation: Situation, ground: Ground, base: BaseName): Placed | undefined => {
  const near = nearness(situation.scale, situation.plate.map.nmPerHex);
  const [least, most] = sizesOf('base', near);
  const size = Math.min(most, Math.max(near < 30 ? least * 0.86 : least, situation.scale * 0.155));
  const text = measured(situation, 'base', size, base.name);
  const bare = base.symbols.length * SYMBOL + 2 + text;
  const caption = captionOf(situation, ground, base, bare, heightOf(size) + 1, near);
  if (caption === undefined) return undefined;
  const { guns, width, spot } = caption;
  ground.take(boxAround(spot, width + 2, heightOf(size) + 1));
  const start = spot[0] - width / 2 + base.symbols.length * SYMBOL + 2;
  const at: Point = [spot[0] - width / 2 + SYMBOL / 2, spot[1]];
  return { ...wordAt('base', size, base.name, [start + text / 2, spot[1]]), base: { ...base, guns, at } };
};

const measured = ({ measure }: Situation, name: NameClass, size: number, text: string): number =>
  measure(text, fontOf(LETTERING[name], size));

const TOWNS = ['capital', 'town', 'village'] as const;

/** Greater towns first, as the file has them. */
const placeTowns = (situation: Situation, ground: Ground, near: number): readonly Placed[] =>
  situation.plate.chart.towns.flatMap(({ name, rank, at }) => {
    const kind = TOWNS[rank - 1] ?? 'village';
    if (!isWritten(kind, near)) return [];
    return placeBeside(situation, ground, kind, name, pixels(situation, at)[0] as Point, true) ?? [];
  });

/** The names of a class on the chart, but for those that a base bears already. */
const namesOf = (
  situation: Situation,
  ground: Ground,
  near: number,
  kinds: readonly NameClass[],
  bases: ReadonlySet<string>,
): readonly Placed[] =>
  situation.plate.chart.names.flatMap(({ kind, name, line }) => {
    if (kind === 'rose' || !kinds.includes(kind) || !isWritten(kind, near) || bases.has(name)) return [];
    const placed =
      line.length > 2
        ? placeGreat(situation, ground, kind, name, line)
        : placeBeside(situation, ground, kind, name, pixels(situation, line)[0] as Point, false);
    return placed ?? [];
  });

/** The names of zones along both sides of their limit. */
const placeZones = (situation: Situation, ground: Ground, near: number): readonly Placed[] => {
  if (!isWritten('zone', near)) return [];
  return situation.plate.limits.zoneLimits.flatMap(({ line, names }) => {
    const middles = line.slice(1).map(([x, y], index): Point => {
      const [beforeX, beforeY] = line[index] as Point;
      return [((x + beforeX) / 2) * situation.scale, ((y + beforeY) / 2) * situation.scale];
    });
    return names.flatMap((name, side) => {
      const shifted = shiftedLine(middles, side === 0 ? -ZONE_OFF : ZONE_OFF);
      const flat = Float32Array.from(shifted.flat().map(value => value / situation.scale));
      return name === '' ? [] : (placeGreat(situation, ground, 'zone', name, flat) ?? []);
    });
  });
};

const ZONE_OFF = 9;

/** The line moved sideways, the same way all along. */
const shiftedLine = (line: readonly Point[], by: number): readonly Point[] => {
  const [from, to] = [line[0] as Point, line.at(-1) as Point];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [x, y] = [(-(to[1] - from[1]) / length) * by, ((to[0] - from[0]) / length) * by];
  return line.map(([lineX, lineY]): Point => [lineX + x, lineY + y]);
};

/** All names in their order: what comes later finds a free place or is left out. */
export const placeNames = (
  situation: Situation,
): { readonly placed: readonly Placed[]; readonly ground: Ground } => {
  const { plate, scale, counters, markers } = situation;
  const near = nearness(scale, plate.map.nmPerHex);
  const ground = makeGround();
  const counter = counterSize(scale, plate.map.grid.orientation);
  for (const hex of counters) ground.take(boxAround(hexCentre(situation, hex), counter, counter));
  const bases = baseNames(plate.map, plate.chart, markers);
  const named = new Set(bases.map(({ name }) => name));
  const placed = [
    ...bases.flatMap(base => placeBase(situation, ground, base) ?? []),
    ...namesOf(situation, ground, near, ['ocean', 'sea'], named),
    ...namesOf(situation, ground, near, ['island', 'country'], named),
    ...namesOf(situation, ground, near, ['gulf', 'strait'], named),
    ...placeTowns(situation, ground, near),
    ...placeZones(situation, ground, near),
    ...namesOf(situation, ground, near, ['islet', 'region', 'bank', 'cape'], named),
  ];
  return { placed, ground };
};
