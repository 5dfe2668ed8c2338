import type { Face } from '@narrow-seas/core';
import type { SecondFleetTypes } from '../game.ts';
import { markersOf } from './markers.ts';
import { piecesOf } from './pieces.ts';
import { sayEvent } from './say-event.ts';
import { sayHex } from './say-hex.ts';
import { sayPiece } from './say-piece.ts';
import { trackOf } from './track.ts';
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
  table: view => ({ pieces: piecesOf(view), markers: markersOf(view) }),
  track: ({ table }) => trackOf(table),
  sayPiece,
  sayHex,
  sayEvent: ({ table }, sight) => sayEvent(table, sight),
  saySide: viewer => (viewer === 'spectator' ? WORDS.spectator : WORDS.side(viewer)),
};
