import type { Point } from '@narrow-seas/hex';

/** A name on a chart: where its text stands, and on which side of that point. */
export interface Label {
  readonly text: string;
  readonly at: Point;
  readonly anchor: 'start' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Half the height of small type, and the height of a line; both in pixels. */
const LETTER = 3.6;
const LINE = 6.5;

/** From the mark to its name: to the right and above first, then the other corners. */
const CORNERS = [
  { x: 4.5, y: -2.7, anchor: 'start' },
  { x: 4.5, y: 7, anchor: 'start' },
  { x: -4.5, y: -2.7, anchor: 'end' },
  { x: -4.5, y: 7, anchor: 'end' },
  { x: 4.5, y: -9, anchor: 'start' },
  { x: -4.5, y: 13, anchor: 'end' },
] as const;

const boxOf = ({ text, at: [x, y], anchor }: Label): Box => {
  const width = text.length * LETTER;
  const left = anchor === 'start' ? x : x - width;
  return { left, right: left + width, top: y - LINE, bottom: y };
};

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Names beside their marks, each in the first corner that no other name has taken; pixels throughout. */
export const labelsFor = (
  marks: readonly { readonly text: string; readonly at: Point }[],
): readonly Label[] => {
  const taken: Box[] = [];
  return marks.map(({ text, at: [x, y] }) => {
    const inCorner = (corner: (typeof CORNERS)[number]): Label => ({
      text,
      at: [x + corner.x, y + corner.y],
      anchor: corner.anchor,
    });
    const isFree = (label: Label): boolean => !taken.some(box => overlaps(box, boxOf(label)));
    const label = CORNERS.map(inCorner).find(isFree) ?? inCorner(CORNERS[0]);
    taken.push(boxOf(label));
    return label;
  });
};
