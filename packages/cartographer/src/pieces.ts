import { type Grid, type HexId, hexsideBetween } from '@narrow-seas/hex';
import type { Raster } from './raster.ts';
import type { Sample } from './sample.ts';

/** A connected part of one hex's water. */
export interface Piece {
  readonly hex: HexId;
  size: number;
  /** A hand-dug channel runs through it: it counts however thin it is. */
  dredged: boolean;
  /** Chosen by hand as the water of its hex. */
  chosen: boolean;
}

/** Where two pieces of neighbouring hexes touch, in cells. */
export interface Contact {
  readonly side: number;
  readonly pieces: readonly [number, number];
  length: number;
}

export interface Waters {
  readonly pieces: readonly Piece[];
  readonly contacts: readonly Contact[];
  /** Cells along each hexside, water or not. */
  readonly sideLength: Uint32Array;
}

/** Cells that a person pointed at. */
export interface Marks {
  readonly dredged: readonly number[];
  readonly chosen: readonly number[];
}

const NONE = -1;

const spread = (
  start: number,
  label: number,
  labels: Int32Array,
  sea: Uint8Array,
  hexOfCell: Int32Array,
  width: number,
): number => {
  const stack = [start];
  const hex = hexOfCell[start];
  labels[start] = label;
  let size = 0;
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    size++;
    for (const other of [cell - 1, cell + 1, cell - width, cell + width])
      if (sea[other] === 1 && labels[other] === NONE && hexOfCell[other] === hex) {
        labels[other] = label;
        stack.push(other);
      }
  }
  return size;
};

const labelPieces = (
  raster: Raster,
  sea: Uint8Array,
  { hexOfCell }: Sample,
): { labels: Int32Array; pieces: Piece[] } => {
  const labels = new Int32Array(sea.length).fill(NONE);
  const pieces: Piece[] = [];
  for (let cell = 0; cell < sea.length; cell++) {
    if (sea[cell] !== 1 || hexOfCell[cell] === NONE || labels[cell] !== NONE) continue;
    const size = spread(cell, pieces.length, labels, sea, hexOfCell, raster.width);
    pieces.push({ hex: hexOfCell[cell] as HexId, size, dredged: false, chosen: false });
  }
  return { labels, pieces };
};

/** Walks every pair of neighbouring cells that lie in different hexes: that is the hexside, cell by cell. */
const eachStep = (raster: Raster, { hexOfCell }: Sample, visit: (a: number, b: number) => void): void => {
  for (let cell = 0; cell < hexOfCell.length; cell++) {
    const right = (cell + 1) % raster.width === 0 ? NONE : cell + 1;
    for (const other of [right, cell + raster.width]) {
      if (other === NONE || other >= hexOfCell.length) continue;
      const [a, b] = [hexOfCell[cell] as number, hexOfCell[other] as number];
      if (a !== b && a !== NONE && b !== NONE) visit(cell, other);
    }
  }
};

/** Splits the water of each hex into its connected pieces and finds where pieces touch across hexsides. */
export const findWaters = (
  grid: Grid,
  raster: Raster,
  sea: Uint8Array,
  sample: Sample,
  marks: Marks,
): Waters => {
  const { labels, pieces } = labelPieces(raster, sea, sample);
  const pieceAt = (cell: number): Piece | undefined => pieces[labels[cell] as number];
  for (const piece of marks.dredged.map(pieceAt)) if (piece) piece.dredged = true;
  for (const piece of marks.chosen.map(pieceAt)) if (piece) piece.chosen = true;
  const sideLength = new Uint32Array(grid.hexsideCount);
  const found = new Map<number, Contact>();
  eachStep(raster, sample, (a, b) => {
    const side = hexsideBetween(grid, sample.hexOfCell[a] as HexId, sample.hexOfCell[b] as HexId);
    if (side === undefined) return;
    (sideLength[side] as number)++;
    const [first, second] = [labels[a] as number, labels[b] as number];
    if (first === NONE || second === NONE) return;
    const [low, high] = first < second ? [first, second] : [second, first];
    const key = low * pieces.length + high;
    const contact = found.get(key);
    if (contact) contact.length++;
    else found.set(key, { side, pieces: [low, high], length: 1 });
  });
  return { pieces, contacts: [...found.values()], sideLength };
};
