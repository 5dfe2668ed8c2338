/** A share with the interval that holds the true one in 95 of 100 cases. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The standard score of 95%. */
export const STANDARD_SCORE = 1.959964;

/** Wilson's interval: it stays between 0 and 1 and holds for few games and one-sided results too. */
export const wilson = (count: number, total: number): Share => {
  if (total === 0) return { share: 0, low: 0, high: 1 };
  const share = count / total;
  const middle = share + STANDARD_SCORE ** 2 / (2 * total);
  const spread =
    STANDARD_SCORE * Math.sqrt((share * (1 - share)) / total + STANDARD_SCORE ** 2 / (4 * total ** 2));
  const whole = 1 + STANDARD_SCORE ** 2 / total;
  return { share, low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
};
