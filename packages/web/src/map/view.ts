import { centreOf, type HexId, type HexMap, type Point } from '@narrow-seas/hex';
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
  type Easel,
  fanPlaces,
  fitCanvas,
  hexOf,
  isCalm,
  look,
  makeEasel,
  screenOf,
} from './easel.ts';
import { fanAt } from './fan.ts';
import { readPalette } from './palette.ts';
import { listenToPointers, type PointerHooks } from './pointer.ts';
import type { Scene } from './scene.ts';
import type { Dress } from './shapes.ts';

export interface MapHooks {
  readonly click: (hex: number | undefined, piece: Piece | undefined) => void;
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
  /** Moves no farther than needed to see the hex. */
  readonly reveal: (hex: number) => void;
  readonly fit: () => void;
  readonly zoomBy: (factor: number) => void;
  readonly lookAt: (point: Point) => void;
  readonly repaint: () => void;
  readonly end: () => void;
}

/** At this scale counters are read with ease. */
const READABLE = 62;
/** Hexes of room that a revealed hex keeps from the edge. */
const MARGIN = 1.2;

export const makeMapView = (
  canvas: HTMLCanvasElement,
  map: HexMap,
  dress: Dress,
  hooks: MapHooks,
): MapView => {
  const easel = makeEasel(canvas, map, dress, hooks.moved);
  const stops = [listenToPointers(canvas, pointerHooks(easel, hooks)), watchSize(easel), watchFonts(easel)];
  fitCanvas(easel);
  return {
    show: scene => show(easel, scene),
    hexAt: (clientX, clientY) => hexAt(easel, clientX, clientY),
    screenOf: hex => screenOf(easel, hex),
    centreOn: hexes => centreOn(easel, hexes),
    reveal: hex => reveal(easel, hex),
    fit: () => look(easel, centred(easel.bounds, scaleToFit(easel.bounds, easel.size))),
    zoomBy: factor => look(easel, zoomed(cameraOf(easel), easel.size, middleOf(easel), factor)),
    lookAt: ([x, y]) => look(easel, { ...cameraOf(easel), x, y }),
    repaint: () => repaint(easel),
    end: () => {
      for (const stop of stops) stop();
      cancelAnimationFrame(easel.frame);
      clearTimeout(easel.settle);
    },
  };
};

const middleOf = ({ size: { width, height } }: Easel): Point => [width / 2, height / 2];

const show = (easel: Easel, scene: Scene): void => {
  if (!isCalm()) easel.motion.follow(easel.scene.pieces, scene.pieces, easel.scene.path, performance.now());
  easel.scene = scene;
  if (easel.start === undefined) begin(easel);
  ask(easel);
};

/** Until somebody looks elsewhere, the pieces are looked at. */
const begin = (easel: Easel): void => {
  const points = easel.scene.pieces.flatMap(({ hex }) => (hex === undefined ? [] : [centre(easel, hex)]));
  if (points.length === 0) return;
  easel.start = boxAround(points);
  if (easel.camera === undefined) easel.moved(cameraOf(easel), easel.size);
};

const hexAt = (easel: Easel, clientX: number, clientY: number): number | undefined => {
  const { left, top, right, bottom } = easel.canvas.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside ? hexOf(easel, [clientX - left, clientY - top]) : undefined;
};

const centreOn = (easel: Easel, hexes: readonly number[]): void => {
  if (hexes.length === 0) return;
  const box = boxAround(hexes.map(hex => centre(easel, hex)));
  const scale = Math.min(Math.max(READABLE, cameraOf(easel).scale), scaleToFit(box, easel.size));
  look(easel, centred(box, scale));
};

const centre = ({ map }: Easel, hex: number): Point => centreOf(map.grid, hex as HexId);

const reveal = (easel: Easel, hex: number): void => {
  const [x, y] = centre(easel, hex);
  const camera = cameraOf(easel);
  const box = seen(camera, easel.size, -MARGIN);
  look(easel, {
    scale: camera.scale,
    x: camera.x + Math.min(0, x - box.minX) + Math.max(0, x - box.maxX),
    y: camera.y + Math.min(0, y - box.minY) + Math.max(0, y - box.maxY),
  });
};

const repaint = (easel: Easel): void => {
  easel.palette = readPalette(easel.canvas);
  easel.sprites.forget();
  easel.isStale = true;
  ask(easel);
};

const pointerHooks = (easel: Easel, hooks: MapHooks): PointerHooks => ({
  click: at => hooks.click(hexOf(easel, at), fanAt(fanPlaces(easel), at)),
  hover: at => hooks.hover(at && hexOf(easel, at)),
  carries: (at, touch) => {
    const hex = hexOf(easel, at);
    return hex !== undefined && fanAt(fanPlaces(easel), at) === undefined && hooks.carries(hex, touch);
  },
  carry: at => {
    easel.carried = at;
    hooks.carryOver(hexOf(easel, at));
    ask(easel);
  },
  drop: at => {
    easel.carried = undefined;
    hooks.drop(at && hexOf(easel, at));
    ask(easel);
  },
  pan: (dx, dy) => look(easel, panned(cameraOf(easel), dx, dy)),
  glide: (x, y) => {
    easel.speed = isCalm() ? [0, 0] : [x, y];
    ask(easel);
  },
  hold: () => void (easel.speed = [0, 0]),
  zoom: (at, factor) => look(easel, zoomed(cameraOf(easel), easel.size, at, factor)),
});

/** A panel that rises over the map must not hide what it tells about. */
const fitAndKeep = (easel: Easel): void => {
  const { selected } = easel.scene;
  const wasSeen =
    selected !== undefined && holds(seen(cameraOf(easel), easel.size, 0), centre(easel, selected));
  fitCanvas(easel);
  if (selected !== undefined && wasSeen) reveal(easel, selected);
  drawNow(easel);
};

const watchSize = (easel: Easel): (() => void) => {
  const watcher = new ResizeObserver(() => fitAndKeep(easel));
  watcher.observe(easel.canvas);
  return () => watcher.disconnect();
};

/** Text drawn before its font has come would stay in the wrong one. */
const watchFonts = (easel: Easel): (() => void) => {
  const came = (): void => repaint(easel);
  document.fonts.addEventListener('loadingdone', came);
  return () => document.fonts.removeEventListener('loadingdone', came);
};
