import type { Bounds, Point } from '@narrow-seas/hex';

/** Where one looks: the point of the map at the middle of the screen, and pixels for one hex width. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const CLOSEST = 190;

export const toScreen = ({ x, y, scale }: Camera, { width, height }: Size, [mapX, mapY]: Point): Point => [
  (mapX - x) * scale + width / 2,
  (mapY - y) * scale + height / 2,
];

export const toMap = ({ x, y, scale }: Camera, { width, height }: Size, [left, top]: Point): Point => [
  (left - width / 2) / scale + x,
  (top - height / 2) / scale + y,
];

const within = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));

/** The scale at which the whole box is seen. */
export const scaleToFit = ({ minX, minY, maxX, maxY }: Bounds, { width, height }: Size): number =>
  Math.min(width / (maxX - minX), height / (maxY - minY));

/** The scale at which the box fills the screen, with nothing beside it. */
export const scaleToFill = ({ minX, minY, maxX, maxY }: Bounds, { width, height }: Size): number =>
  Math.max(width / (maxX - minX), height / (maxY - minY));

/** Keeps the map on the screen: no scale below the whole map, and never more than half a screen of nothing. */
export const clamped = (camera: Camera, size: Size, bounds: Bounds): Camera => {
  const scale = within(camera.scale, Math.min(scaleToFit(bounds, size) * 0.94, CLOSEST), CLOSEST);
  const [halfWidth, halfHeight] = [size.width / 2 / scale, size.height / 2 / scale];
  const [roomX, roomY] = [Math.min(halfWidth, 3), Math.min(halfHeight, 3)];
  return {
    scale,
    x: within(camera.x, bounds.minX + halfWidth - roomX, bounds.maxX - halfWidth + roomX),
    y: within(camera.y, bounds.minY + halfHeight - roomY, bounds.maxY - halfHeight + roomY),
  };
};

export const panned = ({ x, y, scale }: Camera, dx: number, dy: number): Camera => ({
  scale,
  x: x - dx / scale,
  y: y - dy / scale,
});

/** Zooms so that the point under the pointer stays under it. */
export const zoomed = (camera: Camera, size: Size, [left, top]: Point, factor: number): Camera => {
  const scale = Math.min(CLOSEST, camera.scale * factor);
  const [mapX, mapY] = toMap(camera, size, [left, top]);
  return { scale, x: mapX - (left - size.width / 2) / scale, y: mapY - (top - size.height / 2) / scale };
};

export const centred = ({ minX, minY, maxX, maxY }: Bounds, scale: number): Camera => ({
  x: (minX + maxX) / 2,
  y: (minY + maxY) / 2,
  scale,
});

/** A box in map units that holds these points with a hex of room around them. */
export const boxAround = (points: readonly Point[]): Bounds => ({
  minX: Math.min(...points.map(([x]) => x)) - 1,
  minY: Math.min(...points.map(([, y]) => y)) - 1,
  maxX: Math.max(...points.map(([x]) => x)) + 1,
  maxY: Math.max(...points.map(([, y]) => y)) + 1,
});

/** What is seen of the map, with `room` hexes around it. */
export const seen = (camera: Camera, size: Size, room: number): Bounds => {
  const [minX, minY] = toMap(camera, size, [0, 0]);
  const [maxX, maxY] = toMap(camera, size, [size.width, size.height]);
  return { minX: minX - room, minY: minY - room, maxX: maxX + room, maxY: maxY + room };
};

export const holds = ({ minX, minY, maxX, maxY }: Bounds, [x, y]: Point): boolean =>
  x >= minX && x <= maxX && y >= minY && y <= maxY;
