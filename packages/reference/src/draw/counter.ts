import type { Piece, Rating } from '@narrow-seas/core';
import type { Point } from '@narrow-seas/hex';
import type { Shape } from '../figure.ts';
import { OUTLINES } from '../silhouettes.ts';

/** Of a counter, in pixels. */
const SIZE = 46;

const box = (look: Shape['look'], x: number, y: number, width: number, height: number): Shape => ({
  tag: 'rect',
  look,
  at: { x, y, width, height },
});

const words = (look: Shape['look'], x: number, y: number, text: string): Shape => ({
  tag: 'text',
  look,
  at: { x, y },
  text,
});

/** "14-6" is a strength with a range. */
const said = (rating: Rating): string => String(rating).replace(/^(\d+)-(\d+)$/, '$1/$2');

/** This number of digits has room in a row at full size. */
const ROOMY = 4;

/** Up to three figures, spread over the width; many digits are set smaller. */
const row = (ratings: readonly Rating[], y: number, look: Shape['look']): readonly Shape[] => {
  const shown = ratings.slice(0, 3).map(said);
  const size = shown.join('').length > ROOMY ? { 'font-size': 10 } : {};
  return shown.map((text, place) => ({
    tag: 'text',
    look,
    at: { x: 2 + ((SIZE - 4) * (place + 0.5)) / shown.length, y, ...size },
    text,
  }));
};

const outline = ({ counter, damaged }: Piece, side: 'blue' | 'red'): Shape => ({
  tag: 'path',
  look: `${side}-ink`,
  at: {
    d: OUTLINES[counter.silhouette],
    transform: `translate(7 6.5) scale(.67)${damaged === true ? ' rotate(8 24 12)' : ''}`,
  },
});

const marksOn = ({ spent, damaged, found, badges = [] }: Piece): readonly Shape[] => [
  ...(damaged === true ? [{ tag: 'path', look: 'damaged', at: { d: 'M28 1H45V18Z' } } as const] : []),
  ...(found === true ? [{ tag: 'circle', look: 'found', at: { cx: 39, cy: 8, r: 5 } } as const] : []),
  ...(spent ? [{ tag: 'path', look: 'spent', at: { d: 'M32 8 35.5 11.5 42 4.5' } } as const] : []),
  ...badges
    .slice(0, 2)
    .flatMap((badge, place): readonly Shape[] => [
      box('badge', SIZE - 14 - place * 14, 14, 13, 9),
      words('badge-words', SIZE - 7.5 - place * 14, 21, badge),
    ]),
];

const faceOf = (piece: Piece): readonly Shape[] => {
  const { counter, side, found, spent } = piece;
  const { nation, corner, kind, left, right, band } = counter;
  return [
    outline(piece, side),
    words(`${side}-words`, 3.5, 9, [nation, corner].filter(Boolean).join(' ')),
    ...(found === true || spent ? [] : [words(`${side}-kind`, SIZE - 3.5, 9, kind)]),
    box(band ? 'band' : `${side}-strip`, 0, 22.5, SIZE, 12),
    ...row(left, 32.5, band ? 'band-row' : 'strip-row'),
    ...row(right, 43.5, `${side}-row`),
  ];
};

const unknown = ({ counter, side }: Piece): readonly Shape[] => [
  words(`${side}-row`, SIZE / 2, SIZE * 0.55, '?'),
  words(`${side}-row`, SIZE / 2, SIZE * 0.88, counter.code.slice(0, 8)),
];

/** A counter with its middle here. */
export const drawPiece = (piece: Piece, [x, y]: Point): Shape => {
  const isUnknown = piece.counter.silhouette === 'unknown';
  const turned = piece.turned ? ` rotate(20 ${SIZE / 2} ${SIZE / 2})` : '';
  return {
    tag: 'g',
    look: '',
    at: { transform: `translate(${x - SIZE / 2} ${y - SIZE / 2})${turned}` },
    inside: [
      box(`${piece.side}-ground`, 0, 0, SIZE, SIZE),
      ...(isUnknown ? unknown(piece) : faceOf(piece)),
      ...marksOn(piece),
      {
        ...box(`rim-${piece.side}-${piece.counter.nation.toLowerCase()}`, 0, 0, SIZE, SIZE),
        at: { x: 0, y: 0, width: SIZE, height: SIZE, rx: 4 },
      },
    ],
  };
};

/** How many lie in the stack. */
export const drawCount = (count: number, [x, y]: Point): readonly Shape[] => [
  { tag: 'circle', look: 'count', at: { cx: x + SIZE / 2 - 2, cy: y + SIZE / 2 - 2, r: 8 } },
  words('count-words', x + SIZE / 2 - 2, y + SIZE / 2 + 2, String(count)),
];
