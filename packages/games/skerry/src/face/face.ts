import type { Face, Marker } from '@narrow-seas/core';
import type { SkerryTypes } from '../game.ts';
import type { View } from '../secrets/view.ts';
import { piecesOf } from './pieces.ts';
import { namePiece, sayEvent, sayHex, sayPiece } from './say.ts';
import { SIDE_NAMES } from './words.ts';

/** [2.4] Only one's own mines are in a view. */
const minesIn = ({ mines, viewer }: View): readonly Marker[] =>
  mines.map(hex => ({ hex, kind: 'mine', text: '', side: viewer === 'north' ? 'blue' : 'red' }));

/** How Skerry looks and speaks. */
export const skerryFace: Face<SkerryTypes> = {
  id: 'skerry',
  title: 'Skerry',
  about:
    'A small game for learning the tools: boats among rocks, mines laid in secret, signals sealed by both sides at once. A game takes ten minutes, and every part of the rules fits on a page.',
  sides: {
    north: { name: SIDE_NAMES.north, tint: 'blue' },
    south: { name: SIDE_NAMES.south, tint: 'red' },
  },
  board: view => ({ pieces: piecesOf(view), markers: minesIn(view) }),
  track: ({ turn, turns }) => ({
    boxes: Array.from({ length: turns }, (_, place) => ({ turn: place + 1, night: false })),
    now: turn,
  }),
  legend: ({ boats }) => ({
    counters: boats
      .filter(({ where }) => where.at === 'sea')
      .slice(0, 1)
      .map(({ id }) => ({
        title: 'Boat',
        piece: id,
        left: [],
        right: ['hexes that it can still sail'],
        notes: [],
      })),
    badges: [],
    symbols: [{ kind: 'mine', text: 'a mine of your own' }],
    regions: [{ drawn: 'divided', text: 'the line between the two halves' }],
  }),
  namePiece,
  sayPiece,
  sayHex,
  sayEvent,
  saySide: viewer => (viewer === 'spectator' ? 'Spectator' : SIDE_NAMES[viewer]),
};
