import type { MapStyle } from '@narrow-seas/core';
import { type Bounds, centreOf, type HexId, type HexMap, type Point } from '@narrow-seas/hex';
import type { Piece } from '@narrow-seas/core';
import {
  boxAround,
  type Camera,
  centred,
  holds,
  panned,
  type Size,
  scaleToFit,
  seen,
  zoomed,
} from './camera.ts';
import {
  ask,
  cameraOf,
  drawNow,
  type MapCanvas,
  fanPlaces,
  fitCanvas,
  hexOf,
  isCalm,
  look,
  makeMapCanvas,
  refreshNames,
  screenOf,
} from './map-canvas.ts';
import type { LoadChart } from './chart-layers.ts';
import { fanAt } from './fan.ts';
import type { LiveLayer } from './live-layer.ts';
import { readPalette } from './palette.ts';
import { listenToPointers, type PointerHooks } from './pointer.ts';
import type { Scene } from './scene.ts';

export interface MapHooks {
  readonly click: (hex: number | undefined, piece: Piece | undefined, time: number) => void;
  readonly hover: (hex: number | undefined) => void;
  /** Whether a drag from here carries a piece. */
  readonly carries: (hex: number, touch: boolean) => boolean;
  readonly carryOver: (hex: number | undefined) => void;
  readonly drop: (hex: number | undefined) => void;
  readonly moved: (camera: Camera, size: Size) => void;
}

/** The map on a canvas: draws a scene and tells where it was touched. It knows no rule and no game. */
export interface MapView {
  readonly show: (scene: Scene) => void;
  readonly hexAt: (clientX: number, clientY: number) => number | undefined;
  readonly screenOf: (hex: number) => Point;
  /** Brings these hexes to the middle, near enough to read. */
  readonly centreOn: (hexes: readonly number[]) => void;
  /** Shows all of these hexes, no nearer than before; where all are in sight nothing moves. */
  readonly frame: (hexes: readonly number[]) => void;
  /** Moves no farther than needed to see the hex. */
  readonly reveal: (hex: number) => void;
  /** Whether the hex is on the screen. */
  readonly isSeen: (hex: number) => boolean;
  readonly fit: () => void;
  readonly zoomBy: (factor: number) => void;
  readonly lookAt: (point: Point) => void;
  /** Makes chart and names again for where one looks now: names stand by the window that they were made for. */
  readonly remake: () => void;
  readonly repaint: () => void;
  /** Draws something more over the counters, until the answer is called. */
  readonly add: (layer: LiveLayer) => () => void;
  readonly end: () => void;
}

/** At this scale counters are read with ease. */
const READABLE = 64;
/** Hexes of room that a revealed hex keeps from the edge. */
const MARGIN = 1.2;
/** Pixels that the chart's border with its degrees takes from each side. */
const BORDER = 32;
/** From this width on the buttons of the layers are a row, which with the border takes this many pixels and half a counter. */
const WITH_ROW = 640;
const ROW = 148;
/** Of a hex that counts as seen no more than this may lie beyond the edge. */
const HALF = 0.5;

export const makeMapView = (
  canvas: HTMLCanvasElement,
  map: HexMap,
  mapStyle: MapStyle,
  loadChart: LoadChart,
  hooks: MapHooks,
): MapView => {
  const mapCanvas = makeMapCanvas(canvas, map, mapStyle, loadChart, hooks.moved);
  const stops = [
    listenToPointers(canvas, pointerHooks(mapCanvas, hooks)),
    watchSize(mapCanvas),
    watchFonts(mapCanvas),
  ];
  fitCanvas(mapCanvas);
  return {
    show: scene => show(mapCanvas, scene),
    hexAt: (clientX, clientY) => hexAt(mapCanvas, clientX, clientY),
    screenOf: hex => screenOf(mapCanvas, hex),
    centreOn: hexes => centreOn(mapCanvas, hexes),
    frame: hexes => frame(mapCanvas, hexes),
    reveal: hex => reveal(mapCanvas, hex),
    isSeen: hex => isSeen(mapCanvas, hex),
    fit: () => look(mapCanvas, centred(mapCanvas.bounds, scaleToFit(mapCanvas.bounds, mapCanvas.size))),
    zoomBy: factor =>
      look(mapCanvas, zoomed(cameraOf(mapCanvas), mapCanvas.size, middleOf(mapCanvas), factor)),
    lookAt: ([x, y]) => look(mapCanvas, { ...cameraOf(mapCanvas), x, y }),
    remake: () => {
      mapCanvas.isStale = true;
      ask(mapCanvas);
    },
    repaint: () => repaint(mapCanvas),
    add: layer => add(mapCanvas, layer),
    end: () => {
      for (const stop of stops) stop();
      mapCanvas.chart.end();
      cancelAnimationFrame(mapCanvas.frame);
      clearTimeout(mapCanvas.settle);
    },
  };
};

