/** Pointy hexes stand on a corner, in straight rows; flat hexes lie on a side, in straight columns. */
export const ORIENTATIONS = ['pointy', 'flat'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** The rows (pointy) pushed half a hex east, or the columns (flat) half a hex south, counted from 0. */
export const SHOVES = ['even', 'odd'] as const;
export type Shove = (typeof SHOVES)[number];

export interface GridSpec {
  readonly orientation: Orientation;
  readonly columns: number;
  readonly rows: number;
  readonly shoved: Shove;
}

/** How the offset coordinates of a grid are laid; its dimensions do not matter here. */
export type Lay = Pick<GridSpec, 'orientation' | 'shoved'>;

export interface Offset {
  readonly column: number;
  readonly row: number;
}
export interface Axial {
  readonly q: number;
  readonly r: number;
}
/** Axial with the redundant third axis: q + r + s = 0. */
export interface Cube extends Axial {
  readonly s: number;
}

/** The axial step of each direction. Both lists go counter-clockwise, from E (pointy) or NE (flat). */
export const STEPS: { readonly [orientation in Orientation]: readonly Axial[] } = {
  pointy: [
    { q: 1, r: 0 },
    { q: 1, r: -1 },
    { q: 0, r: -1 },
    { q: -1, r: 0 },
    { q: -1, r: 1 },
    { q: 0, r: 1 },
  ],
  flat: [
    { q: 1, r: -1 },
    { q: 0, r: -1 },
    { q: -1, r: 0 },
    { q: -1, r: 1 },
    { q: 0, r: 1 },
    { q: 1, r: 0 },
  ],
};

/** How far the slanted axis has drifted from the straight one at this row (pointy) or column (flat). */
const drift = (shoved: Shove, index: number): number =>
  shoved === 'odd' ? (index - (index & 1)) / 2 : (index + (index & 1)) / 2;

export const axialFromOffset = ({ orientation, shoved }: Lay, column: number, row: number): Axial =>
  orientation === 'pointy'
    ? { q: column - drift(shoved, row), r: row }
    : { q: column, r: row - drift(shoved, column) };

export const columnFromAxial = ({ orientation, shoved }: Lay, q: number, r: number): number =>
  orientation === 'pointy' ? q + drift(shoved, r) : q;

export const rowFromAxial = ({ orientation, shoved }: Lay, q: number, r: number): number =>
  orientation === 'pointy' ? r : r + drift(shoved, q);

export const offsetFromAxial = (lay: Lay, q: number, r: number): Offset => ({
  column: columnFromAxial(lay, q, r),
  row: rowFromAxial(lay, q, r),
});

/** Which of the two kinds of row (pointy) or column (flat) a hex lies in. */
export const parityOf = ({ orientation }: Lay, column: number, row: number): 0 | 1 =>
  (orientation === 'pointy' ? row : column) & 1 ? 1 : 0;

/** The offset steps of the six directions, by parity: columns and rows in turn. */
export const offsetSteps = (lay: Lay): readonly [Int8Array, Int8Array] => [
  stepsFrom(lay, 2),
  stepsFrom(lay, 3),
];

const stepsFrom = (lay: Lay, at: number): Int8Array => {
  const { q, r } = axialFromOffset(lay, at, at);
  return Int8Array.from(
    STEPS[lay.orientation].flatMap(step => {
      const { column, row } = offsetFromAxial(lay, q + step.q, r + step.r);
      return [column - at, row - at];
    }),
  );
};

/** `0 -` first: plain `-q - r` would yield minus zero at the origin. */
export const cubeFromAxial = ({ q, r }: Axial): Cube => ({ q, r, s: 0 - q - r });

export const axialFromCube = ({ q, r }: Cube): Axial => ({ q, r });

/** The hex that holds a point. Rounding each axis alone may break q + r + s = 0; the worst axis yields. */
export const roundAxial = ({ q, r }: Axial): Axial => {
  const s = -q - r;
  const [nearQ, nearR, nearS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS - s)];
  if (offQ > offR && offQ > offS) return { q: 0 - nearR - nearS, r: 0 + nearR };
  if (offR > offS) return { q: 0 + nearQ, r: 0 - nearQ - nearS };
  return { q: 0 + nearQ, r: 0 + nearR };
};
