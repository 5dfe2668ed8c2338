import { type MapStyle, memo } from '@narrow-seas/core';
import {
  type Bounds,
  boundsOf,
  centreOf,
  type HexId,
  type HexMap,
  hexAtPoint,
  type Point,
} from '@narrow-seas/hex';
import { type Camera, clamped, panned, type Size, toMap, toScreen } from './camera.ts';
import { type ChartLayers, type LoadChart, makeChartLayers, type Sight } from './chart-layers.ts';
import { type FanPlace, fanOf } from './fan.ts';
import { type HighlightLayer, makeHighlightLayer } from './highlight-layer.ts';
import { drawFrame } from './frame.ts';
import type { LiveLayer } from './live-layer.ts';
import { PRINTED } from './markers.ts';
import { type Motion, makeMotion } from './motion.ts';
import { type Palette, readPalette } from './palette.ts';
import { counterSize } from './pieces.ts';
import { EMPTY_SCENE, type Scene } from './scene.ts';
import { drawSmallChart } from './small-chart.ts';
import { drawBorder } from './border.ts';
import { type Action, openingLook } from './opening-look.ts';
import { makeSprites, type Sprites } from './sprites.ts';
import { WORDS } from '../words.ts';

interface FirstLook {
  readonly action: Action;
  readonly size: Size;
  readonly camera: Camera;
}

/** A canvas with everything needed to draw on it, and what it remembers between frames. */
export interface MapCanvas {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly map: HexMap;
  readonly bounds: Bounds;
  readonly chart: ChartLayers;
  readonly highlightLayer: HighlightLayer;
  readonly sprites: Sprites;
  readonly motion: Motion;
  /** What others draw over the counters, in this order. */
  readonly live: Set<LiveLayer>;
  readonly moved: (camera: Camera, size: Size) => void;
  /** Undefined until somebody has looked anywhere: as much of the map as can be read is shown then. */
  camera: Camera | undefined;
  /** What there was to look at first. */
  action: Action | undefined;
  /** The first look at it, as long as neither it nor the window changes. */
  first: FirstLook | undefined;
  size: Size;
  scene: Scene;
  palette: Palette;
  carried: Point | undefined;
  speed: Point;
  isStale: boolean;
  /** Pixels of the bitmap to one of the page. */
  ratio: number;
  frame: number;
  settle: number;
}

const SETTLE_MS = 90;
/** Pixels a millisecond below which a glide has come to rest. */
const REST = 0.02;

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const makeMapCanvas = (
  canvas: HTMLCanvasElement,
  map: HexMap,
  mapStyle: MapStyle,
  loadChart: LoadChart,
  moved: MapCanvas['moved'],
): MapCanvas => {
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error(WORDS.error.noCanvas);
  const sprites = makeSprites();
  const mapCanvas: MapCanvas = {
    canvas,
    context,
    map,
    moved,
    bounds: boundsOf(map.grid),
    chart: makeChartLayers(map, mapStyle, loadChart, () => ask(mapCanvas)),
    highlightLayer: makeHighlightLayer(map, sprites),
    sprites,
    motion: makeMotion(map),
    live: new Set(),
    camera: undefined,
    action: undefined,
    first: undefined,
    size: { width: 1, height: 1 },
    scene: EMPTY_SCENE,
    palette: readPalette(canvas),
    carried: undefined,
    speed: [0, 0],
    isStale: true,
    ratio: ratioOf(),
    frame: 0,
    settle: 0,
  };
  return mapCanvas;
};

/** More pixels than two to one are not worth their time. */
const ratioOf = (): number => Math.min(2, devicePixelRatio || 1);

/** Pixels to a hex at which counters have all their figures, and as near as the first look goes. */
const NEARNESS = {
  pointy: { readable: 63, nearest: 84 },
  flat: { readable: 57, nearest: 76 },
} as const;

const NOTHING: Action = { ready: [], own: [], foes: [], all: [] };

/** Worked out once for a window: it is asked for with every frame. */
const firstLookOf = (mapCanvas: MapCanvas): FirstLook => {
  const { first, action = NOTHING, bounds, size, map } = mapCanvas;
  if (first?.action === action && first.size === size) return first;
  const found = {
    action,
    size,
    camera: openingLook(action, bounds, size, NEARNESS[map.grid.orientation]),
  };
  mapCanvas.first = found;
  return found;
};