const add = (mapCanvas: MapCanvas, layer: LiveLayer): (() => void) => {
  mapCanvas.live.add(layer);
  ask(mapCanvas);
  return () => {
    mapCanvas.live.delete(layer);
    ask(mapCanvas);
  };
};

const middleOf = ({ size: { width, height } }: MapCanvas): Point => [width / 2, height / 2];

const show = (mapCanvas: MapCanvas, scene: Scene): void => {
  if (!isCalm())
    mapCanvas.motion.follow(mapCanvas.scene.pieces, scene.pieces, mapCanvas.scene.path, performance.now());
  const before = mapCanvas.scene;
  mapCanvas.scene = scene;
  if (before.isNight !== scene.isNight) repaint(mapCanvas);
  refreshNames(mapCanvas, before);
  begin(mapCanvas);
  ask(mapCanvas);
};

/** Until somebody looks elsewhere, the action is looked at: as soon as somebody can act, and not again after that. */
const begin = (mapCanvas: MapCanvas): void => {
  const { scene, action } = mapCanvas;
  if (mapCanvas.camera !== undefined || (action?.ready.length ?? 0) > 0) return;
  const at = (pieces: Scene['pieces']): readonly Point[] =>
    pieces.flatMap(({ hex }) => (hex === undefined ? [] : [centre(mapCanvas, hex)]));
  const ready = scene.pieces.filter(({ id }) => scene.ready.has(id));
  const isOwn = ({ side }: Piece): boolean => ready.some(one => one.side === side);
  const own = scene.pieces.filter(piece => isOwn(piece) && !scene.ready.has(piece.id));
  const foes = scene.pieces.filter(piece => !isOwn(piece));
  // While a side sets up, those that can act are not on the map yet: its others show where they belong.
  const able = at(ready).length > 0 ? at(ready) : at(own);
  const found = { ready: able, own: at(own), foes: at(foes), all: at(scene.pieces) };
  if (found.all.length === 0 || (action !== undefined && found.ready.length === 0)) return;
  mapCanvas.action = found;
  mapCanvas.isStale = true;
  mapCanvas.moved(cameraOf(mapCanvas), mapCanvas.size);
};

const hexAt = (mapCanvas: MapCanvas, clientX: number, clientY: number): number | undefined => {
  const { left, top, right, bottom } = mapCanvas.canvas.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside ? hexOf(mapCanvas, [clientX - left, clientY - top]) : undefined;
};

const centreOn = (mapCanvas: MapCanvas, hexes: readonly number[]): void => {
  if (hexes.length === 0) return;
  const box = boxAround(hexes.map(hex => centre(mapCanvas, hex)));
  const scale = Math.min(Math.max(READABLE, cameraOf(mapCanvas).scale), scaleToFit(box, mapCanvas.size));
  look(mapCanvas, centred(box, scale));
};

const isSeen = (mapCanvas: MapCanvas, hex: number): boolean =>
  holds(seen(cameraOf(mapCanvas), mapCanvas.size, -HALF), centre(mapCanvas, hex));

