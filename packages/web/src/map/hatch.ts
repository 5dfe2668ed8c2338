import type { Palette, Role } from './palette.ts';

export type HatchKind = 'slant' | 'counter-slant' | 'cross' | 'dots' | 'level';

const STEP = 9;

const STROKES: { readonly [kind in HatchKind]: string } = {
  slant: 'M-1 10 10 -1 M-1 1 1 -1 M8 10 10 8',
  'counter-slant': 'M-1 -1 10 10 M8 -1 10 1 M-1 8 1 10',
  cross: 'M-1 10 10 -1 M-1 -1 10 10',
  dots: 'M4.5 4.5 h.01',
  level: 'M0 4.5 H9',
};

const tileOf = (kind: HatchKind, colour: string, width: number): HTMLCanvasElement => {
  const tile = document.createElement('canvas');
  tile.width = STEP;
  tile.height = STEP;
  const context = tile.getContext('2d');
  if (context === null) return tile;
  context.strokeStyle = colour;
  context.lineCap = 'round';
  context.lineWidth = kind === 'dots' ? width * 2 : width;
  context.stroke(new Path2D(STROKES[kind]));
  return tile;
};

/** A hatch that keeps its width in pixels at every scale. */
export const hatchOf = (
  context: CanvasRenderingContext2D,
  { colour }: Palette,
  kind: HatchKind,
  role: Role,
  width = 1,
): CanvasPattern | string =>
  context.createPattern(tileOf(kind, colour[role], width), 'repeat') ?? colour[role];
