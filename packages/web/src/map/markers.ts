import type { Marker } from '@narrow-seas/core';
import type { Point } from '@narrow-seas/hex';
import { type Brush, isSeen, placeOf } from './brush.ts';

type Draw = (brush: Brush, marker: Marker, at: Point) => void;

/** A tag over the base, with the grade of the damage. */
const drawDamaged: Draw = (brush, marker, [x, y]) => {
  const { context, camera, palette } = brush;
  if (camera.scale < 20) return;
  const height = camera.scale * 0.2;
  context.fillStyle = palette.colour.culprit;
  context.beginPath();
  context.roundRect(x + camera.scale * 0.18, y + camera.scale * 0.14, height * 1.6, height, height * 0.2);
  context.fill();
  context.fillStyle = palette.colour.badge;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `700 ${height * 0.8}px "IBM Plex Sans", sans-serif`;
  context.fillText(
    marker.text,
    x + camera.scale * 0.18 + height * 0.8,
    y + camera.scale * 0.14 + height * 0.54,
  );
};

/** A horned ball with the number of mines. */
const drawMine: Draw = (brush, marker, [x, y]) => {
  const { context, camera, palette } = brush;
  const radius = Math.max(3, camera.scale * 0.13);
  const [left, top] = [x - camera.scale * 0.3, y - camera.scale * 0.18];
  context.fillStyle = palette.colour['badge-ink'];
  context.strokeStyle = palette.colour['badge-ink'];
  context.lineWidth = Math.max(1, camera.scale / 40);
  context.beginPath();
  context.arc(left, top, radius, 0, Math.PI * 2);
  context.fill();
  context.beginPath();
  for (const angle of [-150, -90, -30]) {
    const [toX, toY] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    context.moveTo(left + toX * radius, top + toY * radius);
    context.lineTo(left + toX * radius * 1.5, top + toY * radius * 1.5);
  }
  context.stroke();
  context.fillStyle = palette.colour.badge;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `700 ${radius * 1.3}px "IBM Plex Sans", sans-serif`;
  context.fillText(marker.text, left, top + radius * 0.1);
};

const drawDestroyed: Draw = (brush, _marker, [x, y]) => {
  const { context, camera, palette } = brush;
  const reach = camera.scale * 0.24;
  context.strokeStyle = palette.colour.culprit;
  context.lineWidth = Math.max(2, camera.scale / 16);
  context.beginPath();
  context.moveTo(x - reach, y - reach);
  context.lineTo(x + reach, y + reach);
  context.moveTo(x + reach, y - reach);
  context.lineTo(x - reach, y + reach);
  context.stroke();
};

const drawLabel: Draw = (brush, marker, [x, y]) => {
  const { context, camera, palette } = brush;
  if (camera.scale < 30) return;
  context.fillStyle =
    marker.side === undefined ? palette.colour.number : palette.colour[`${marker.side}-ink`];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 ${Math.min(15, camera.scale * 0.19)}px "IBM Plex Sans", sans-serif`;
  context.fillText(marker.text, x, y - camera.scale * 0.26, camera.scale * 0.9);
};

type Drawn = 'damaged' | 'destroyed' | 'mine' | 'set-up';

const DRAW: { readonly [kind in Drawn]: Draw } = {
  damaged: drawDamaged,
  destroyed: drawDestroyed,
  mine: drawMine,
  'set-up': drawLabel,
};

/** Bases and names are printed on the chart; these lie on it. */
export const PRINTED: ReadonlySet<Marker['kind']> = new Set<Marker['kind']>([
  'airbase',
  'port',
  'fortress',
  'destroyed',
  'name',
]);

const isDrawn = (kind: Marker['kind']): kind is Drawn => kind in DRAW;

export const drawMarkers = (brush: Brush, markers: readonly Marker[]): void => {
  for (const marker of markers) {
    const at = placeOf(brush, marker.hex);
    if (isDrawn(marker.kind) && isSeen(brush, at)) DRAW[marker.kind](brush, marker, at);
  }
};