const frame = (mapCanvas: MapCanvas, hexes: readonly number[]): void => {
  if (hexes.every(hex => isSeen(mapCanvas, hex))) return;
  const box = boxAround(hexes.map(hex => centre(mapCanvas, hex)));
  const { width, height } = mapCanvas.size;
  const inside = { width: width - 2 * BORDER, height: height - 2 * BORDER };
  look(mapCanvas, centred(box, Math.min(cameraOf(mapCanvas).scale, scaleToFit(box, inside))));
};

const centre = ({ map }: MapCanvas, hex: number): Point => centreOf(map.grid, hex as HexId);

/** Wide maps have a row of buttons along their top: what is under it is not seen. */
const belowButtons = (box: Bounds, { width }: Size, { scale }: Camera): Bounds =>
  width < WITH_ROW ? box : { ...box, minY: box.minY + Math.max(0, ROW / scale - MARGIN) };

const reveal = (mapCanvas: MapCanvas, hex: number): void => {
  const [x, y] = centre(mapCanvas, hex);
  const camera = cameraOf(mapCanvas);
  const box = belowButtons(seen(camera, mapCanvas.size, -MARGIN), mapCanvas.size, camera);
  look(mapCanvas, {
    scale: camera.scale,
    x: camera.x + Math.min(0, x - box.minX) + Math.max(0, x - box.maxX),
    y: camera.y + Math.min(0, y - box.minY) + Math.max(0, y - box.maxY),
  });
};

const repaint = (mapCanvas: MapCanvas): void => {
  mapCanvas.palette = readPalette(mapCanvas.canvas, mapCanvas.scene.isNight);
  mapCanvas.sprites.forget();
  mapCanvas.isStale = true;
  ask(mapCanvas);
};

const pointerHooks = (mapCanvas: MapCanvas, hooks: MapHooks): PointerHooks => ({
  click: (at, time) => hooks.click(hexOf(mapCanvas, at), fanAt(fanPlaces(mapCanvas), at), time),
  hover: at => hooks.hover(at && hexOf(mapCanvas, at)),
  carries: (at, touch) => {
    const hex = hexOf(mapCanvas, at);
    return hex !== undefined && fanAt(fanPlaces(mapCanvas), at) === undefined && hooks.carries(hex, touch);
  },
  carry: at => {
    mapCanvas.carried = at;
    hooks.carryOver(hexOf(mapCanvas, at));
    ask(mapCanvas);
  },
  drop: at => {
    mapCanvas.carried = undefined;
    hooks.drop(at && hexOf(mapCanvas, at));
    ask(mapCanvas);
  },
  pan: (dx, dy) => look(mapCanvas, panned(cameraOf(mapCanvas), dx, dy)),
  glide: (x, y) => {
    mapCanvas.speed = isCalm() ? [0, 0] : [x, y];
    ask(mapCanvas);
  },
  hold: () => void (mapCanvas.speed = [0, 0]),
  zoom: (at, factor) => look(mapCanvas, zoomed(cameraOf(mapCanvas), mapCanvas.size, at, factor)),
});

/** A panel that rises over the map must not hide what it tells about. */
const fitAndKeep = (mapCanvas: MapCanvas): void => {
  const { selected } = mapCanvas.scene;
  const wasSeen =
    selected !== undefined &&
    holds(seen(cameraOf(mapCanvas), mapCanvas.size, 0), centre(mapCanvas, selected));
  fitCanvas(mapCanvas);
  if (selected !== undefined && wasSeen) reveal(mapCanvas, selected);
  drawNow(mapCanvas);
};

const watchSize = (mapCanvas: MapCanvas): (() => void) => {
  const watcher = new ResizeObserver(() => fitAndKeep(mapCanvas));
  watcher.observe(mapCanvas.canvas);
  return () => watcher.disconnect();
};

/** Text drawn before its font has come would stay in the wrong one. */
const watchFonts = (mapCanvas: MapCanvas): (() => void) => {
  const came = (): void => repaint(mapCanvas);
  document.fonts.addEventListener('loadingdone', came);
  return () => document.fonts.removeEventListener('loadingdone', came);
};
