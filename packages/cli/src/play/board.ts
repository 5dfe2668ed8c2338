import type { Words } from './names.ts';
import type { Shown, Speech } from './speech.ts';
import { PLAY_WORDS } from '../words/play.ts';

/** Pieces by hex, in the order in which the hexes are numbered. */
const heapsOf = (shown: readonly Shown[]): readonly (readonly [hex: number, pieces: readonly Shown[]])[] => {
  const heaps = new Map<number, Shown[]>();
  for (const piece of shown) heaps.set(piece.hex, [...(heaps.get(piece.hex) ?? []), piece]);
  return [...heaps].toSorted(([a], [b]) => a - b);
};

const sidesIn = (pieces: readonly Shown[]): readonly string[] => [...new Set(pieces.map(({ side }) => side))];

/** The board as text: a line for each hex with something in it, and on it each piece by the word that orders use. */
export const sayBoard = (speech: Speech, words: Words, view: object): readonly string[] => {
  const heaps = heapsOf(speech.shown(view));
  if (heaps.length === 0) return [PLAY_WORDS.emptyBoard];
  return heaps.map(([hex, pieces]) => {
    const parts = sidesIn(pieces).map(side => {
      const names = pieces
        .filter(piece => piece.side === side)
        .map(({ id }) => words.piece(id) ?? speech.namePiece(view, id));
      return `${side}: ${names.join(', ')}`;
    });
    return PLAY_WORDS.heap(words.hex(hex), speech.where(view, hex), parts);
  });
};

/** What lies in one hex, each piece with its figures. */
export const sayHex = (speech: Speech, words: Words, view: object, hex: number): readonly string[] => [
  speech.sayHex(view, hex),
  ...speech
    .shown(view)
    .filter(piece => piece.hex === hex)
    .map(({ id }) => PLAY_WORDS.piece(words.piece(id), speech.sayPiece(view, id))),
];

/** The piece that orders call so. */
export const findPiece = (
  speech: Speech,
  words: Words,
  view: object,
  ready: readonly number[],
  word: string,
): number | undefined =>
  [...ready, ...speech.shown(view).map(({ id }) => id)].find(
    id => words.piece(id)?.toLowerCase() === word.toLowerCase(),
  );
