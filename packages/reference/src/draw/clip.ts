import type { Point } from '@narrow-seas/hex';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Edge {
  readonly isIn: (point: Point) => boolean;
  readonly cut: (from: Point, to: Point) => Point;
}

const upright = (x: number, isIn: Edge['isIn']): Edge => ({
  isIn,
  cut: ([fromX, fromY], [toX, toY]) => [x, fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX)],
});

const level = (y: number, isIn: Edge['isIn']): Edge => ({
  isIn,
  cut: ([fromX, fromY], [toX, toY]) => [fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY), y],
});

const edgesOf = ({ left, top, right, bottom }: Box): readonly Edge[] => [
  upright(left, ([x]) => x >= left),
  upright(right, ([x]) => x <= right),
  level(top, ([, y]) => y >= top),
  level(bottom, ([, y]) => y <= bottom),
];

const clipAt = (ring: readonly Point[], { isIn, cut }: Edge): readonly Point[] =>
  ring.flatMap((to, place) => {
    const from = ring.at(place - 1) as Point;
    if (isIn(to)) return isIn(from) ? [to] : [cut(from, to), to];
    return isIn(from) ? [cut(from, to)] : [];
  });

/** What of a closed ring lies in a box. */
export const clipped = (ring: readonly Point[], box: Box): readonly Point[] =>
  edgesOf(box).reduce<readonly Point[]>((left, edge) => clipAt(left, edge), ring);
