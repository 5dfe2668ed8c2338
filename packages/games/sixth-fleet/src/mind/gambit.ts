import { AIR_WAYS } from '../model/chart.ts';
import { type Board, isTop } from './board.ts';
import { enemiesBeside, type Slot } from './choice.ts';
import { opposite, type SideIndex } from './facts.ts';

interface Stroke {
  readonly slot: number;
  readonly choice: number;
}

/** More than these would not all be tried. */
const MOST = 400;
const FROM_EACH_SIDE = 6;
const TOGETHER = 3;

/** Moves that are good only together: two to opposite sides of an enemy, which closes all ways out, or several to one. */
export const gambitsOf = (
  board: Board,
  side: SideIndex,
  slots: readonly Slot[],
): readonly (readonly Stroke[])[] => {
  const strokes = strokesByHex(board, side, slots);
  const gambits = board.units[opposite(side)]
    .filter(unit => isTop(board, unit))
    .flatMap(unit => around(board.hexOf[unit] as number, strokes));
  const step = Math.max(1, Math.ceil(gambits.length / MOST));
  return gambits.filter((_, place) => place % step === 0);
};

/** The units that could go to each hex beside an enemy. */
const strokesByHex = (
  board: Board,
  side: SideIndex,
  slots: readonly Slot[],
): ReadonlyMap<number, readonly Stroke[]> => {
  const strokes = new Map<number, Stroke[]>();
  for (const [slot, { choices }] of slots.entries()) {
    for (const [choice, { kind, hex }] of choices.entries()) {
      if (kind !== 'hex' || enemiesBeside(board, side, hex) === 0) continue;
      const list = strokes.get(hex) ?? [];
      list.push({ slot, choice });
      strokes.set(hex, list);
    }
  }
  return strokes;
};

const around = (
  hex: number,
  strokes: ReadonlyMap<number, readonly Stroke[]>,
): readonly (readonly Stroke[])[] => {
  const gambits: (readonly Stroke[])[] = [];
  const beside = (direction: number): readonly Stroke[] =>
    strokes.get(AIR_WAYS[hex * 6 + (direction % 6)] as number) ?? [];
  for (let direction = 0; direction < 6; direction += 1) {
    const here = beside(direction);
    if (direction < 3) gambits.push(...pairs(here, beside(direction + 3)));
    if (here.length > 1) gambits.push(here.slice(0, TOGETHER));
  }
  return gambits;
};

const pairs = (here: readonly Stroke[], there: readonly Stroke[]): readonly (readonly Stroke[])[] =>
  here
    .slice(0, FROM_EACH_SIDE)
    .flatMap(one => there.slice(0, FROM_EACH_SIDE).map(other => [one, other]))
    .filter(([one, other]) => one?.slot !== other?.slot);
