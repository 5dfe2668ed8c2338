import type { Piece } from '@narrow-seas/core';

/** The pieces of one side in one hex, topmost first. */
export interface PieceStack {
  readonly hex: number;
  readonly side: 'blue' | 'red';
  readonly pieces: readonly Piece[];
}

const keyOf = ({ hex, side }: Piece): string => `${hex} ${side}`;

export const stacksOf = (pieces: readonly Piece[]): readonly PieceStack[] => {
  const stacks = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.hex === undefined) continue;
    const stack = stacks.get(keyOf(piece));
    if (stack === undefined) stacks.set(keyOf(piece), [piece]);
    else stack.push(piece);
  }
  return [...stacks.values()].map(stack => {
    const sorted = stack.toSorted((one, other) => one.level - other.level);
    const top = sorted[0] as Piece;
    return { hex: top.hex as number, side: top.side, pieces: sorted };
  });
};

/** All pieces in a hex: each side's stack, topmost first. */
export const piecesAt = (pieces: readonly Piece[], hex: number): readonly Piece[] =>
  pieces
    .filter(piece => piece.hex === hex)
    .toSorted((one, other) => one.side.localeCompare(other.side) || one.level - other.level);
