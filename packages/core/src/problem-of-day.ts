const DAY = 86_400_000;

/** The problem of a day, as written in UTC: the same for everybody, and each comes once before the first comes again. */
export const problemOfDay = <P>(problems: readonly P[], date: string): P | undefined => {
  const day = Math.floor(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY);
  const count = problems.length;
  return Number.isNaN(day) || count === 0 ? undefined : problems[((day % count) + count) % count];
};
