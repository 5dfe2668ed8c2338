import type { Counter, Piece } from '@narrow-seas/core';
import type { Boat } from '../model/state.ts';
import type { View } from '../secrets/view.ts';

const counterOf = (id: number, own: Partial<Counter>): Counter => ({
  silhouette: 'patrol-boat',
  nation: '',
  kind: '',
  code: String(id),
  name: `Boat ${id}`,
  left: [],
  right: [],
  corner: '',
  band: false,
  ...own,
});

const boatPiece = ({ id, side, where, left, fired }: Boat): Piece => ({
  id,
  side: side === 'north' ? 'blue' : 'red',
  counter: counterOf(id, { nation: side === 'north' ? 'N' : 'S', right: [left] }),
  ...(where.at === 'sea' ? { hex: where.hex } : {}),
  level: 0,
  turned: false,
  spent: left === 0 && fired,
});

/** [2.1] The viewer's mines that are still to be laid, as pieces to pick up: their numbers follow those of the boats. */
export const minesToLay = ({ boats, stock, viewer }: View): readonly number[] =>
  Array.from({ length: viewer === 'spectator' ? 0 : stock[viewer] }, (_, place) => boats.length + place);

const minePiece = (id: number, { viewer }: View): Piece => ({
  id,
  side: viewer === 'north' ? 'blue' : 'red',
  counter: counterOf(id, { silhouette: 'depot', code: '', name: 'Mine' }),
  level: 0,
  turned: false,
  spent: false,
});

export const piecesOf = (view: View): readonly Piece[] => [
  ...view.boats.map(boatPiece),
  ...minesToLay(view).map(id => minePiece(id, view)),
];
