import { type Brush, isSeen, placeOf } from './brush.ts';
import type { Scene } from './scene.ts';

/** Numbered pins at the upper right of their hexes, over the counters: the numbers stand in a list beside the map. */
export const drawPins = (brush: Brush, { pins }: Scene): void => {
  const { context, palette, camera } = brush;
  const radius = Math.min(12, Math.max(8, camera.scale * 0.17));
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 ${Math.round(radius * 1.15)}px "IBM Plex Sans", sans-serif`;
  for (const { hex, text, urgent } of pins) {
    const [x, y] = placeOf(brush, hex);
    if (!isSeen(brush, [x, y])) continue;
    const [left, top] = [x + camera.scale * 0.36, y - camera.scale * 0.36];
    context.beginPath();
    context.arc(left, top, radius, 0, Math.PI * 2);
    context.fillStyle = urgent ? palette.colour['badge-ink'] : palette.colour.culprit;
    context.fill();
    context.strokeStyle = palette.colour.badge;
    context.lineWidth = 1.5;
    context.stroke();
    context.fillStyle = palette.colour.badge;
    context.fillText(text, left, top + 0.5);
  }
};
