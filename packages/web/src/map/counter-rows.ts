import type { Rating } from '@narrow-seas/core';

type Context = CanvasRenderingContext2D;

export const fontOf = (size: number): string => `600 ${size}px "Plex Condensed", "Arial Narrow", sans-serif`;

/** A strength, and the range that is raised beside it: 8 with a small 5. */
export interface Figure {
  readonly main: string;
  readonly raised: string;
}

/** "14-6" is a strength with a range; anything else is written as it is. */
export const figureOf = (rating: Rating): Figure => {
  const [, main, raised] = /^(\d+)-(\d+)$/.exec(String(rating)) ?? [];
  return main === undefined || raised === undefined ? { main: String(rating), raised: '' } : { main, raised };
};

/** Of a figure's height, and how far up it stands. */
const RAISED = { tall: 0.58, up: 0.24 };
/** A zero counts for nothing, and is to look like that. */
const PALE = 0.38;
const GAP = 0.045;
/** Of the row, between two figures that are alone in it. */
const APART = 0.12;

export interface RowPlace {
  /** Where its middle is, how tall its figures are and where it ends, in shares of the counter. */
  readonly middle: number;
  readonly tall: number;
  readonly right: number;
}

const LEFT = 0.09;

const widthOf = (context: Context, { main, raised }: Figure, tall: number): number => {
  context.font = fontOf(tall);
  const width = context.measureText(main).width;
  if (raised === '') return width;
  context.font = fontOf(tall * RAISED.tall);
  return width + context.measureText(raised).width;
};

const drawOne = (context: Context, figure: Figure, x: number, y: number, tall: number): void => {
  context.globalAlpha = figure.main === '0' ? PALE : 1;
  context.textAlign = 'left';
  context.font = fontOf(tall);
  context.fillText(figure.main, x, y);
  const width = context.measureText(figure.main).width;
  context.font = fontOf(tall * RAISED.tall);
  context.fillText(figure.raised, x + width, y - tall * RAISED.up);
  context.globalAlpha = 1;
};

/** Where figures of these widths begin: the first at the left, the last of three at the right, the second between. */
export const startsOf = (widths: readonly number[], left: number, right: number): readonly number[] => {
  const [first = 0, second = 0, third = 0] = widths;
  const last = right - third;
  const between = left + first + (last - left - first - second) / 2;
  const alone = (left + right) / 2 - second / 2;
  return [left, widths.length > 2 ? between : Math.max(alone, left + first + (right - left) * APART), last];
};

/** Up to three figures in a row; a row that is too long is set smaller, never cut. */
export const drawRow = (
  context: Context,
  ratings: readonly Rating[],
  size: number,
  { middle, tall, right }: RowPlace,
): void => {
  const figures = ratings.slice(0, 3).map(figureOf);
  const room = size * (right - LEFT - GAP * Math.max(0, figures.length - 1));
  const wide = figures.reduce((sum, figure) => sum + widthOf(context, figure, size * tall), 0);
  const height = size * tall * Math.min(1, room / wide);
  const widths = figures.map(figure => widthOf(context, figure, height));
  const starts = startsOf(widths, size * LEFT, size * right);
  context.textBaseline = 'alphabetic';
  figures.forEach((figure, place) =>
    drawOne(context, figure, starts[place] ?? 0, size * middle + height * 0.345, height),
  );
};

/** One figure, its middle here. */
export const drawFigure = (context: Context, text: string, x: number, y: number, tall: number): void => {
  context.font = fontOf(tall);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(text, x, y + tall * 0.345);
};