export const cameraOf = (mapCanvas: MapCanvas): Camera => mapCanvas.camera ?? firstLookOf(mapCanvas).camera;

/** Draws with the next frame, however often it is asked for. */
export const ask = (mapCanvas: MapCanvas): void => {
  if (mapCanvas.frame === 0) mapCanvas.frame = requestAnimationFrame(now => draw(mapCanvas, now));
};

export const look = (mapCanvas: MapCanvas, camera: Camera): void => {
  mapCanvas.camera = clamped(camera, mapCanvas.size, mapCanvas.bounds);
  mapCanvas.moved(mapCanvas.camera, mapCanvas.size);
  ask(mapCanvas);
};

const sightOf = (mapCanvas: MapCanvas): Sight => ({
  camera: cameraOf(mapCanvas),
  size: mapCanvas.size,
  ratio: ratioOf(),
  palette: mapCanvas.palette,
  ice: mapCanvas.scene.ice,
  counters: countersIn(mapCanvas.scene),
  markers: mapCanvas.scene.markers,
});

/** A counter that has come or gone, or a base that has changed hands, moves names; nothing else does. */
export const refreshNames = (mapCanvas: MapCanvas, before: Scene): void => {
  const { scene } = mapCanvas;
  if (before.ice !== scene.ice) mapCanvas.isStale = true;
  const isSame =
    before.markers === scene.markers ||
    JSON.stringify(before.markers.filter(isPrinted)) === JSON.stringify(scene.markers.filter(isPrinted));
  if (!isSame || countersIn(before).join() !== countersIn(scene).join())
    mapCanvas.chart.makeNames(sightOf(mapCanvas));
};

const isPrinted = ({ kind }: Scene['markers'][number]): boolean => PRINTED.has(kind);

const countersIn = memo(({ pieces }: Scene): readonly number[] =>
  [...new Set(pieces.flatMap(({ hex }) => hex ?? []))].toSorted((one, other) => one - other),
);

const makeLayers = (mapCanvas: MapCanvas): void => {
  const [camera, ratio] = [cameraOf(mapCanvas), ratioOf()];
  mapCanvas.isStale = false;
  mapCanvas.chart.make(sightOf(mapCanvas));
  mapCanvas.highlightLayer.update(mapCanvas.scene, true, camera, mapCanvas.size, ratio, mapCanvas.palette);
};

const settle = (mapCanvas: MapCanvas): void => {
  clearTimeout(mapCanvas.settle);
  mapCanvas.settle = window.setTimeout(() => {
    makeLayers(mapCanvas);
    ask(mapCanvas);
  }, SETTLE_MS);
};

/** Chart and highlights, both as they were made last; what was stretched or falls short is made again when the hand rests. */
const drawLayers = (mapCanvas: MapCanvas): void => {
  const { context, palette, chart, highlightLayer, size, scene } = mapCanvas;
  const camera = cameraOf(mapCanvas);
  if (mapCanvas.isStale) makeLayers(mapCanvas);
  else highlightLayer.update(scene, false, camera, size, ratioOf(), palette);
  context.fillStyle = palette.colour.paper;
  context.fillRect(0, 0, size.width, size.height);
  // Sea and land alone, until the chart has been drawn.
  if (chart.isEmpty())
    drawSmallChart(mapCanvas.context, mapCanvas.map, camera, mapCanvas.size, mapCanvas.palette);
  const isWorn = [!chart.draw(context, camera, size), highlightLayer.draw(context, camera, size)];
  if (isWorn.includes(true) && !chart.isEmpty()) settle(mapCanvas);
  // Tells tests whether what is seen will change by itself.
  mapCanvas.canvas.dataset['chart'] = isWorn.includes(true) || chart.isBusy() ? 'drawing' : 'drawn';
};

const glideOn = (mapCanvas: MapCanvas): void => {
  const [x, y] = mapCanvas.speed;
  if (Math.hypot(x, y) < REST) return;
  mapCanvas.speed = [x * 0.92, y * 0.92];
  look(mapCanvas, panned(cameraOf(mapCanvas), x * 16, y * 16));
};

