import {
  type Bounds,
  boundsOf,
  centreOf,
  type HexId,
  type HexMap,
  hexAtPoint,
  type Point,
} from '@narrow-seas/hex';
import {
  type Camera,
  firstLook,
  kept,
  panned,
  scaleToFill,
  scaleToFit,
  type Size,
  toMap,
  toScreen,
} from './camera.ts';
import { type BitmapLayer, makeBitmapLayer } from './bitmap-layer.ts';
import { drawChart } from './chart.ts';
import { type FanPlace, fanOf } from './fan.ts';
import { type Film, makeFilm } from './film.ts';
import { drawFrame } from './frame.ts';
import { type Motion, makeMotion } from './motion.ts';
import { type Palette, readPalette } from './palette.ts';
import { counterSize } from './pieces.ts';
import { EMPTY_SCENE, type Scene } from './scene.ts';
import { type Dress, makeShapes } from './shapes.ts';
import { makeSprites, type Sprites } from './sprites.ts';

/** A canvas with everything needed to draw on it, and what it remembers between frames. */
export interface Easel {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly map: HexMap;
  readonly bounds: Bounds;
  readonly layer: BitmapLayer;
  readonly film: Film;
  readonly sprites: Sprites;
  readonly motion: Motion;
  readonly moved: (camera: Camera, size: Size) => void;
  /** Undefined until somebody has looked anywhere: as much of the map as can be read is shown then. */
  camera: Camera | undefined;
  /** Where the pieces lay when they were shown first. */
  start: Bounds | undefined;
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

export const makeEasel = (
  canvas: HTMLCanvasElement,
  map: HexMap,
  dress: Dress,
  moved: Easel['moved'],
): Easel => {
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('This browser cannot draw on a canvas.');
  const chart = { map, shapes: makeShapes(map, dress) };
  const sprites = makeSprites();
  return {
    canvas,
    context,
    map,
    moved,
    bounds: boundsOf(map.grid),
    layer: makeBitmapLayer(
      (pencil, camera, size, palette) => drawChart(pencil, chart, camera, size, palette),
      false,
    ),
    film: makeFilm(map, sprites),
    sprites,
    motion: makeMotion(map),
    camera: undefined,
    start: undefined,
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
};

/** More pixels than two to one are not worth their time. */
const ratioOf = (): number => Math.min(2, devicePixelRatio || 1);

/** So much of the screen may stay empty for the sake of the whole map. */
const WORTH = 1.3;

/** The whole map, unless the screen is so narrow that little of it could be read. */
const firstScale = (bounds: Bounds, size: Size): number => {
  const [whole, filling] = [scaleToFit(bounds, size), scaleToFill(bounds, size)];
  return filling <= whole * WORTH ? whole : filling;
};

export const cameraOf = ({ camera, start, bounds, size }: Easel): Camera =>
  camera ?? firstLook(bounds, start, firstScale(bounds, size), size);

/** Draws with the next frame, however often it is asked for. */
export const ask = (easel: Easel): void => {
  if (easel.frame === 0) easel.frame = requestAnimationFrame(now => draw(easel, now));
};

export const look = (easel: Easel, camera: Camera): void => {
  easel.camera = kept(camera, easel.size, easel.bounds);
  easel.moved(easel.camera, easel.size);
  ask(easel);
};

const makeLayers = (easel: Easel): void => {
  const [camera, ratio] = [cameraOf(easel), ratioOf()];
  easel.isStale = false;
  easel.layer.make(camera, easel.size, ratio, easel.palette);
  easel.film.keep(easel.scene, true, camera, easel.size, ratio, easel.palette);
};

const settle = (easel: Easel): void => {
  clearTimeout(easel.settle);
  easel.settle = window.setTimeout(() => {
    makeLayers(easel);
    ask(easel);
  }, SETTLE_MS);
};

/** Chart and film, both as they were made last; what was stretched or falls short is made anew when the hand rests. */
const drawLayers = (easel: Easel): void => {
  const { context, palette, layer, film, size, scene } = easel;
  const camera = cameraOf(easel);
  if (easel.isStale) makeLayers(easel);
  else film.keep(scene, false, camera, size, ratioOf(), palette);
  context.fillStyle = palette.colour.badge;
  context.fillRect(0, 0, size.width, size.height);
  const isWorn = [layer.draw(context, camera, size), film.draw(context, camera, size)];
  if (isWorn.includes(true)) settle(easel);
};

const glideOn = (easel: Easel): void => {
  const [x, y] = easel.speed;
  if (Math.hypot(x, y) < REST) return;
  easel.speed = [x * 0.92, y * 0.92];
  look(easel, panned(cameraOf(easel), x * 16, y * 16));
};

/** Where the counters of the selected hex lie while they are fanned out. */
export const fanPlaces = (easel: Easel): readonly FanPlace[] => {
  const { fan, selected } = easel.scene;
  if (selected === undefined) return [];
  return fanOf(fan, screenOf(easel, selected), cameraOf(easel).scale, easel.size);
};

const draw = (easel: Easel, now: number): void => {
  const { context, map, size, ratio, palette, sprites, scene, motion, carried } = easel;
  const camera = cameraOf(easel);
  easel.frame = 0;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  drawLayers(easel);
  const brush = { context, map, camera, size, ratio, palette, sprites, now };
  drawFrame(brush, scene, fanPlaces(easel), motion.at(now), carried);
  if (!motion.isOver(now)) ask(easel);
  glideOn(easel);
};

const hexUnder = (easel: Easel, at: Point): HexId | undefined =>
  hexAtPoint(easel.map.grid, ...toMap(cameraOf(easel), easel.size, at));

/** The hex of the counter under the pointer: on a map seen whole it covers more than its own hex. */
const hexOfCounter = (easel: Easel, at: Point): HexId | undefined => {
  const reach = counterSize(cameraOf(easel).scale) / 2;
  let nearest: { readonly hex: HexId; readonly far: number } | undefined;
  for (const { hex } of easel.scene.pieces) {
    if (hex === undefined) continue;
    const [x, y] = screenOf(easel, hex);
    const far = Math.max(Math.abs(x - at[0]), Math.abs(y - at[1]));
    if (far <= (nearest?.far ?? reach)) nearest = { hex: hex as HexId, far };
  }
  return nearest?.hex;
};

/** Who holds nothing points at counters, who holds something at hexes. */
export const hexOf = (easel: Easel, at: Point): HexId | undefined => {
  const { picked } = easel.scene;
  const covers = counterSize(cameraOf(easel).scale) > cameraOf(easel).scale;
  return (covers && picked.size === 0 ? hexOfCounter(easel, at) : undefined) ?? hexUnder(easel, at);
};

export const screenOf = (easel: Easel, hex: number): Point =>
  toScreen(cameraOf(easel), easel.size, centreOf(easel.map.grid, hex as HexId));

/** A canvas that takes on a new size is black: it is drawn before anybody can see that. */
export const drawNow = (easel: Easel): void => {
  cancelAnimationFrame(easel.frame);
  draw(easel, performance.now());
};

/** Takes on the size that the page gives the canvas. Until that has come to rest, chart and film serve on as they are. */
export const fitCanvas = (easel: Easel): void => {
  const { clientWidth: width, clientHeight: height } = easel.canvas;
  if (width === 0 || height === 0) return;
  const ratio = ratioOf();
  if (ratio !== easel.ratio) easel.isStale = true;
  if (!easel.isStale) settle(easel);
  easel.ratio = ratio;
  easel.size = { width, height };
  easel.canvas.width = Math.round(width * ratio);
  easel.canvas.height = Math.round(height * ratio);
  if (easel.camera === undefined) easel.moved(cameraOf(easel), easel.size);
  else look(easel, easel.camera);
  ask(easel);
};
