const sumOf = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0);

/** The most that one target can get while each of the others keeps a point. */
export const mostFor = (shares: readonly number[]): number => sumOf(shares) - (shares.length - 1);

/**
 * Points of an attack with those of one target changed. The others give or take the difference, the last one first,
 * and each keeps at least one: a sum that is wrong for a moment would be refused at every step.
 */
export const reshared = (shares: readonly number[], place: number, wanted: number): readonly number[] => {
  const changed = shares.with(place, Math.min(mostFor(shares), Math.max(1, Math.round(wanted))));
  let over = sumOf(changed) - sumOf(shares);
  return changed
    .toReversed()
    .map((points, back) => {
      if (changed.length - 1 - back === place) return points;
      const left = Math.max(1, points - over);
      over -= points - left;
      return left;
    })
    .toReversed();
};
