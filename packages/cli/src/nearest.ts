/** How many letters must be added, dropped, changed or swapped with their neighbour to turn one word into the other. */
export const editDistance = (from: string, to: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = from[i - 1] === to[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + change,
        isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return at(row, to.length);
};

const at = (row: readonly number[], place: number): number => row[place] ?? Number.POSITIVE_INFINITY;

const LONGEST_WORD = 60;

/** The word that was probably meant, undefined when none is near. */
export const nearest = (word: string, words: readonly string[]): string | undefined => {
  if (word.length > LONGEST_WORD) return undefined;
  const ranked = words
    .map(known => ({ known, distance: editDistance(word.toLowerCase(), known.toLowerCase()) }))
    .filter(({ known, distance }) => distance <= Math.max(1, known.length * 0.4))
    .toSorted((a, b) => a.distance - b.distance);
  return ranked[0]?.known;
};
