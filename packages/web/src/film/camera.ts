import { boundsOf, centreOf, type HexId, type HexMap } from '@narrow-seas/hex';
import { boxAround, type Camera, clamped, scaleToFit, toScreen } from '../map/camera.ts';
import type { Stage } from '../ui/stage.ts';
import { isCalm } from './pace.ts';

/** Milliseconds. */
const GLIDE_MS = 300;

/** Far enough from the edge to be seen at ease, in pixels. */
const MARGIN = 90;

/** Where the camera should stand. */
interface Frame {
  readonly camera: Camera;
  /** How far down the screen each of the hexes then lies, from 0 to 1. */
  readonly heights: readonly number[];
}

/**
 * The camera that shows these hexes, as near to where it stands as can be. `level`: where down the screen they belong;
 * `near`: the scale that the player likes.
 */
export const frameFor = (
  stage: Stage,
  { grid }: HexMap,
  hexes: readonly number[],
  level: number,
  near?: number,
): Frame => {
  const { camera, size } = stage.seen.get();
  // What is shown in the upper part leaves the lower part to others.
  const free = Math.min(1, 2 * level);
  const points = hexes.map(hex => centreOf(grid, hex as HexId));
  const box = boxAround(points);
  const isSeen = points.every(point => {
    const [x, y] = toScreen(camera, size, point);
    const isInside = x > MARGIN && x < size.width - MARGIN && y > MARGIN && y < size.height - MARGIN;
    return isInside && y < size.height * free;
  });
  const scale = Math.min(near ?? camera.scale, scaleToFit(box, { ...size, height: size.height * free }));
  const wanted = {
    scale,
    x: (box.minX + box.maxX) / 2,
    y: (box.minY + box.maxY) / 2 + ((0.5 - level) * size.height) / scale,
  };
  const isNear = near === undefined || camera.scale >= near;
  const found = isSeen && isNear ? camera : clamped(wanted, size, boundsOf(grid));
  return { camera: found, heights: points.map(point => toScreen(found, size, point)[1] / size.height) };
};

const eased = (share: number): number => 1 - (1 - share) ** 3;

/** Lets the camera glide there; the answer stops it. Who wants less motion is there at once. */
export const glideTo = (stage: Stage, to: Camera): (() => void) => {
  const from = stage.seen.get().camera;
  const state = { frame: 0, begun: 0 };
  const move = (share: number): void => {
    const between = (a: number, b: number): number => a + (b - a) * share;
    const { scale } = stage.seen.get().camera;
    stage.view?.zoomBy(between(from.scale, to.scale) / scale);
    stage.view?.lookAt([between(from.x, to.x), between(from.y, to.y)]);
  };
  const step = (now: number): void => {
    state.begun ||= now;
    const share = Math.min(1, (now - state.begun) / GLIDE_MS);
    move(eased(share));
    if (share < 1) state.frame = requestAnimationFrame(step);
  };
  const isThere = from.x === to.x && from.y === to.y && from.scale === to.scale;
  if (isThere) return () => undefined;
  if (isCalm()) move(1);
  else state.frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(state.frame);
};
