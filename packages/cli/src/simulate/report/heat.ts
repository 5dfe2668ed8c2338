import { drawGround, type Ground } from '@narrow-seas/cartographer';
import {
  type FacePackage,
  type GameTypes,
  openingState,
  type Opening,
  type SomeFace,
  type SomeGame,
} from '@narrow-seas/core';
import { REPORT_WORDS as SAY } from '../../words/report.ts';
import type { Bout } from '../bout.ts';
import { type Layer, LAYERS } from '../chronicle.ts';
import type { Names } from '../names.ts';
import { type Frame, frameAround } from './frame.ts';
import { escape, figure, paragraph } from './html.ts';
import type { Material } from './parts.ts';

/** The map of an opening, and where its hexes lie, in words. */
interface Board {
  readonly file: unknown;
  readonly where: (hex: number) => string;
}

/** The board that the game begins on; undefined where nobody knows how it looks. */
const boardOf = (some: SomeGame, face: SomeFace, opening: Opening): Board | undefined =>
  some(({ game }) =>
    face(pack => {
      const state = openingState(game, opening);
      if (!state.ok) return undefined;
      // Both are of the same game, which the catalogue knows and the types cannot.
      const known = pack as unknown as FacePackage<GameTypes>;
      const view = game.view(state.value, 'spectator');
      const { file } = known.mapOf?.(view) ?? known.map;
      return { file, where: (hex: number): string => known.face.sayWhere?.(view, hex) ?? '' };
    }),
  );

const WIDTH = 560;
const STEPS = 5;
const INK = {
  land: 'var(--land)',
  coast: 'var(--coast)',
  border: 'var(--border)',
  shoal: 'var(--shoal)',
  shallow: 'var(--shallow)',
} as const;

type Counts = ReadonlyMap<number, number>;

/** Each hex of a layer, for one side, over all games. */
const countsIn = (bouts: readonly Bout[], layer: Layer, side: string): Counts => {
  const counts = new Map<number, number>();
  for (const { chronicle } of bouts)
    for (const heat of chronicle?.heat ?? [])
      if (heat.layer === layer && heat.side === side)
        for (let place = 0; place + 1 < heat.hexes.length; place += 2) {
          const hex = heat.hexes[place] as number;
          counts.set(hex, (counts.get(hex) ?? 0) + (heat.hexes[place + 1] as number));
        }
  return counts;
};

/** From 1 to the last step; steps grow towards the top, or a few busy hexes would leave all others pale. */
const stepOf = (count: number, most: number): number =>
  Math.max(1, Math.ceil(Math.sqrt(count / most) * STEPS));

const opacityOf = (step: number): string => (0.12 + (0.8 * step) / STEPS).toFixed(2);

/** Below this width a hex alone is hardly seen: a disc stands for it, the larger the more often it happened. */
const SEEN = 8;

