import type { Face } from '@narrow-seas/core';
import type { EuropaNavalTypes } from '../game.ts';
import { legendOf } from './legend.ts';
import { markersOf } from './markers.ts';
import { piecesOf } from './pieces.ts';
import { sayEvent, told } from './say-event.ts';
import { sayHex } from './say-hex.ts';
import { namePiece, sayPiece } from './say-piece.ts';
import { sayWhereIs } from './where.ts';
import { trackOf } from './track.ts';
import { WORDS } from './words.ts';

/** How Europa Naval looks and speaks. Any view of the game gives the names in `sayEvent`, not only one of its time. */
export const europaNavalFace: Face<EuropaNavalTypes> = {
  id: 'europa-naval',
  title: WORDS.title,
  about: WORDS.about,
  sides: {
    axis: { name: WORDS.sides.axis, tint: 'red' },
    allied: { name: WORDS.sides.allied, tint: 'blue' },
  },
  board: view => ({ pieces: piecesOf(view), markers: markersOf(view.common) }),
  track: ({ common }) => trackOf(common),
  legend: legendOf,
  namePiece,
  sayPiece,
  sayHex,
  sayWhere: ({ common }, hex) => sayWhereIs(common, hex),
  told,
  sayEvent,
  saySide: viewer => (viewer === 'spectator' ? WORDS.spectator : WORDS.sides[viewer]),
};
