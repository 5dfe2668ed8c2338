const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** [F.3.1] Half-months since Jan I 41. */
export type HalfMonth = number;

const NAME = /^(\w{3}) (I{1,2}) (\d\d)$/;

/** "Jul II 43" as a number; undefined when it is no date of ours. */
export const parseDate = (text: string): HalfMonth | undefined => {
  const match = NAME.exec(text);
  const month = MONTHS.findIndex(name => name === match?.[1]);
  if (match === null || month < 0) return undefined;
  return (Number(match[3]) - 41) * 24 + month * 2 + (match[2] === 'II' ? 1 : 0);
};

/** A date that we know to be well written. */
export const dateOf = (text: string): HalfMonth => {
  const date = parseDate(text);
  if (date === undefined) throw new RangeError(`${text} is no date`);
  return date;
};

export const printDate = (date: HalfMonth): string =>
  `${MONTHS[Math.floor(date / 2) % 12]} ${date % 2 === 0 ? 'I' : 'II'} ${41 + Math.floor(date / 24)}`;

/** 1 to 12. */
export const monthOf = (date: HalfMonth): number => (Math.floor(date / 2) % 12) + 1;

export const yearOf = (date: HalfMonth): number => 1941 + Math.floor(date / 24);

/** The first half of a month, when Malta eats [F.19.7]. */
export const isFirstHalf = (date: HalfMonth): boolean => date % 2 === 0;

/** [36.F.1] The first turn of a calendar year. */
export const isJanuary = (date: HalfMonth): boolean => date % 24 === 0;

/** [F.3.1] The turn that the game began with: each turn has two player-turns. */
export const startOf = ({
  date,
  playerTurn,
}: {
  readonly date: HalfMonth;
  readonly playerTurn: number;
}): HalfMonth => date - Math.floor(playerTurn / 2);
