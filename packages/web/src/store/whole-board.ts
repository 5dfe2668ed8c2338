import type { Board, Marker, Piece } from '@narrow-seas/core';
import type { GameDisplay } from '../catalogue/game-display.ts';
import type { View } from '../link/protocol.ts';

/** What all sides see together: each shows its own pieces, and what lies on the map is shown once. */
export const wholeBoard = (display: GameDisplay, views: { readonly [side: string]: View }): Board => {
  const pieces: Piece[] = [];
  const markers = new Map<string, Marker>();
  let ice: Board['ice'];
  for (const [side, view] of Object.entries(views)) {
    const board = display.board(view);
    pieces.push(...board.pieces.filter(piece => piece.side === display.sides[side]?.tint));
    for (const marker of board.markers) markers.set(JSON.stringify(marker), marker);
    ice ??= board.ice;
  }
  return { pieces, markers: [...markers.values()], ...(ice === undefined ? {} : { ice }) };
};
