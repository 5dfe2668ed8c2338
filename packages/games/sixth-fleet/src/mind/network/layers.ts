/** The numbers of a network, as they were trained. */
export interface Layers {
  /** How many sums the first layer has, and how many units the second. */
  readonly width: number;
  readonly hidden: number;
  /** Input after input: what each adds to the sums. */
  readonly rows: Float32Array;
  readonly bias: Float32Array;
  readonly middle: Float32Array;
  readonly middleBias: Float32Array;
  readonly last: Float32Array;
  readonly lastBias: number;
}

/** The file of a network: its first layer one letter a number, in steps of its own for each sum. */
export interface LayersFile {
  readonly width: number;
  readonly hidden: number;
  readonly steps: readonly number[];
  readonly rows: string;
  readonly bias: readonly number[];
  readonly middle: readonly number[];
  readonly middleBias: readonly number[];
  readonly last: readonly number[];
  readonly lastBias: number;
}

export const layersFrom = ({ width, hidden, steps, rows, ...rest }: LayersFile): Layers => ({
  width,
  hidden,
  rows: Float32Array.from(rows, (letter, place) => stepsOf(letter) * (steps[place % width] ?? 0)),
  bias: Float32Array.from(rest.bias),
  middle: Float32Array.from(rest.middle),
  middleBias: Float32Array.from(rest.middleBias),
  last: Float32Array.from(rest.last),
  lastBias: rest.lastBias,
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';

/** From 32 steps below nothing to 31 above. */
const stepsOf = (letter: string): number => LETTERS.indexOf(letter) - LETTERS.length / 2;
