import { WORDS } from '../words.ts';

/** Pips in a box of 3 by 3. */
const PIPS: { readonly [face: number]: readonly (readonly [x: number, y: number])[] } = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

const Pips = ({ face }: { readonly face: number }) => (
  <>
    <rect x="2" y="2" width="36" height="36" rx="7" />
    {(PIPS[face] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={10 + x * 10} cy={10 + y * 10} r="3.6" />
    ))}
  </>
);

/** A die with many faces: a kite with a figure on it. */
const Figure = ({ face }: { readonly face: number }) => (
  <>
    <path d="M20 1 38 16 36 27 20 39 4 27 2 16Z" />
    <text x="20" y="21.5" textAnchor="middle" dominantBaseline="central">
      {face}
    </text>
  </>
);

interface Props {
  readonly face: number;
  readonly faces: number;
  /** It has not stopped yet: nobody can read it. */
  readonly isRolling?: boolean;
}

export const Die = ({ face, faces, isRolling = false }: Props) => (
  <svg
    viewBox="0 0 40 40"
    className={isRolling ? 'die rolling' : 'die'}
    role="img"
    aria-label={isRolling ? WORDS.battle.rolling : WORDS.dice.rolled(face)}
  >
    {faces === 6 ? <Pips face={face} /> : <Figure face={face} />}
  </svg>
);
