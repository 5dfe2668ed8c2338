import type { MapStyle } from '@narrow-seas/core';
import { cornersOf, type HexId, hexName, outlinesOf, type Point } from '@narrow-seas/hex';
import type { Shape } from '../figure.ts';
import { clipped } from './clip.ts';
import { type Frame, pathOf, pixelOf, SCALE, spotOf, within } from './sheet-frame.ts';
import type { Look } from './look.ts';

const path = (look: Look, d: string): Shape => ({ tag: 'path', look, at: { d } });

/** The line of every map is fine enough here; the finest has most points and shows no more. */
const FINE = 0.02;

const pairs = (line: Float32Array): readonly Point[] =>
  Array.from({ length: line.length / 2 }, (_, place) => [line[place * 2] ?? 0, line[place * 2 + 1] ?? 0]);

const landOf = (frame: Frame): Shape => {
  const { map, left, top, width, height } = frame;
  const coast = map.coast.find(({ tolerance }) => tolerance <= FINE) ?? map.coast.at(-1);
  const box = { left: left - 1, top: top - 1, right: left + width + 1, bottom: top + height + 1 };
  const rings = (coast?.land ?? [])
    .map(ring => clipped(pairs(ring), box))
    .filter(({ length }) => length > 2)
    .map(ring =>
      pathOf(
        ring.map(point => pixelOf(frame, point)),
        true,
      ),
    );
  return { ...path('land', rings.join('')), at: { d: rings.join(''), 'fill-rule': 'evenodd' } };
};

const isOff = ({ map }: Frame, hex: HexId): boolean => map.terrainKinds[map.terrain[hex] as number] === 'off';

export const hexPath = (frame: Frame, hexes: readonly number[]): string =>
  hexes
    .map(hex =>
      pathOf(
        cornersOf(frame.map.grid, hex as HexId).map(corner => pixelOf(frame, corner)),
        true,
      ),
    )
    .join('');

/** The line around hexes, without those between them. */
export const rimPath = (frame: Frame, hexes: readonly number[]): string => {
  const set = new Set(hexes);
  return outlinesOf(frame.map.grid, hex => set.has(hex))
    .map(loop =>
      pathOf(
        loop.map(corner => pixelOf(frame, corner)),
        true,
      ),
    )
    .join('');
};

const numbersOf = (frame: Frame): readonly Shape[] =>
  frame.hexes
    .filter(hex => !isOff(frame, hex))
    .map(hex => {
      const [x, y] = spotOf(frame, hex);
      return {
        tag: 'text',
        look: 'number',
        at: { x, y: y - SCALE * 0.37 },
        text: hexName(frame.map.grid, frame.map.numbering, hex),
      };
    });

const regions = (frame: Frame, ids: readonly string[], look: Look, draw: typeof hexPath): readonly Shape[] =>
  ids.map(id => path(look, draw(frame, within(frame, id)))).filter(({ at }) => at['d'] !== '');

/** Sea, land, hexes and the regions of the map that a game draws. */
export const drawChart = (frame: Frame, style: MapStyle): readonly Shape[] => {
  const size = { x: 0, y: 0, width: frame.width * SCALE, height: frame.height * SCALE };
  return [
    { tag: 'rect', look: 'sea', at: size },
    landOf(frame),
    ...regions(frame, style.restricted, 'restricted', hexPath),
    ...regions(frame, style.prohibited, 'prohibited', hexPath),
    path(
      'grid',
      hexPath(
        frame,
        frame.hexes.filter(hex => !isOff(frame, hex)),
      ),
    ),
    ...regions(frame, [...style.outlined, ...(style.divided ?? [])], 'limit', rimPath),
    ...numbersOf(frame),
  ];
};
