import type { Point } from '@narrow-seas/hex';
import type { Brush } from './brush.ts';
import { toScreen } from './camera.ts';
import type { FanPlace } from './fan.ts';
import { drawMarkers } from './markers.ts';
import { drawPath, drawRings, drawTargets } from './highlights.ts';
import { drawPins } from './pins.ts';
import { counterSize, drawFan, drawPieces } from './pieces.ts';
import { drawRouteLines } from './route-lines.ts';
import type { Scene } from './scene.ts';

const GONE: Point = [-9999, -9999];

/** The carried counter hangs at the pointer, a little above it, so that a finger does not hide it. */
const placesOf = (
  { camera, size, map }: Brush,
  { picked }: Scene,
  moving: ReadonlyMap<number, Point>,
  carried: Point | undefined,
): ReadonlyMap<number, Point> => {
  const places = new Map([...moving].map(([id, at]) => [id, toScreen(camera, size, at)]));
  if (carried === undefined) return places;
  const lift = counterSize(camera.scale, map.grid.orientation) * 0.35;
  [...picked].forEach((id, index) => places.set(id, index === 0 ? [carried[0], carried[1] - lift] : GONE));
  return places;
};

/** Everything over the chart and the highlight layer, from the sea up. */
export const drawFrame = (
  brush: Brush,
  scene: Scene,
  fan: readonly FanPlace[],
  moving: ReadonlyMap<number, Point>,
  carried: Point | undefined,
): void => {
  drawMarkers(brush, scene.markers);
  drawRings(brush, scene);
  drawRouteLines(brush, scene.routes);
  drawPath(brush, scene);
  drawPieces(brush, scene, placesOf(brush, scene, moving, carried));
  drawTargets(brush, scene);
  drawPins(brush, scene);
  drawFan(brush, fan, scene);
};
