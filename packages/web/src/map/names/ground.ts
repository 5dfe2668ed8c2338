import type { Point } from '@narrow-seas/hex';

/** A box on the screen, turned by nothing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const CELL = 64;

/** The ground that is taken on the chart: what comes later finds a free place, or is left out. */
export interface Ground {
  readonly isFree: (box: Box) => boolean;
  readonly take: (box: Box) => void;
}

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

const cellsOf = ({ left, top, right, bottom }: Box): readonly string[] => {
  const cells: string[] = [];
  for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x++)
    for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y++) cells.push(`${x} ${y}`);
  return cells;
};

export const makeGround = (): Ground => {
  const taken = new Map<string, Box[]>();
  return {
    isFree: box => cellsOf(box).every(cell => taken.get(cell)?.every(other => !meets(box, other)) ?? true),
    take: box => {
      for (const cell of cellsOf(box)) {
        const list = taken.get(cell);
        if (list === undefined) taken.set(cell, [box]);
        else list.push(box);
      }
    },
  };
};
