/** Distributions that verdicts are read from. The tests hold them against printed tables. */

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
] as const;

/** The logarithm of the gamma function, above zero. */
export const logGamma = (value: number): number => {
  if (value < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * value)) - logGamma(1 - value);
  const x = value - 1;
  const sum = LANCZOS.reduce((total, factor, place) => total + factor / (x + place + 1), 0.9999999999998099);
  const t = x + 7.5;
  return Math.log(Math.sqrt(2 * Math.PI)) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
};

const TINY = 1e-300;
const ENOUGH = 1e-13;
const STEPS = 500;

const atLeast = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

/** The continued fraction of the incomplete beta function, by Lentz. */
const betaFraction = (x: number, a: number, b: number): number => {
  let [c, d] = [1, 1 / atLeast(1 - ((a + b) * x) / (a + 1))];
  let fraction = d;
  const step = (factor: number): number => {
    d = 1 / atLeast(1 + factor * d);
    c = atLeast(1 + factor / c);
    fraction *= c * d;
    return c * d;
  };
  for (let m = 1; m <= STEPS; m += 1) {
    step((m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)));
    const change = step((-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)));
    if (Math.abs(change - 1) < ENOUGH) break;
  }
  return fraction;
};

/** The share of a beta distribution that lies below x. */
export const betaBelow = (x: number, a: number, b: number): number => {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
};

/** How likely Student's t is at least this far from zero by chance, on either side. */
export const studentBeyond = (t: number, freedom: number): number =>
  betaBelow(freedom / (freedom + t * t), freedom / 2, 0.5);

/** The distance from zero that Student's t exceeds with this chance, on either side. */
export const studentAt = (chance: number, freedom: number): number => {
  let [low, high] = [0, 1];
  while (studentBeyond(high, freedom) > chance) high *= 2;
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (studentBeyond(middle, freedom) > chance) low = middle;
    else high = middle;
  }
  return high;
};

/** How likely chi-square is at least this large by chance. */
export const chiSquareBeyond = (value: number, freedom: number): number => {
  const [a, x] = [freedom / 2, value / 2];
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let [term, sum] = [1 / a, 1 / a];
    for (let n = 1; n <= STEPS && term > sum * ENOUGH; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - front * sum;
  }
  let [b, c] = [x + 1 - a, 1 / TINY];
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n <= STEPS; n += 1) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / atLeast(factor * d + b);
    c = atLeast(b + factor / c);
    fraction *= c * d;
    if (Math.abs(c * d - 1) < ENOUGH) break;
  }
  return front * fraction;
};

const logChoose = (n: number, k: number): number => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);

/**
 * Fisher's exact test: how likely two groups differ at least as much by chance, when this many of each did something.
 */
export const fisher = (one: number, ofOne: number, other: number, ofOther: number): number => {
  const [did, all] = [one + other, ofOne + ofOther];
  const chanceOf = (k: number): number =>
    Math.exp(logChoose(ofOne, k) + logChoose(ofOther, did - k) - logChoose(all, did));
  const seen = chanceOf(one) * (1 + 1e-7);
  let sum = 0;
  for (let k = Math.max(0, did - ofOther); k <= Math.min(ofOne, did); k += 1)
    if (chanceOf(k) <= seen) sum += chanceOf(k);
  return Math.min(1, sum);
};

/** Holm: each chance by luck, as it counts among all questions, in the order given. */
export const holm = (chances: readonly number[]): readonly number[] => {
  const order = chances.map((_, place) => place).toSorted((a, b) => (chances[a] ?? 0) - (chances[b] ?? 0));
  const corrected = new Array<number>(chances.length).fill(1);
  let worst = 0;
  for (const [rank, place] of order.entries()) {
    worst = Math.max(worst, Math.min(1, (chances[place] ?? 1) * (chances.length - rank)));
    corrected[place] = worst;
  }
  return corrected;
};
