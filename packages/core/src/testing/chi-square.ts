/** How far counts are from even. Of a fair source it exceeds 20.5 for 6 kinds, or 13.8 for 3, once in a thousand. */
export const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

export const countOf = (kinds: number, draws: number, draw: (place: number) => number): readonly number[] => {
  const counts = new Array<number>(kinds).fill(0);
  for (let place = 0; place < draws; place += 1) {
    const kind = draw(place);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};
