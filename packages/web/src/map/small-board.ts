import type { Piece } from '@narrow-seas/core';
import { boundsOf, centreOf, type HexId, type HexMap } from '@narrow-seas/hex';
import { centred, scaleToFit, type Size, toScreen } from './camera.ts';
import { readPalette, rimOf } from './palette.ts';
import { drawSmallChart } from './small-chart.ts';

const DOT = 3.5;

/** The whole map small, and each piece a dot. */
export const drawSmallBoard = (
  canvas: HTMLCanvasElement,
  map: HexMap,
  size: Size,
  pieces: readonly Piece[],
): void => {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const bounds = boundsOf(map.grid);
  const camera = centred(bounds, scaleToFit(bounds, size));
  const palette = readPalette(canvas);
  drawSmallChart(context, map, camera, size, palette);
  for (const { hex, side, counter } of pieces) {
    if (hex === undefined) continue;
    const [x, y] = toScreen(camera, size, centreOf(map.grid, hex as HexId));
    context.fillStyle = rimOf(palette, counter.nation, side);
    context.fillRect(x - 1.5, y - 1.5, DOT, DOT);
  }
};
