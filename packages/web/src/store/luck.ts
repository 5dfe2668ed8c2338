/** How lucky a series of attempts was, each with its own chance. */
export interface Luck {
  readonly attempts: number;
  readonly expected: number;
  readonly hits: number;
  /** How often such a series goes at least as far to this side of what is expected. */
  readonly share: number;
}

/** The chance of each number of hits, from none to all. */
const distribution = (chances: readonly number[]): readonly number[] => {
  let ways = [1];
  for (const chance of chances) {
    const next = new Array<number>(ways.length + 1).fill(0);
    for (const [hits, share] of ways.entries()) {
      next[hits] = (next[hits] ?? 0) + share * (1 - chance);
      next[hits + 1] = (next[hits + 1] ?? 0) + share * chance;
    }
    ways = next;
  }
  return ways;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const luckOf = (attempts: readonly { readonly chance: number; readonly hit: boolean }[]): Luck => {
  const chances = attempts.map(({ chance }) => chance);
  const hits = attempts.filter(({ hit }) => hit).length;
  const expected = sum(chances);
  const ways = distribution(chances);
  const share = sum(hits >= expected ? ways.slice(hits) : ways.slice(0, hits + 1));
  return { attempts: attempts.length, expected, hits, share };
};
