/** The value below which this share of all lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Enough digits to compare, no more. */
export const rounded = (value: number): number =>
  value < 10 ? Math.round(value * 100) / 100 : Math.round(value);