const markOf = (ground: Ground, hex: number, size: number): string => {
  if (ground.hexWidth >= SEEN) return ground.hexPath(hex);
  const [x, y] = ground.centre(hex);
  const radius = Math.max(ground.hexWidth / 2, size);
  const wide = (2 * radius).toFixed(1);
  return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 0 ${wide} 0a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 0 -${wide} 0z`;
};

/** A way is a line of many hexes, a battle a place of its own. */
const sizeOf = (layer: Layer, step: number): number =>
  layer === 'movement' ? 1.4 + 0.4 * step : 1.6 + 1.1 * step;

interface Sheet {
  readonly ground: Ground;
  readonly frame: Frame;
  readonly games: number;
  readonly where: Board['where'];
}

interface Subject {
  readonly layer: Layer;
  readonly title: string;
  readonly tint: string;
}

const heatMap = (
  { ground, frame, games, where }: Sheet,
  counts: Counts,
  { layer, title, tint }: Subject,
): string => {
  const most = Math.max(0, ...counts.values());
  if (most === 0) return '';
  const paths = Array.from({ length: STEPS }, (_, place) => {
    const hexes = [...counts].filter(([, count]) => stepOf(count, most) === place + 1);
    const path = hexes.map(([hex]) => markOf(ground, hex, sizeOf(layer, place + 1))).join('');
    return path === ''
      ? ''
      : `<path d="${path}" fill="var(--${tint})" fill-opacity="${opacityOf(place + 1)}"/>`;
  });
  const box = [frame.left, frame.top, frame.width, frame.height].map(Math.round).join(' ');
  const picture = `<svg class="wide map" role="img" aria-label="${escape(title)}" viewBox="${box}"><use href="#ground"/>${paths.join('')}<use href="#rim"/></svg>`;
  return figure(picture, `${title}. ${busiest(counts, games, where)}`);
};

/** The places with most of it, by name. */
const busiest = (counts: Counts, games: number, where: Board['where']): string => {
  const places = new Map<string, number>();
  for (const [hex, count] of counts) {
    const place = where(hex);
    if (place !== '') places.set(place, (places.get(place) ?? 0) + count);
  }
  const most = [...places].toSorted((a, b) => b[1] - a[1]).slice(0, 3);
  return most.length === 0 ? '' : SAY.most(most.map(([place, count]) => [place, count / games]));
};

/** The ground, drawn once for all maps of the page. */
const groundDefinition = ({ shapes, sheet, left, top, width, height }: Ground): string => {
  const box = `x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"`;
  return `<svg width="0" height="0" aria-hidden="true" style="position:absolute"><defs><clipPath id="sheet"><path d="${sheet}"/></clipPath><g id="ground" clip-path="url(#sheet)"><rect ${box} fill="var(--sea)"/>${shapes}</g><path id="rim" d="${sheet}" fill="none" stroke="var(--coast)" stroke-width="1"/></defs></svg>`;
};

/** A map for each layer and side; empty where nothing was told. */
const heatMaps = (
  board: Board,
  bouts: readonly Bout[],
  { sides }: Names,
  tints: { readonly [side: string]: string },
): string => {
  const happened = new Set(
    LAYERS.flatMap(layer => Object.keys(sides).flatMap(side => [...countsIn(bouts, layer, side).keys()])),
  );
  const whole = drawGround(board.file, WIDTH, INK);
  // Drawn again at the size in which the part is shown, so that coasts and lines are as fine as on the whole.
  const ground = drawGround(board.file, (WIDTH * WIDTH) / frameAround(whole, happened).width, INK);
  const frame = frameAround(ground, happened);
  const sheet = { ground, frame, games: bouts.length, where: board.where };
  const rows = LAYERS.map(layer =>
    Object.entries(sides)
      .map(([side, name]) =>
        heatMap(sheet, countsIn(bouts, layer, side), {
          layer,
          title: SAY.heat[layer](name),
          tint: tints[side] ?? 'blue',
        }),
      )
      .filter(map => map !== ''),
  ).filter(row => row.length > 0);
  if (rows.length === 0) return '';
  return [
    groundDefinition(ground),
    ...rows.map(row => `<div class="beside maps">${row.join('\n')}</div>`),
  ].join('\n');
};

/** The maps of the page, and what must be said of them. Games on another map than the first are left out. */
export const mapsOf = (
  some: SomeGame,
  face: SomeFace,
  { bouts, names, tints }: Material,
): readonly string[] => {
  const boards = new Map<string, Board | undefined>();
  const boardFor = (opening: Opening): Board | undefined => {
    const key = JSON.stringify(opening);
    if (!boards.has(key)) boards.set(key, boardOf(some, face, opening));
    return boards.get(key);
  };
  const [first] = bouts;
  const board = first && boardFor(first.opening);
  if (board === undefined) return [];
  const shown = bouts.filter(({ opening }) => boardFor(opening)?.file === board.file);
  const maps = heatMaps(board, shown, names, tints);
  if (maps === '') return [];
  const other =
    shown.length < bouts.length ? [paragraph(SAY.heatOther(shown.length, bouts.length), 'note')] : [];
  return [paragraph(SAY.heatNote, 'note'), ...other, maps];
};
