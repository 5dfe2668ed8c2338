import type { Face } from '@narrow-seas/core';
import type { SixthFleetTypes } from '../game.ts';
import { legendOf } from './legend.ts';
import { markersOf } from './markers.ts';
import { piecesOf } from './pieces.ts';
import { sayEvent, told } from './say-event.ts';
import { sayHex } from './say-hex.ts';
import { where } from './places.ts';
import { sayPiece } from './say-piece.ts';
import { trackOf } from './track.ts';
import { fullName } from './units.ts';
import { WORDS } from './words.ts';

/** How Sixth Fleet looks and speaks. Any view of the game gives the names in `sayEvent`, not only one of its time. */
export const sixthFleetFace: Face<SixthFleetTypes> = {
  id: 'sixth-fleet',
  title: WORDS.title,
  about: WORDS.about,
  sides: {
    nato: { name: WORDS.side('nato'), tint: 'blue' },
    soviet: { name: WORDS.side('soviet'), tint: 'red' },
  },
  board: ({ table }) => ({ pieces: piecesOf(table), markers: markersOf(table) }),
  track: ({ table }) => trackOf(table),
  legend: ({ table }) => legendOf(table),
  namePiece: ({ table }, piece) => fullName(table, piece),
  sayPiece: ({ table }, piece) => sayPiece(table, piece),
  sayHex: ({ table }, hex) => sayHex(table, hex),
  sayWhere: (_view, hex) => where(hex),
  told,
  sayEvent: ({ table }, sight) => sayEvent(table, sight),
  saySide: viewer => (viewer === 'spectator' ? WORDS.spectator : WORDS.side(viewer)),
};
