import type { RouteRisk } from '@narrow-seas/core';
import type { Point } from '@narrow-seas/hex';
import { type Brush, drawPlate, isSeen, placeOf } from './brush.ts';
import type { Role } from './palette.ts';
import type { RouteLine } from './scene.ts';

/** Colour and pattern of a piece of way: never colour alone. */
interface Pattern {
  readonly role: Role;
  readonly width: number;
  readonly dash: readonly number[];
  /** A line of paper down the middle makes two of one. */
  readonly isDouble: boolean;
}

const PATTERNS: { readonly [risk in RouteRisk]: Pattern } = {
  low: { role: 'good', width: 5, dash: [], isDouble: false },
  middle: { role: 'culprit', width: 5, dash: [12, 8], isDouble: false },
  high: { role: 'bad', width: 7, dash: [], isDouble: true },
};

const OTHER: Pattern = { role: 'neutral', width: 2.5, dash: [2, 6], isDouble: false };

const strokeAlong = ({ context }: Brush, points: readonly Point[], width: number, colour: string): void => {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  points.forEach(([x, y], place) => (place === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.stroke();
};

const drawPiece = (
  brush: Brush,
  points: readonly Point[],
  { role, width, dash, isDouble }: Pattern,
): void => {
  const { context, palette } = brush;
  context.setLineDash([]);
  strokeAlong(brush, points, width + 4, palette.colour.badge);
  context.setLineDash([...dash]);
  strokeAlong(brush, points, width, palette.colour[role]);
  context.setLineDash([]);
  if (isDouble) strokeAlong(brush, points, width - 4, palette.colour.badge);
};

/** Room that a label takes on the screen. */
const LABEL = { width: 130, height: 22 } as const;

const isNear = ([x, y]: Point, [otherX, otherY]: Point): boolean =>
  Math.abs(x - otherX) < LABEL.width && Math.abs(y - otherY) < LABEL.height;

/** Below those that are there already. */
const freePlace = (taken: readonly Point[], [x, y]: Point): Point => {
  let at: Point = [x, y];
  while (taken.some(other => isNear(other, at))) at = [at[0], at[1] + LABEL.height];
  return at;
};

/** Each step of the way is told in its middle. */
const drawLabels = (brush: Brush, pieces: RouteLine['pieces']): void => {
  const { colour } = brush.palette;
  const taken: Point[] = [];
  for (const { hexes, label } of pieces) {
    const middle = hexes[Math.floor(hexes.length / 2)];
    const at = middle === undefined ? undefined : placeOf(brush, middle);
    if (at === undefined || !isSeen(brush, at)) continue;
    const place = freePlace(taken, [at[0], at[1] - 16]);
    taken.push(place);
    drawPlate(brush, label, place, colour.badge, colour['badge-ink']);
  }
};

/** Ways of a mission: the chosen one by its risk, step by step, the others thin. */
export const drawRouteLines = (brush: Brush, routes: readonly RouteLine[]): void => {
  const { context } = brush;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const { pieces, isChosen } of routes.toSorted((a, b) => Number(a.isChosen) - Number(b.isChosen)))
    for (const { hexes, risk } of pieces)
      drawPiece(
        brush,
        hexes.map(hex => placeOf(brush, hex)),
        isChosen ? PATTERNS[risk] : OTHER,
      );
  for (const { pieces } of routes.filter(({ isChosen }) => isChosen)) drawLabels(brush, pieces);
};
