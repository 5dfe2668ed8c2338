import type { Board } from '../board.ts';
import { sideSign, type SideIndex } from '../facts.ts';
import { ABSENT, firstInputs, inputOf, settingOf } from './features.ts';
import type { Layers } from './layers.ts';

/** What a network says of a board, for the side that has just moved, in points beyond what the prospect counts. */
export type Opinion = (board: Board, side: SideIndex) => number;

/**
 * Follows one board: from one look to the next only units that went elsewhere are counted again, so a look costs little more
 * than the two small layers behind the first.
 */
export const opinionBy = (layers: Layers, { facts, units }: Board): Opinion => {
  const { width, rows, bias } = layers;
  const first = firstInputs(facts);
  const known = new Int32Array(facts.count).fill(ABSENT);
  const sums = Float64Array.from(bias);
  const everybody = [...units[0], ...units[1]];
  const add = (input: number, sign: number): void => {
    if (input === ABSENT) return;
    for (let place = 0; place < width; place += 1)
      sums[place] = (sums[place] as number) + sign * (rows[input * width + place] as number);
  };
  return (board, side) => {
    for (const unit of everybody) {
      const input = inputOf(board, first, unit);
      const before = known[unit] as number;
      if (input === before) continue;
      add(before, -1);
      add(input, 1);
      known[unit] = input;
    }
    return sideSign(side) * headOf(layers, sums, settingOf(board, side));
  };
};

/** The layers behind the sums, in points for the Soviets. */
const headOf = (
  { width, hidden, middle, middleBias, last, lastBias }: Layers,
  sums: Float64Array,
  setting: readonly number[],
): number => {
  const across = width + setting.length;
  let out = lastBias;
  for (let unit = 0; unit < hidden; unit += 1) {
    let sum = middleBias[unit] as number;
    for (let place = 0; place < width; place += 1) {
      const value = sums[place] as number;
      if (value > 0) sum += value * (middle[unit * across + place] as number);
    }
    for (const [place, value] of setting.entries())
      sum += value * (middle[unit * across + width + place] as number);
    if (sum > 0) out += sum * (last[unit] as number);
  }
  return out;
};
