import type { Piece } from '@narrow-seas/core';

/** A piece with what a test does not care about filled in. */
export const pieceOf = (id: number, given: Partial<Piece> = {}): Piece => ({
  id,
  side: 'red',
  counter: {
    silhouette: 'destroyer',
    nation: 'So',
    kind: 'DD',
    code: `${id} DD`,
    name: 'Kashin',
    left: [1, 2, 3],
    right: [4, 5, 6],
    corner: '',
    band: false,
  },
  level: 0,
  turned: false,
  spent: false,
  ...given,
});
