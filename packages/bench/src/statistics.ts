/** The value below which `share` of the sorted values lie, between two values in proportion. */
const quantileOfSorted = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new RangeError('There is no middle of nothing');
  return below + (above - below) * (place - Math.floor(place));
};

export const quantile = (values: readonly number[], share: number): number =>
  quantileOfSorted(
    values.toSorted((a, b) => a - b),
    share,
  );

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Interquartile range over median: how much the windows disagree, untouched by one that was disturbed. */
export const spread = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = quantileOfSorted(sorted, 0.5);
  if (middle === 0) return 0;
  return (quantileOfSorted(sorted, 0.75) - quantileOfSorted(sorted, 0.25)) / Math.abs(middle);
};

/** The slope of the line through the points that misses them least. */
export const slope = (points: readonly (readonly [x: number, y: number])[]): number => {
  const meanX = mean(points.map(([x]) => x));
  const meanY = mean(points.map(([, y]) => y));
  let [rise, run] = [0, 0];
  for (const [x, y] of points) {
    rise += (x - meanX) * (y - meanY);
    run += (x - meanX) ** 2;
  }
  if (run === 0) throw new RangeError('A slope needs points at two places');
  return rise / run;
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
