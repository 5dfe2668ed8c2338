/** A position as a regression sees it: what came of it, and what was counted in it. */
export interface Sample {
  /** Samples of one game belong together: they share its end. */
  readonly game: number;
  readonly target: number;
  readonly terms: readonly number[];
}

export interface Fit {
  /** What nothing counted explains. */
  readonly base: number;
  readonly factors: readonly number[];
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Least squares that would rather leave a factor at what it was: `pull` is what a factor off `rest` costs, in samples of spread one. */
export const ridge = (samples: readonly Sample[], pull: number, rest: readonly number[]): Fit => {
  const count = rest.length;
  const means = rest.map((_, term) => meanOf(samples.map(({ terms }) => terms[term] as number)));
  const mean = meanOf(samples.map(({ target }) => target));
  const matrix = rest.map(() => new Float64Array(count));
  const right = new Float64Array(count);
  for (const { target, terms } of samples) {
    const off = terms.map((value, term) => value - (means[term] as number));
    const left = off.reduce((sum, value, term) => sum - value * (rest[term] as number), target - mean);
    for (let row = 0; row < count; row += 1) {
      right[row] = (right[row] as number) + (off[row] as number) * left;
      for (let column = 0; column < count; column += 1)
        add(matrix, row, column, (off[row] as number) * (off[column] as number));
    }
  }
  for (let term = 0; term < count; term += 1) {
    const spread = (matrix[term]?.[term] ?? 0) / samples.length;
    add(matrix, term, term, spread === 0 ? 1 : pull * spread);
  }
  const change = solve(matrix, right);
  const factors = rest.map((was, term) => was + (change[term] as number));
  return { factors, base: factors.reduce((sum, each, term) => sum - each * (means[term] as number), mean) };
};

const add = (matrix: readonly Float64Array[], row: number, column: number, value: number): void => {
  const line = matrix[row] as Float64Array;
  line[column] = (line[column] as number) + value;
};

/** Elimination with the largest pivot; the matrix is spent. */
const solve = (matrix: Float64Array[], right: Float64Array): Float64Array => {
  const size = right.length;
  const at = (row: number, column: number): number => matrix[row]?.[column] ?? 0;
  for (let step = 0; step < size; step += 1) {
    let pivot = step;
    for (let row = step + 1; row < size; row += 1)
      if (Math.abs(at(row, step)) > Math.abs(at(pivot, step))) pivot = row;
    [matrix[step], matrix[pivot]] = [matrix[pivot] as Float64Array, matrix[step] as Float64Array];
    [right[step], right[pivot]] = [right[pivot] as number, right[step] as number];
    for (let row = 0; row < size; row += 1) {
      if (row === step) continue;
      const share = at(row, step) / at(step, step);
      for (let column = step; column < size; column += 1) add(matrix, row, column, -share * at(step, column));
      right[row] = (right[row] as number) - share * (right[step] as number);
    }
  }
  return right.map((value, row) => value / at(row, row));
};

export const foretold = ({ base, factors }: Fit, { terms }: Sample): number =>
  factors.reduce((sum, factor, term) => sum + factor * (terms[term] as number), base);

/** How much of what came is explained: 1 all, 0 no more than the mean says. */
export const explained = (samples: readonly Sample[], told: (sample: Sample) => number): number => {
  const mean = meanOf(samples.map(({ target }) => target));
  let [left, all] = [0, 0];
  for (const sample of samples) {
    left += (sample.target - told(sample)) ** 2;
    all += (sample.target - mean) ** 2;
  }
  return all === 0 ? 0 : 1 - left / all;
};

/** Each part of the games is foretold by a fit on the others: what a fit is worth on games that it has not seen. */
export const crossValidated = (
  samples: readonly Sample[],
  parts: number,
  fitting: (samples: readonly Sample[]) => Fit,
): { readonly explained: number; readonly fits: readonly Fit[] } => {
  const fits = Array.from({ length: parts }, (_, part) =>
    fitting(samples.filter(({ game }) => game % parts !== part)),
  );
  return {
    fits,
    explained: explained(samples, sample => foretold(fits[sample.game % parts] as Fit, sample)),
  };
};