/** Where the counters of the selected hex lie while they are fanned out. */
export const fanPlaces = (mapCanvas: MapCanvas): readonly FanPlace[] => {
  const { fan, selected } = mapCanvas.scene;
  if (selected === undefined) return [];
  return fanOf(fan, screenOf(mapCanvas, selected), cameraOf(mapCanvas).scale, mapCanvas.size);
};

const draw = (mapCanvas: MapCanvas, now: number): void => {
  const { context, map, size, ratio, palette, sprites, scene, motion, carried } = mapCanvas;
  const camera = cameraOf(mapCanvas);
  mapCanvas.frame = 0;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  drawLayers(mapCanvas);
  const brush = { context, map, camera, size, ratio, palette, sprites, now };
  drawFrame(brush, scene, fanPlaces(mapCanvas), motion.at(now), carried);
  drawBorder(context, mapCanvas.chart.chart(), camera, size, palette);
  const isMoving = [...mapCanvas.live].map(layer => layer.draw(brush, scene)).includes(true);
  if (isMoving || !motion.isOver(now)) ask(mapCanvas);
  glideOn(mapCanvas);
};

const hexUnder = (mapCanvas: MapCanvas, at: Point): HexId | undefined =>
  hexAtPoint(mapCanvas.map.grid, ...toMap(cameraOf(mapCanvas), mapCanvas.size, at));

const counterWidth = (mapCanvas: MapCanvas): number =>
  counterSize(cameraOf(mapCanvas).scale, mapCanvas.map.grid.orientation);

/** The hex of the counter under the pointer: on a map seen whole it covers more than its own hex. */
const hexOfCounter = (mapCanvas: MapCanvas, at: Point): HexId | undefined => {
  const reach = counterWidth(mapCanvas) / 2;
  let nearest: { readonly hex: HexId; readonly far: number } | undefined;
  for (const { hex } of mapCanvas.scene.pieces) {
    if (hex === undefined) continue;
    const [x, y] = screenOf(mapCanvas, hex);
    const far = Math.max(Math.abs(x - at[0]), Math.abs(y - at[1]));
    if (far <= (nearest?.far ?? reach)) nearest = { hex: hex as HexId, far };
  }
  return nearest?.hex;
};

/** Who holds nothing points at counters, who holds something at hexes. */
export const hexOf = (mapCanvas: MapCanvas, at: Point): HexId | undefined => {
  const { picked } = mapCanvas.scene;
  const covers = counterWidth(mapCanvas) > cameraOf(mapCanvas).scale;
  return (covers && picked.size === 0 ? hexOfCounter(mapCanvas, at) : undefined) ?? hexUnder(mapCanvas, at);
};

export const screenOf = (mapCanvas: MapCanvas, hex: number): Point =>
  toScreen(cameraOf(mapCanvas), mapCanvas.size, centreOf(mapCanvas.map.grid, hex as HexId));

/** A canvas that takes on a new size is black: it is drawn before anybody can see that. */
export const drawNow = (mapCanvas: MapCanvas): void => {
  cancelAnimationFrame(mapCanvas.frame);
  draw(mapCanvas, performance.now());
};

/** Takes on the size that the page gives the canvas. Until that has come to rest, chart and highlights stay as they are. */
export const fitCanvas = (mapCanvas: MapCanvas): void => {
  const { clientWidth: width, clientHeight: height } = mapCanvas.canvas;
  if (width === 0 || height === 0) return;
  const ratio = ratioOf();
  if (ratio !== mapCanvas.ratio) mapCanvas.isStale = true;
  if (!mapCanvas.isStale) settle(mapCanvas);
  mapCanvas.ratio = ratio;
  mapCanvas.size = { width, height };
  mapCanvas.canvas.width = Math.round(width * ratio);
  mapCanvas.canvas.height = Math.round(height * ratio);
  if (mapCanvas.camera === undefined) mapCanvas.moved(cameraOf(mapCanvas), mapCanvas.size);
  else look(mapCanvas, mapCanvas.camera);
  ask(mapCanvas);
};
