import type { Marker } from '@narrow-seas/core';
import type { Point } from '@narrow-seas/hex';
import { type Brush, isSeen, placeOf } from './brush.ts';

type Draw = (brush: Brush, marker: Marker, at: Point) => void;

const inkOf = ({ palette }: Brush, { side }: Marker): string =>
  side === undefined ? palette.colour.base : palette.colour[`${side}-ink`];

/** Two crossed runways in a circle, as charts show an airfield. */
const drawAirbase: Draw = (brush, marker, [x, y]) => {
  const { context, camera } = brush;
  const radius = Math.max(3, camera.scale * 0.13);
  const at: Point = [x - camera.scale * 0.28, y + camera.scale * 0.24];
  context.strokeStyle = inkOf(brush, marker);
  context.fillStyle = brush.palette.colour.badge;
  context.lineWidth = Math.max(1, camera.scale / 44);
  context.beginPath();
  context.arc(...at, radius, 0, Math.PI * 2);
  context.fill();
  context.moveTo(at[0] - radius * 0.7, at[1] + radius * 0.4);
  context.lineTo(at[0] + radius * 0.7, at[1] - radius * 0.4);
  context.moveTo(at[0] - radius * 0.4, at[1] - radius * 0.7);
  context.lineTo(at[0] + radius * 0.4, at[1] + radius * 0.7);
  context.stroke();
};

/** An anchor, as charts show a harbour; beside the airfield where there is one. */
const drawPort: Draw = (brush, marker, [x, y]) => {
  const { context, camera } = brush;
  const radius = Math.max(3, camera.scale * 0.13);
  const [left, top] = [x + camera.scale * 0.02, y + camera.scale * 0.24];
  context.strokeStyle = inkOf(brush, marker);
  context.fillStyle = brush.palette.colour.badge;
  context.lineWidth = Math.max(1, camera.scale / 44);
  context.beginPath();
  context.arc(left, top, radius, 0, Math.PI * 2);
  context.fill();
  context.beginPath();
  context.moveTo(left, top - radius * 0.75);
  context.lineTo(left, top + radius * 0.7);
  context.moveTo(left - radius * 0.4, top - radius * 0.4);
  context.lineTo(left + radius * 0.4, top - radius * 0.4);
  context.moveTo(left - radius * 0.7, top + radius * 0.1);
  context.quadraticCurveTo(left - radius * 0.5, top + radius * 0.7, left, top + radius * 0.7);
  context.quadraticCurveTo(left + radius * 0.5, top + radius * 0.7, left + radius * 0.7, top + radius * 0.1);
  context.stroke();
};

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

const drawFortress: Draw = (brush, marker, [x, y]) => {
  const { context, camera } = brush;
  if (camera.scale < 20) return;
  const [width, height] = [camera.scale * 0.34, camera.scale * 0.24];
  const [left, top] = [x + camera.scale * 0.09, y + camera.scale * 0.16];
  context.fillStyle = brush.palette.colour.badge;
  context.strokeStyle = inkOf(brush, marker);
  context.lineWidth = Math.max(1, camera.scale / 48);
  context.beginPath();
  context.moveTo(left, top);
  context.lineTo(left + width, top);
  context.lineTo(left + width, top + height * 0.6);
  context.lineTo(left + width / 2, top + height);
  context.lineTo(left, top + height * 0.6);
  context.closePath();
  context.fill();
  context.stroke();
  if (camera.scale < 44) return;
  context.fillStyle = inkOf(brush, marker);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 ${camera.scale * 0.125}px "IBM Plex Sans", sans-serif`;
  context.fillText(marker.text, left + width / 2, top + height * 0.42, width * 0.94);
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

const DRAW: { readonly [kind in Marker['kind']]: Draw } = {
  airbase: drawAirbase,
  port: drawPort,
  fortress: drawFortress,
  damaged: drawDamaged,
  destroyed: drawDestroyed,
  mine: drawMine,
  'set-up': drawLabel,
  name: drawLabel,
};

/** The chart itself carries the names of the seas. */
const isOnChart = ({ map }: Brush, { kind, hex }: Marker): boolean =>
  kind === 'name' && map.places.some(place => place.kind === 'sea-name' && place.hex === hex);

export const drawMarkers = (brush: Brush, markers: readonly Marker[]): void => {
  for (const marker of markers) {
    if (isOnChart(brush, marker)) continue;
    const at = placeOf(brush, marker.hex);
    if (isSeen(brush, at)) DRAW[marker.kind](brush, marker, at);
  }
};
