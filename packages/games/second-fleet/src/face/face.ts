import type { Face } from '@narrow-seas/core';
import type { SecondFleetTypes } from '../game.ts';
import { iceOf } from './ice.ts';
import { legendOf } from './legend.ts';
import { markersOf } from './markers.ts';
import { piecesOf } from './pieces.ts';
import { sayEvent } from './say-event.ts';
import { sayHex } from './say-hex.ts';
import { sayWhereIs } from './where.ts';
import { sayPiece } from './say-piece.ts';
import { trackOf } from './track.ts';
import { fullName } from './units.ts';
import { WORDS } from './words.ts';

/** How Second Fleet looks and speaks. Any view of the game gives the names in `sayEvent`, not only one of its time. */
export const secondFleetFace: Face<SecondFleetTypes> = {
  id: 'second-fleet',
  title: WORDS.title,
  about: WORDS.about,
  sides: {
    nato: { name: WORDS.side('nato'), tint: 'blue' },
    soviet: { name: WORDS.side('soviet'), tint: 'red' },
  },
  board: view => ({ pieces: piecesOf(view), markers: markersOf(view), ice: iceOf(view.table) }),
  track: ({ table }) => trackOf(table),
  legend: legendOf,
  namePiece: ({ table }, piece) => fullName(table, piece),
  sayPiece,
  sayHex,
  sayWhere: (_view, hex) => sayWhereIs(hex),
  sayEvent: ({ table }, sight) => sayEvent(table, sight),
  saySide: viewer => (viewer === 'spectator' ? WORDS.spectator : WORDS.side(viewer)),
};
